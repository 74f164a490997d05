import type { SourceKind } from "#contract/importing/imports.ts";

export type ImportContext = {
  syncLogId: number;
  sourceKind: SourceKind;
  sourceKey: string;
  platformId: number | null;
};
