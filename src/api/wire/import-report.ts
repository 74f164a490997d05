import { importReportSchema, type ImportReport } from "#contract/importing/imports.ts";
import { messageSchema } from "../routing/response-schemas.ts";

/** The response of an import: its report and a sentence that summarizes it. */
export const wireReportSchema = importReportSchema.extend(messageSchema.shape);

export const toWireReport = (report: ImportReport) => ({
  message: describeReport(report),
  ...report,
});

function describeReport(report: ImportReport) {
  const pieces = describePieces(report) ?? "No pieces found.";
  return report.status === "cancelled" ? `Canceled. ${pieces}` : pieces;
}

/** "Pieces: 2 added, 1 refused."; null for none. */
export function describePieces(report: ImportReport): string | null {
  const { imported, updated, skipped, refused, doubtful, dryRun } = report;
  const counts = [
    [imported, dryRun ? "to add" : "added"],
    [updated, dryRun ? "to change" : "changed"],
    [skipped, "unchanged"],
    [refused, "refused"],
    [doubtful, "to review"],
  ] as const;
  const described = counts
    .filter(([count]) => count > 0)
    .map(([count, what]) => `${count} ${what}`);
  return described.length > 0 ? `Pieces: ${described.join(", ")}.` : null;
}
