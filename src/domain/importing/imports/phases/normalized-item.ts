import type { ParsedPiece } from "#contract/imports.ts";

export type NormalizedItem = { piece: ParsedPiece | null; notes: string[]; fingerprint: string };
