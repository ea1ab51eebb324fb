"""Checks a JSONL log by what events/FORMAT.md says, with nothing but Python: payloads are made
from the page's field tables, then digests, contents, commitments and dice. A witness that the
page is complete.

Usage: check_log.py FORMAT.md LOG.jsonl
"""

import hashlib
import json
import re
import struct
import sys

INTEGERS = {"u8": "<B", "u16": "<H", "u32": "<I", "u64": "<Q", "i8": "<b"}
KINDS = {"player_name": 1, "text": 2, "question_pool": 3, "question": 4}
NAMES = {
    "PlayerNamed": "name",
    "Retracted": "reason",
    "KeyCorrected": "reason",
    "PoolFixed": "content",
    "QuestionAsked": "content",
}


def tagged(tag, data, size=32):
    return hashlib.blake2b(data, digest_size=size, person=tag.encode()).digest()


def read_page(path):
    """Type codes by name, and (field, type, range) rows by heading."""
    codes, tables, heading = {}, {}, ""
    for line in open(path, encoding="utf-8"):
        if line.startswith("#"):
            heading = line.lstrip("# ").strip()
        cells = [cell.strip() for cell in line.strip().strip("|").split(" | ")]
        if heading == "Type codes" and cells[0].isdigit():
            codes[cells[1]] = int(cells[0])
        if line.startswith("| `") and len(cells) == 4:
            tables.setdefault(heading, []).append((cells[0].strip("`"), cells[1], cells[2]))
    return codes, tables


def word(text):
    return bytes([len(text)]) + text.encode("ascii")


def fields(tables, heading, data):
    assert list(data) == [name for name, _, _ in tables[heading]], data
    return b"".join(field(tables, data[name], kind, rule) for name, kind, rule in tables[heading])


def field(tables, value, kind, rule):
    if kind in INTEGERS:
        if isinstance(value, str):  # "0 six, 1 capture"
            value = {name: int(number) for number, name in re.findall(r"(\d+) (\w+)", rule)}[value]
        return struct.pack(INTEGERS[kind], value)
    if kind == "word":
        return word(value)
    if kind == "options":
        return bytes([len(value)]) + b"".join(word(k) + word(v) for k, v in value.items())
    if kind == "maybe origin":
        return b"\1" + fields(tables, "origin", value) if value else b"\0"
    data = bytes.fromhex(value)
    assert f"{len(data)} bytes" == kind
    return data


class Dice:
    def __init__(self, epoch, seeds):
        self.key = tagged("ludolog.key", struct.pack("<HB", epoch, len(seeds)) + b"".join(seeds))
        self.blocks = {}

    def byte(self, offset):
        number = offset // 64
        if number not in self.blocks:
            self.blocks[number] = tagged("ludolog.dice", self.key + struct.pack("<Q", number), 64)
        return self.blocks[number][offset % 64]

    def draw(self, offset, sides):
        width = 1 if sides <= 128 else 4
        limit = 256**width // sides * sides
        while True:
            number = int.from_bytes(bytes(self.byte(offset + i) for i in range(width)), "little")
            if number < limit:
                return offset, number % sides + 1, offset + width
            offset += width


def main(page, log):
    codes, tables = read_page(page)
    text = open(log, encoding="utf-8", newline="").read()
    assert text.endswith("\n")
    label, *lines = [json.loads(line) for line in text.split("\n")[:-1]]
    raw = text.split("\n")[1:-1]

    digest = tagged("ludolog.chain", struct.pack("<I", label["format"]))
    events, named, given = [], [], []
    for line, written in zip(lines, raw):
        dumped = json.dumps(line, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
        assert dumped == written, written
        if "content" in line:
            data = bytes.fromhex(line.get("salt", "")) + line["text"].encode()
            content = tagged("ludolog.content", bytes([KINDS[line["kind"]]]) + data)
            assert content.hex() == line["content"], line
            given.append(line["content"])
            continue
        code = codes[line["type"]]
        heading = f"{line['type']}, type {code}, schema {line['schema']}"
        payload = b"\1" + fields(tables, heading, line["data"])
        head = struct.pack("<QHHqI", len(events), code, line["schema"], line["time"], len(payload))
        digest = tagged("ludolog.chain", digest + head + payload)
        assert digest.hex() == line["digest"] and line["position"] == len(events), line
        events.append(line)
        content = line["data"].get(NAMES.get(line["type"]), "")
        if content.strip("0") and content not in named:
            named.append(content)
    assert len(events) == label["events"] and given == named

    match = bytes.fromhex(events[0]["digest"])[:16]
    seeds = {}
    for event in events:
        data = event["data"]
        if event["type"] == "ChanceRevealed":
            seeds[data["epoch"], data["party"]] = bytes.fromhex(data["seed"])
    draws, offset, dice = 0, 0, None
    for event in events:
        data = event["data"]
        if event["type"] == "ChanceCommitted":
            epoch, party = data["epoch"], data["party"]
            seed = struct.pack("<HB", epoch, party) + seeds[epoch, party]
            assert tagged("ludolog.seed", match + seed).hex() == data["commitment"], event
            dice, offset = Dice(epoch, [seeds[epoch, p] for p in range(data["parties"])]), 0
        if "sides" in data:
            at, value, offset = dice.draw(offset, data["sides"])
            assert (at, value) == (data["offset"], data["value"]), event
            draws += 1
    assert events and given and draws
    print(f"{len(events)} events, {len(given)} contents, {draws} draws: all as the page says")


if __name__ == "__main__":
    main(*sys.argv[1:])
