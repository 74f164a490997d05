import { expect, test } from "vitest";
import { CAPTION, INSTAGRAM_POSTS } from "#tests/support/instagram-files.ts";
import { importSpreadsheetFile, listAllPieces } from "#tests/support/import-spreadsheet.ts";
import { readCsvPieces } from "#tests/support/read-csv-pieces.ts";
import { pictureWithCornerColors } from "#tests/support/test-pictures.ts";
import { type TestShop, testShop } from "#tests/support/test-shop.ts";
import { mediaUrl } from "#contract/media/media-urls.ts";
import { updateProduct } from "../../../../catalogue/products/update-product.ts";
import { createTag } from "../../../../catalogue/tags/create-tag.ts";
import { storePicture } from "../../../../media/library/store-picture.ts";
import { undoImport } from "../../../imports/undo-import.ts";

const by = "ada";

test("reads each post as a hidden piece named after the caption's first line", async () => {
  const { layout, sourceKey, pieces } = await readCsvPieces(INSTAGRAM_POSTS);
  expect([layout, sourceKey]).toEqual(["instagram", "instagram"]);
  expect(pieces).toEqual({
    "2": {
      name: "Ember ring, forged in a café 🔥",
      externalId: "media/posts/202403/1.jpg",
      description: CAPTION.replaceAll("\r", ""),
      isActive: false,
      keywords: ["RoseGold", "rose gold", "noSuchTag"],
    },
    "3": {
      name: '=HYPERLINK("https://bad.example")',
      externalId: "media/posts/202403/2a.jpg",
      description: '=HYPERLINK("https://bad.example")\nZoé’s <b>pin</b>',
      isActive: false,
    },
    "4": {
      name: "Post of March 12, 2024",
      externalId: "media/posts/202403/3.jpg",
      description: "✨🔥 #handmade #gold",
      isActive: false,
      keywords: ["handmade", "gold"],
    },
    "5": {
      name: "café, typed long ago",
      externalId: "media/posts/old/5.jpg",
      description: "café, typed long ago",
      isActive: false,
    },
    "6": expect.objectContaining({ name: "r".repeat(2000) }),
    "7": { name: "Post on Instagram", externalId: "media/posts/old/7.jpg", isActive: false },
  });
});

/** Photos of the first posts, as they are uploaded from the ZIP. */
async function uploadPhotos(shop: TestShop): Promise<Record<string, string>> {
  const files: Record<string, string> = {};
  for (const [index, name] of ["1.jpg", "2a.jpg", "2b.webp"].entries()) {
    const corners = [0, 1, 2, 3].map((at) => [index * 80, at * 60, 90] as const);
    const bytes = await pictureWithCornerColors(64, 32, corners).jpeg().toBuffer();
    const { hash, extension } = await storePicture(shop, bytes, "");
    files[`export/media/posts/202403/${name}`] = mediaUrl(hash, extension);
  }
  return files;
}

test("imports posts with their photos once, keeps what was changed here, and is undone", async () => {
  const shop = await testShop();
  await createTag(shop, { name: "Rose gold", slug: "rose-gold", type: "material" }, { by: null });
  const bare = await importSpreadsheetFile(shop, INSTAGRAM_POSTS, { dryRun: true });
  expect(bare.questions.pictureFiles).toMatchObject({
    help: expect.stringMatching(/^6 pieces have only the names of photos\./),
    names: [
      "media/posts/202403/1.jpg",
      "media/posts/202403/2a.jpg",
      "media/posts/202403/2b.webp",
      "media/posts/202403/3.jpg",
      "media/posts/old/5.jpg",
      "media/posts/202403/6.jpg",
      "media/posts/old/7.jpg",
    ],
  });
  const pictureFiles = await uploadPhotos(shop);
  const answers = { pictureFiles };
  const preview = await importSpreadsheetFile(shop, INSTAGRAM_POSTS, { answers, dryRun: true });
  const { report, fileNotes } = await importSpreadsheetFile(shop, INSTAGRAM_POSTS, { answers });
  expect(preview.report).toMatchObject({ imported: 6, refused: 0, doubtful: 0 });
  expect(report).toMatchObject({ imported: 6, refused: 0, doubtful: 0, failed: [] });
  expect(fileNotes).toContain("2 videos and 1 post without a photo were left out.");
  const pieces = await listAllPieces(shop);
  const [first, second] = pieces;
  const [one, ...two] = Object.values(pictureFiles);
  expect(first).toMatchObject({ isActive: false, price: "0.00", images: [one] });
  expect(first?.tagIds).toHaveLength(1);
  expect(second).toMatchObject({ isActive: false, images: two });
  expect(pieces.map(({ name }) => name.length)).toContain(255);
  await updateProduct(shop, first?.id ?? 0, { name: "Ember", price: 12_000, isActive: true }, by);
  const again = await importSpreadsheetFile(shop, INSTAGRAM_POSTS, { answers });
  expect(again.report).toMatchObject({ imported: 0, updated: 0, skipped: 6 });
  await undoImport(shop, report.syncLogId, by);
  expect(await listAllPieces(shop)).toEqual([]);
  expect(await shop.db.selectFrom("outgoingMails").selectAll().execute()).toEqual([]);
});
