import { CHECKSUMS, MANIFEST, SECRET_FILES } from "../../../infrastructure/table-dump/manifest.ts";

const MB = 1024 * 1024;
const GB = 1024 * MB;

/** Bytes of an archive that belong to no file in it, such as its padding. */
export const MAX_HEADER_BYTES = MB;

/** The longest row in characters; a story has at most two million, each of which JSON may escape. */
export const MAX_ROW_LENGTH = 64 * MB;

/** All uncompressed rows of a backup, in characters. */
export const MAX_ROWS_LENGTH = 16 * GB;

type EntryLimit = { pattern: RegExp; maxBytes: number; maxCount: number };

/**
 * The names that a backup may contain, which excludes path traversal, and the size and number of each
 * kind. Photos, the manifest and checksums are read into memory one at a time.
 */
export const ENTRY_LIMITS: EntryLimit[] = [
  { pattern: /^tables\/[a-z_]{1,63}\.ndjson\.gz$/, maxBytes: 4 * GB, maxCount: 200 },
  {
    pattern: /^media\/[0-9a-f]{2}\/[0-9a-f]{64}\.(jpg|webp)$/,
    maxBytes: 200 * MB,
    maxCount: 500_000,
  },
  { pattern: new RegExp(`^secrets/(${SECRET_FILES.join("|")})$`), maxBytes: 4096, maxCount: 2 },
  { pattern: new RegExp(`^(${MANIFEST}|${CHECKSUMS})$`), maxBytes: 100 * MB, maxCount: 2 },
];
