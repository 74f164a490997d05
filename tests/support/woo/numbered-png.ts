import { crc32, deflateSync } from "node:zlib";

const [COLUMNS, ROWS, SIDE] = [6, 4, 8];

/**
 * A small PNG of black and white squares that encode a number below 16 million, so that each number gives
 * another picture, also after resizing.
 */
export function numberedPng(number: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(COLUMNS * SIDE, 0);
  header.writeUInt32BE(ROWS * SIDE, 4);
  // Eight bits a pixel, in shades of gray.
  header.set([8, 0], 8);
  const rows = Array.from({ length: ROWS }, (_, row) => {
    const squares = Array.from({ length: COLUMNS }, (__, column) => {
      const bit = (number >> (row * COLUMNS + column)) & 1;
      return Buffer.alloc(SIDE, bit * 255);
    });
    const line = Buffer.concat([Buffer.from([0]), ...squares]);
    return Buffer.concat(Array.from({ length: SIDE }, () => line));
  });
  return Buffer.concat([
    Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(Buffer.concat(rows))),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function chunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, "latin1"), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}
