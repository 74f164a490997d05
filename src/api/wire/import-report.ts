import { importReportSchema, type ImportReport } from "#contract/imports.ts";
import { messageSchema } from "../routing/response-schemas.ts";

/** The response of an import: its report and a sentence that summarizes it. */
export const wireReportSchema = importReportSchema.extend(messageSchema.shape);

export const toWireReport = (report: ImportReport) => ({
  message: describeReport(report),
  ...report,
});

function describeReport({
  imported,
  updated,
  skipped,
  refused,
  doubtful,
  dryRun,
  status,
}: ImportReport) {
  const counts = [
    [imported, dryRun ? "to add" : "added"],
    [updated, dryRun ? "to change" : "changed"],
    [skipped, "unchanged"],
    [refused, "refused"],
    [doubtful, "to look at"],
  ] as const;
  const described = counts
    .filter(([count]) => count > 0)
    .map(([count, what]) => `${count} ${what}`);
  const pieces =
    described.length > 0 ? `Pieces: ${described.join(", ")}.` : "There was no piece to import.";
  return status === "cancelled" ? `Cancelled. ${pieces}` : pieces;
}
