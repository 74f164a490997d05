import type { ImportReport } from "#contract/importing/imports.ts";
import {
  type SpreadsheetReport,
  spreadsheetResponseSchema,
} from "#contract/importing/spreadsheet-report.ts";
import { importSpreadsheet } from "#domain/importing/spreadsheets/import-spreadsheet.ts";
import { writeRefusedRows } from "#domain/importing/spreadsheets/write-refused-rows.ts";
import { defineCall } from "../routing/define-call.ts";
import { dryRunQuery, isDryRun } from "../routing/dry-run.ts";
import { idParams } from "../routing/id-params.ts";
import { describePieces } from "../wire/import-report.ts";
import { readSpreadsheetUpload } from "../uploads/read-spreadsheet-upload.ts";
import { withUploadFolder } from "../uploads/with-upload-folder.ts";
import { sendFile } from "../routing/send-file.ts";

const group = "Data";

export const dataImportCalls = [
  defineCall({
    method: "post",
    path: "/data/import",
    group,
    summary: "Import pieces from a spreadsheet",
    description:
      "A workbook (.xlsx, .xls, .ods, Excel 2003's XML), a table as .csv or .html, a list as .json or .ndjson, or an .xml product feed, of at most 20 MB and 50,000 rows, or an export of WordPress (WXR) of at most 200 MB: this shop's own export, a file from Shopify, Etsy, WooCommerce, Wix, Squarespace, PrestaShop, Magento, BigCommerce, Square, Lightspeed, Amazon, Google Merchant or Meta, posts_1.json of Instagram, or any other whose `answers` say what its `columns` hold. With dryRun=1 it returns what it would do. This shop's own export also imports its tags, collections, orders and subscribers. Lists of customers, completed orders, redirects, posts and subscribers of other shops, blogs and mail services are imported as such. Of a table of discounts or gift cards nothing is imported, unless `answers` say that it holds pieces. A ZIP is refused: send the file that is in it. The import is all-or-nothing; refused rows are left out and can be downloaded by GET /api/sync-logs/{id}/refused.csv. The header X-Sync-Log-Id identifies the import.",
    query: dryRunQuery,
    upload: {
      field: "file",
      several: false,
      texts: {
        answers:
          'JSON: answers to the questions of the response by their ids, such as {"sheets": ["Rings", "Pins"], "columns": {"Artikel": "name", "Regal": null}, "states": {"en venta": "listed"}}',
      },
    },
    bodyLimit: "streamed",
    response: spreadsheetResponseSchema,
    fails: ["conflict", "too-large", "unsupported-media", "unprocessable", "storage-full"],
    handle: async ({ c, shop, query, by }) => {
      const dryRun = isDryRun(query);
      // Its rows are in memory, compressed, once it was opened.
      const started = await withUploadFolder(shop, async (folder) => {
        const file = await readSpreadsheetUpload(c.req.raw, folder);
        return importSpreadsheet(shop, file, { by, dryRun });
      });
      if ("mappingRequest" in started) {
        const message = "Say which column holds what.";
        return { message, needsMapping: true as const, ...started.mappingRequest };
      }
      const { syncLogId, layout, done } = started.importRun;
      c.header("X-Sync-Log-Id", String(syncLogId));
      const { report, ...about } = await done;
      const message = toMessage(report, dryRun, about);
      return { message, needsMapping: false as const, layout, ...about, ...report };
    },
  }),
  defineCall({
    method: "get",
    path: "/sync-logs/{id}/refused.csv",
    group,
    summary: "Download the rows that an import refused",
    description: "The original rows, each with the reason. Correct them and import the file again.",
    params: idParams,
    response: { contentType: "text/csv; charset=utf-8", description: "refused.csv" },
    fails: ["not-found"],
    handle: async ({ shop, params }) =>
      sendFile("refused.csv", "text/csv; charset=utf-8", await writeRefusedRows(shop, params.id)),
  }),
];

function toMessage(
  report: ImportReport,
  dryRun: boolean,
  { fileNotes, kind }: Pick<SpreadsheetReport, "fileNotes" | "kind">,
): string {
  if (report.status === "applying") return "The import is paused. Continue it whenever you like.";
  if (report.status !== "completed") return "The import was stopped. Nothing came in.";
  // What the file was taken for instead of pieces comes first.
  const [found] = kind === "pieces" ? [] : fileNotes;
  const pieces = describePieces(report) ?? found ?? "There is no piece in this file.";
  return [pieces, ...describeOthers(report, dryRun)].join(" ");
}

/** "Also to add: 3 tags, 1 order." */
function describeOthers({ others }: ImportReport, dryRun: boolean): string[] {
  const list = (count: "added" | "changed" | "refused") =>
    others
      .filter((each) => each[count] > 0)
      .map((each) => `${each[count]} ${each.kind}${each[count] === 1 ? "" : "s"}`)
      .join(", ");
  const [added, changed, refused] = [list("added"), list("changed"), list("refused")];
  return [
    ...(added === "" ? [] : [`Also ${dryRun ? "to add" : "added"}: ${added}.`]),
    ...(changed === "" ? [] : [`${dryRun ? "To change" : "Changed"}: ${changed}.`]),
    ...(refused === "" ? [] : [`Refused: ${refused}.`]),
  ];
}
