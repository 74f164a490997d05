import { z } from "zod";

/** The newest backup format of this version. */
export const BACKUP_FORMAT = 1;

export const MANIFEST = "manifest.json";

/** The SHA-256 of every other file, in the format of `sha256sum --check`; always the last entry. */
export const CHECKSUMS = "SHA256SUMS";

/** Files of the data folder that a backup includes. */
export const SECRET_FILES = ["session-secret", "encryption-key"] as const;

const hash = z.string().regex(/^[0-9a-f]{64}$/);

/** Describes a backup's contents. */
export const manifestSchema = z.object({
  format: z.number(),
  /** ISO 8601: when the snapshot was taken. */
  createdAt: z.iso.datetime(),
  engine: z.enum(["sqlite", "postgres"]),
  /** The newest migration of its schema. */
  schema: z.number().int(),
  sequences: z.record(z.string(), z.number().int()),
  /** Row count and SHA-256 of the uncompressed lines of each table. */
  tables: z.record(z.string(), z.object({ rows: z.number().int(), sha256: hash })),
  media: z.object({
    files: z.number().int(),
    bytes: z.number().int(),
    /** Hashes of originals that were missing or damaged when the backup was written. */
    missing: z.array(hash),
  }),
  secrets: z.array(z.enum(SECRET_FILES)),
});

export type Manifest = z.infer<typeof manifestSchema>;

export const tableEntry = (table: string): string => `tables/${table}.ndjson.gz`;
