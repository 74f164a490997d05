import { z } from "zod";
import { idSchema } from "#contract/field-schemas.ts";
import {
  ARCHIVE_FILE_NAME,
  ARCHIVE_MEDIA_TYPE,
  exportArchive,
} from "#domain/exporting/archive/export-archive.ts";
import { CSV_LAYOUTS, exportPieces } from "#domain/exporting/csv/export-pieces.ts";
import {
  EXPORT_FILE_NAME,
  EXPORT_MEDIA_TYPE,
  exportSomePieces,
  exportWorkbook,
  PIECES_FILE_NAME,
} from "#domain/exporting/workbook/export-workbook.ts";
import { exportRedirects, REDIRECT_FORMATS } from "#domain/exporting/redirects/export-redirects.ts";
import { type Call, defineCall } from "../routing/define-call.ts";
import { sendFile } from "../routing/send-file.ts";

const group = "Data";
const CSV = "text/csv; charset=utf-8";

const NAMES: Record<keyof typeof CSV_LAYOUTS, string> = {
  shopify: "Shopify",
  woocommerce: "WooCommerce",
  etsy: "Etsy",
};

const csvCalls = (Object.keys(CSV_LAYOUTS) as (keyof typeof CSV_LAYOUTS)[]).map((key) => {
  const layout = CSV_LAYOUTS[key];
  return defineCall({
    method: "get",
    path: `/data/export/${key}.csv`,
    group,
    summary: `Download the pieces as ${NAMES[key]} reads them`,
    response: { contentType: CSV, description: layout.fileName },
    handle: ({ shop }) =>
      Promise.resolve(sendFile(layout.fileName, CSV, exportPieces(shop, layout))),
  });
});

const redirectCalls = Object.values(REDIRECT_FORMATS).map((format) =>
  defineCall({
    method: "get",
    path: `/data/export/${format.fileName}`,
    group,
    summary: `Download the redirects of old addresses as ${format.fileName}`,
    description:
      "Old paths and the pages of this shop that they lead to, for the server of the old site.",
    response: { contentType: format.contentType, description: format.fileName },
    handle: ({ shop }) =>
      Promise.resolve(sendFile(format.fileName, format.contentType, exportRedirects(shop, format))),
  }),
);

export const dataExportCalls: Call[] = [
  defineCall({
    method: "get",
    path: "/data/export",
    group,
    summary: "Download the shop's data as a workbook",
    response: { contentType: EXPORT_MEDIA_TYPE, description: EXPORT_FILE_NAME },
    handle: ({ shop }) =>
      Promise.resolve(sendFile(EXPORT_FILE_NAME, EXPORT_MEDIA_TYPE, exportWorkbook(shop))),
  }),
  defineCall({
    method: "post",
    path: "/data/export/pieces",
    group,
    summary: "Download some pieces as a workbook",
    description:
      "The sheet Pieces of GET /data/export with these pieces alone; nothing is changed.",
    body: z.object({ ids: z.array(idSchema).min(1).max(100_000) }),
    response: { contentType: EXPORT_MEDIA_TYPE, description: PIECES_FILE_NAME },
    handle: ({ shop, body }) =>
      Promise.resolve(
        sendFile(PIECES_FILE_NAME, EXPORT_MEDIA_TYPE, exportSomePieces(shop, body.ids)),
      ),
  }),
  ...csvCalls,
  ...redirectCalls,
  defineCall({
    method: "get",
    path: "/data/export/archive",
    group,
    summary: "Download all data as one archive",
    description:
      "A .tar file with a JSON file for each table and the original photos, without passwords, sessions and credentials of platforms.",
    response: { contentType: ARCHIVE_MEDIA_TYPE, description: ARCHIVE_FILE_NAME },
    fails: ["storage-full"],
    handle: async ({ shop }) =>
      sendFile(ARCHIVE_FILE_NAME, ARCHIVE_MEDIA_TYPE, await exportArchive(shop)),
  }),
];
