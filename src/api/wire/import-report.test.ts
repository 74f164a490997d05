import { expect, test } from "vitest";
import type { ImportReport } from "#contract/importing/imports.ts";
import { describePieces, toWireReport } from "./import-report.ts";

const report: ImportReport = {
  syncLogId: 1,
  status: "completed",
  dryRun: false,
  way: "spreadsheet",
  imported: 0,
  updated: 0,
  skipped: 0,
  refused: 0,
  doubtful: 0,
  gone: 0,
  others: [],
  failed: [],
  notes: [],
  missingPhotos: [],
  productIds: [],
  error: null,
};

test("counts what became of the pieces, without what did not happen", () => {
  const counts = { imported: 5, updated: 4, skipped: 3, refused: 2, doubtful: 1 };
  expect(describePieces({ ...report, ...counts })).toBe(
    "Pieces: 5 added, 4 changed, 3 unchanged, 2 refused, 1 to review.",
  );
  expect(describePieces({ ...report, refused: 1 })).toBe("Pieces: 1 refused.");
  expect(describePieces(report)).toBeNull();
});

test("says of a preview what would happen", () => {
  expect(describePieces({ ...report, dryRun: true, imported: 2, updated: 1 })).toBe(
    "Pieces: 2 to add, 1 to change.",
  );
});

test("says that nothing was there, and that an import was cancelled", () => {
  expect(toWireReport(report)).toEqual({
    ...report,
    message: "No pieces found.",
  });
  expect(toWireReport({ ...report, status: "cancelled", imported: 1 }).message).toBe(
    "Canceled. Pieces: 1 added.",
  );
});
