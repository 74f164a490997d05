import { z } from "zod";

/** The newest form of backup that this software writes and reads. */
export const BACKUP_FORMAT = 1;

export const MANIFEST = "manifest.json";

/** Names every other file with its SHA-256, as `sha256sum --check` reads it; always the last. */
export const CHECKSUMS = "SHA256SUMS";

/** What lies in the data folder beside database and pictures, and is part of the shop. */
export const SECRET_FILES = ["session-secret", "encryption-key"] as const;

const hash = z.string().regex(/^[0-9a-f]{64}$/);

/** What a backup says of itself. */
export const manifestSchema = z.object({
  format: z.number(),
  /** ISO 8601: the moment whose state it holds. */
  createdAt: z.string(),
  engine: z.enum(["sqlite", "postgres"]),
  /** The newest migration that its rows went through. */
  schema: z.number().int(),
  sequences: z.record(z.string(), z.number().int()),
  /** Of each table the number of rows, and the SHA-256 of its lines before they were packed. */
  tables: z.record(z.string(), z.object({ rows: z.number().int(), sha256: hash })),
  media: z.object({
    files: z.number().int(),
    bytes: z.number().int(),
    /** Originals that the database names but that were gone or damaged when the backup was made. */
    missing: z.array(hash),
  }),
  secrets: z.array(z.enum(SECRET_FILES)),
});

export type Manifest = z.infer<typeof manifestSchema>;

export const tableEntry = (table: string): string => `tables/${table}.ndjson.gz`;
