import type { ParsedPiece } from "#contract/importing/imports.ts";

export type NormalizedItem = {
  piece: ParsedPiece | null;
  notes: string[];
  /** Names of its categories, when none is one of the shop's. */
  unknownCategories: string[];
  fingerprint: string;
};
