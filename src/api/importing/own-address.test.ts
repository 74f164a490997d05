import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createOutboundClient } from "#domain/infrastructure/outbound/outbound-client.ts";
import { type TestApp, testApp } from "#tests/support/test-app.ts";
import { serveWebsiteOfPieces } from "#tests/support/website-source.ts";

let app: TestApp;
beforeEach(async () => {
  app = await testApp();
  app.shop.outbound = createOutboundClient({ allow: ["127.0.0.1"] });
});
afterEach(() => app.shop.outbound.close());

describe("importing from the shop's own address", () => {
  test.each(["localhost:3000", "http://www.localhost:3000/collections", "localhost.:3000"])(
    "refuses %s in a sentence, without an import",
    async (address) => {
      for (const query of ["", "?dryRun=1"]) {
        for (const answered of [
          await app.admin.post(`/scrape-website${query}`, { body: { url: address } }),
          await app.admin.post(`/woocommerce/import${query}`, { body: { storeUrl: address } }),
        ]) {
          expect(answered.status).toBe(422);
          expect(answered.json).toMatchObject({
            message: expect.stringMatching(
              /^\S+:3000 is the address of this shop\. Type the address of the site your pieces are on now\.$/,
            ),
          });
        }
      }
      expect((await app.admin.get("/sync-logs")).json).toEqual([]);
    },
  );

  test("imports from the shop's own domain while the shop is at another address", async () => {
    const site = await serveWebsiteOfPieces(["Moon Ring"]);
    await app.admin.patch("/settings", { body: { ownDomain: new URL(site.url).hostname } });
    expect((await app.admin.post("/scrape-website", { body: { url: site.url } })).status).toBe(200);
  });
});
