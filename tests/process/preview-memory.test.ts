import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test, vi } from "vitest";
import { trackPeakMemory } from "../../bench/peak-memory.ts";
import { admin, signInToShop } from "#tests/support/shop-client.ts";
import { startShop } from "#tests/support/shop-server.ts";

const ROWS = 25_000;
const MAX_MEGABYTES = 300;

vi.setConfig({ testTimeout: 180_000 });

test.runIf(process.platform === "linux")(
  "a shop previews 25,000 rows within 300 MB, the process that reads the file included",
  async () => {
    const dataDir = await mkdtemp(path.join(tmpdir(), "fernhill-preview-"));
    const shop = await startShop({ DATA_DIR: dataDir, ADMIN_PASSWORD: admin.password });
    try {
      const { cookie } = await signInToShop(shop.baseURL);
      const form = new FormData();
      form.append("file", new Blob([toCsv(ROWS)]), "stock.csv");
      const stopTracking = trackPeakMemory(shop.process.pid ?? 0);
      const answer = await fetch(`${shop.baseURL}/api/data/import?dryRun=1`, {
        method: "POST",
        headers: { Cookie: cookie, Origin: shop.baseURL },
        body: form,
      });
      const { all } = await stopTracking();
      expect(await answer.json()).toMatchObject({ imported: ROWS - ROWS / 50, refused: ROWS / 50 });
      expect({ all, isWithin: all < MAX_MEGABYTES }).toEqual({ all, isWithin: true });
    } finally {
      await shop.stop();
      await rm(dataDir, { recursive: true });
    }
  },
);

/** Etsy's file, with a price that is none in every fiftieth row. */
function toCsv(rows: number): string {
  const header = "TITLE,DESCRIPTION,PRICE,CURRENCY_CODE,QUANTITY,TAGS,MATERIALS,IMAGE1,IMAGE2,SKU";
  const lines = Array.from({ length: rows }, (_, index) => {
    const price = index % 50 === 3 ? "12O" : `${40 + (index % 900)}.00`;
    const text = `"Forged by hand, number ${index}. ${"It is worn every day. ".repeat(5)}"`;
    const pictures = [1, 2].map((place) => `https://example.com/${index}-${place}.jpg`);
    return `Ring no. ${index},${text},${price},USD,1,"ring,series_${index % 20}","silver,gold",${pictures.join(",")},R-${index}`;
  });
  return [header, ...lines].join("\r\n");
}
