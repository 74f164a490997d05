import { expect, test } from "vitest";
import { importSpreadsheetFile, listAllPieces } from "#tests/support/import-spreadsheet.ts";
import { pictureWithCornerColors } from "#tests/support/test-pictures.ts";
import { testShop } from "#tests/support/test-shop.ts";
import { mediaUrl } from "#contract/media/media-urls.ts";
import { storePicture } from "../../media/library/store-picture.ts";

const csv =
  "TITLE,PRICE,CURRENCY_CODE,QUANTITY,IMAGE1\nEmber,40,USD,1,Ember 1.jpg\nAsh,41,USD,1,ash.jpg\n";

test("gives pieces the photos that were uploaded beside the file, and changes nothing again", async () => {
  const shop = await testShop();
  const corners = [0, 1, 2, 3].map((at) => [20, at * 60, 90] as const);
  const bytes = await pictureWithCornerColors(64, 32, corners).jpeg().toBuffer();
  const { hash, extension } = await storePicture(shop, bytes, "");
  const answers = {
    pictureFiles: {
      "ember 1.jpg": mediaUrl(hash, extension),
      "ash.jpg": mediaUrl("0".repeat(64), "jpg"),
    },
  };
  const { report, questions } = await importSpreadsheetFile(shop, csv, { answers });
  expect(questions.pictureFiles).toMatchObject({ help: null, names: [], found: 2 });
  expect(questions.pictureFolder).toBeUndefined();
  expect(report).toMatchObject({
    imported: 2,
    failed: [{ name: "Ash", reason: expect.stringMatching(/not among the photos here/) }],
  });
  const images = new Map((await listAllPieces(shop)).map((piece) => [piece.name, piece.images]));
  expect([images.get("Ember"), images.get("Ash")]).toEqual([[mediaUrl(hash, extension)], []]);
  const again = await importSpreadsheetFile(shop, csv, { answers });
  expect(again.report).toMatchObject({ imported: 0, updated: 0, skipped: 2 });
});
