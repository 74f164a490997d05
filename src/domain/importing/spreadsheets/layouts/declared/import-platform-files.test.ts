import { createHash } from "node:crypto";
import sharp from "sharp";
import { expect, test } from "vitest";
import * as files from "#tests/support/platform-files.ts";
import * as tables from "#tests/support/table-platform-files.ts";
import { hashShop } from "#tests/support/hash-shop.ts";
import { importSpreadsheetFile, listAllPieces } from "#tests/support/import-spreadsheet.ts";
import { testShop } from "#tests/support/test-shop.ts";
import { emptyTrash } from "../../../../operations/trash/empty-trash.ts";
import { deleteUnreferencedMedia } from "../../../../media/library/delete-unreferenced-media.ts";
import { undoImport } from "../../../imports/undo-import.ts";

/** Every address has a picture of its own. */
async function pictureOf(address: string): Promise<Uint8Array> {
  const [r = 0, g = 0, b = 0] = createHash("sha256").update(address).digest();
  const background = { r, g, b };
  return sharp({ create: { width: 40, height: 40, channels: 3, background } })
    .png()
    .toBuffer();
}

test.each(Object.entries({ ...files, ...tables }))(
  "imports the file %s once and undoes it",
  async (_, file) => {
    const shop = await testShop();
    shop.outbound.fetch = async (url) => ({
      status: 200,
      url: String(url),
      headers: new Headers(),
      bytes: Buffer.from(await pictureOf(String(url))),
    });
    const before = await hashShop(shop);
    const { report } = await importSpreadsheetFile(shop, file);
    expect(report).toMatchObject({ imported: 2, updated: 0, refused: 0, doubtful: 0 });
    expect(report.missingPhotos).toEqual([]);
    const again = await importSpreadsheetFile(shop, file);
    expect(again.report).toMatchObject({ imported: 0, updated: 0, skipped: 2 });
    expect(await listAllPieces(shop)).toHaveLength(2);
    expect(await undoImport(shop, report.syncLogId, "ada")).toEqual({ undone: 2, kept: [] });
    await emptyTrash(shop, null);
    // Photos that nothing uses stay for 30 days.
    await deleteUnreferencedMedia(shop);
    shop.clock.advance({ days: 31 });
    await deleteUnreferencedMedia(shop);
    expect(await hashShop(shop)).toEqual(before);
  },
);
