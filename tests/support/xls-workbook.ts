/* Writes an .xls as Excel 97 did, as small as can be: one sheet of texts and numbers in a compound file
   of one stream. There is no library that still does. */

const record = (id: number, ...parts: Buffer[]) => {
  const data = Buffer.concat(parts);
  const head = Buffer.alloc(4);
  head.writeUInt16LE(id, 0);
  head.writeUInt16LE(data.length, 2);
  return Buffer.concat([head, data]);
};

const u16 = (...values: number[]) => {
  const bytes = Buffer.alloc(values.length * 2);
  for (const [index, value] of values.entries()) bytes.writeUInt16LE(value, index * 2);
  return bytes;
};

const u32 = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value >>> 0);
  return bytes;
};

const BEGIN = 0x08_09;
const END = record(0x0a);
const begin = (kind: number) => record(BEGIN, u16(0x06_00, kind, 0, 0), u32(0), u32(0));

type Value = string | number | { formula: number } | { number: number; format: string };

/** @param formats of the numbers that have one: the first is extended format 1 */
function cell(row: number, column: number, value: Value, formats: string[]): Buffer {
  if (typeof value === "object" && "number" in value) {
    const bytes = Buffer.alloc(8);
    bytes.writeDoubleLE(value.number);
    return record(0x02_03, u16(row, column, formats.indexOf(value.format) + 1), bytes);
  }
  if (typeof value === "object") {
    const bytes = Buffer.alloc(8);
    bytes.writeDoubleLE(value.formula);
    return record(0x06, u16(row, column, 0), bytes, u16(0), u32(0), u16(0));
  }
  if (typeof value === "number") {
    const bytes = Buffer.alloc(8);
    bytes.writeDoubleLE(value);
    return record(0x02_03, u16(row, column, 0), bytes);
  }
  const text = Buffer.from(value, "utf16le");
  return record(0x02_04, u16(row, column, 0, value.length), Buffer.from([1]), text);
}

const HIDDEN = 0x20;
const hiddenRow = (row: number) => record(0x02_08, u16(row, 0, 3, 0, 0, 0), u32(HIDDEN));

type About = {
  /** Whether the file says that the rest of it is encrypted. */
  password?: boolean;
  /** From 0. */
  hiddenRows?: number[];
  isSheetHidden?: boolean;
};

export function xlsWorkbook(
  rows: Value[][],
  { password = false, hiddenRows = [], isSheetHidden = false }: About = {},
): Buffer {
  const name = "Sheet1";
  const formats = rows
    .flat()
    .flatMap((value) => (typeof value === "object" && "format" in value ? value.format : []));
  const head = [
    begin(5),
    ...(password ? [record(0x2f, u16(1, 1))] : []),
    ...(formats.length === 0 ? [] : formatRecords(formats)),
  ];
  const sheetAt = Buffer.concat(head).length + 4 + 6 + 2 + name.length + END.length;
  const bound = record(
    0x85,
    u32(sheetAt),
    Buffer.from([isSheetHidden ? 1 : 0, 0]),
    Buffer.from([name.length, 0]),
    Buffer.from(name),
  );
  const cells = rows.flatMap((row, y) => row.map((value, x) => cell(y, x, value, formats)));
  return compoundFile(
    Buffer.concat([...head, bound, END, begin(0x10), ...hiddenRows.map(hiddenRow), ...cells, END]),
  );
}

/** Number formats, and the extended formats that refer to them after one of none. */
const formatRecords = (formats: string[]): Buffer[] => [
  ...formats.map((format, index) =>
    record(
      0x04_1e,
      u16(164 + index, format.length),
      Buffer.from([1]),
      Buffer.from(format, "utf16le"),
    ),
  ),
  ...[0, ...formats.map((_, index) => 164 + index)].map((id) =>
    record(0xe0, u16(0, id), Buffer.alloc(16)),
  ),
];

const SECTOR = 512;
const END_OF_CHAIN = 0xff_ff_ff_fe;
const FREE = 0xff_ff_ff_ff;
const FAT = 0xff_ff_ff_fd;

/** Sector 0 is the table of sectors, 1 the directory, the stream follows. */
function compoundFile(stream: Buffer): Buffer {
  const size = Math.max(4096, Math.ceil(stream.length / SECTOR) * SECTOR);
  const sectors = size / SECTOR;
  const table = Array.from({ length: 128 }, (_, sector) => {
    if (sector === 0) return FAT;
    if (sector === 1) return END_OF_CHAIN;
    if (sector > sectors + 1) return FREE;
    return sector === sectors + 1 ? END_OF_CHAIN : sector + 1;
  });
  const header = Buffer.concat([
    Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]),
    Buffer.alloc(16),
    u16(0x3e, 3, 0xff_fe, 9, 6, 0, 0, 0),
    u32(0),
    u32(1),
    u32(1),
    u32(0),
    u32(4096),
    u32(END_OF_CHAIN),
    u32(0),
    u32(END_OF_CHAIN),
    u32(0),
    u32(0),
    ...Array.from({ length: 108 }, () => u32(FREE)),
  ]);
  const directory = Buffer.concat([
    entry("Root Entry", 5, { child: 1, start: END_OF_CHAIN, size: 0 }),
    entry("Workbook", 2, { child: FREE, start: 2, size }),
    Buffer.alloc(256),
  ]);
  return Buffer.concat([
    header,
    ...table.map(u32),
    directory,
    stream,
    Buffer.alloc(size - stream.length),
  ]);
}

type Place = { child: number; start: number; size: number };

function entry(name: string, kind: number, { child, start, size }: Place): Buffer {
  const text = Buffer.alloc(64);
  text.write(name, "utf16le");
  return Buffer.concat([
    text,
    u16((name.length + 1) * 2),
    Buffer.from([kind, 1]),
    u32(FREE),
    u32(FREE),
    u32(child),
    Buffer.alloc(36),
    u32(start),
    u32(size),
    u32(0),
  ]);
}
