// Where the cells of a board lie in its picture.
#pragma once

#include "viewer/draw/canvas.h"
#include "viewer/model/board_places.h"

namespace ludolog::draw {

class BoardFrame {
 public:
  /// `cells` in a row; turned by quarters, clockwise.
  BoardFrame(const Rect& squares, float cells, int quarters)
      : squares_(squares), cells_(cells), quarters_(quarters), cell_(squares.width / cells) {}

  /// Side of a cell, in logical pixels.
  [[nodiscard]] float cell() const { return cell_; }
  [[nodiscard]] float cells() const { return cells_; }
  [[nodiscard]] Point origin() const { return {squares_.x, squares_.y}; }
  /// A place of the board that nobody has turned.
  [[nodiscard]] Point at(Point place) const {
    return origin() + model::turned(place, cells_, quarters_) * cell_;
  }
  [[nodiscard]] Rect around(Point middle, float half) const {
    const Point center = at(middle);
    return {center.x - half * cell_, center.y - half * cell_, 2 * half * cell_, 2 * half * cell_};
  }
  [[nodiscard]] Rect tile_at(Point middle) const { return around(middle, .5F - .034F); }
  /// Of tiles.
  [[nodiscard]] float corner() const { return .13F * cell_; }
  /// A direction, turned with the board.
  [[nodiscard]] Point direction(Point d) const { return at(d) - at({}); }

 private:
  Rect squares_;
  float cells_;
  int quarters_;
  float cell_;
};

}  // namespace ludolog::draw
