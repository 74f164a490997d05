/* The container of .xls files ([MS-CFB], learn.microsoft.com/openspecs/windows_protocols/ms-cfb). */

const DIRECTORY_ENTRY_BYTES = 128;
/** Sector numbers from here on are marks: free, end of a chain. */
const MAX_SECTOR = 0xff_ff_ff_f9;

/**
 * The bytes of a stream in a compound file, by one of its names; null when there is none, when it is
 * among the small ones that are stored apart, or when the file is damaged.
 */
export function readCompoundStream(bytes: Buffer, names: string[]): Buffer | null {
  try {
    const sectors = readSectors(bytes);
    const directory = sectors.chain(bytes.readUInt32LE(48));
    for (let at = 0; at + DIRECTORY_ENTRY_BYTES <= directory.length; at += DIRECTORY_ENTRY_BYTES) {
      const nameBytes = Math.min(64, directory.readUInt16LE(at + 64));
      const name = directory.toString("utf16le", at, at + Math.max(0, nameBytes - 2));
      if (!names.includes(name)) continue;
      const size = directory.readUInt32LE(at + 120);
      const smallest = bytes.readUInt32LE(56);
      return size < smallest
        ? null
        : sectors.chain(directory.readUInt32LE(at + 116)).subarray(0, size);
    }
    return null;
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** @throws RangeError for a damaged file */
function readSectors(bytes: Buffer) {
  const size = 1 << bytes.readUInt16LE(30);
  const sectorAt = (number: number) => {
    const start = (number + 1) * size;
    if (start >= bytes.length) throw new RangeError(`There is no sector ${number}.`);
    return bytes.subarray(start, start + size);
  };
  const table = listTableSectors(bytes, sectorAt, size).map(sectorAt);
  const nextOf = (sector: number) => {
    const perSector = size / 4;
    const part = table[Math.floor(sector / perSector)];
    if (!part) throw new RangeError(`Sector ${sector} is not in the table.`);
    return part.readUInt32LE((sector % perSector) * 4);
  };
  return {
    chain: (first: number): Buffer => {
      const parts: Buffer[] = [];
      for (let sector = first; sector <= MAX_SECTOR; sector = nextOf(sector)) {
        if (parts.length * size > bytes.length) throw new RangeError("A chain has no end.");
        parts.push(sectorAt(sector));
      }
      return Buffer.concat(parts);
    },
  };
}

/** Where the table of sectors is: 109 places in the header, further ones in a chain of their own. */
function listTableSectors(bytes: Buffer, sectorAt: (number: number) => Buffer, size: number) {
  const places = Array.from({ length: 109 }, (_, index) => bytes.readUInt32LE(76 + index * 4));
  let next = bytes.readUInt32LE(68);
  while (next <= MAX_SECTOR) {
    if (places.length * size > bytes.length + 109 * size) throw new RangeError("No end.");
    const sector = sectorAt(next);
    for (let at = 0; at + 8 <= size; at += 4) places.push(sector.readUInt32LE(at));
    next = sector.readUInt32LE(size - 4);
  }
  return places.filter((place) => place <= MAX_SECTOR);
}
