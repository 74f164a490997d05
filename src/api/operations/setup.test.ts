import { expect, test } from "vitest";
import { removedSampleSchema } from "#contract/settings/sample-removal.ts";
import { getShopState } from "#domain/infrastructure/settings/get-shop-state.ts";
import { testApp } from "#tests/support/test-app.ts";

test("opens and closes the shop, feeds, sitemap and robots.txt with it", async () => {
  const { app, admin, shop } = await testApp();
  await admin.post("/products", { body: { name: "Ring", price: "120.00" } });
  const read = async (path: string) => (await app.request(`http://localhost:3000${path}`)).text();
  expect((await admin.post("/setup/close")).json).toEqual({
    message: "The shop is closed",
    isOpen: false,
  });
  expect(await read("/robots.txt")).toBe("User-agent: *\nDisallow: /\n");
  for (const path of ["/sitemap.xml", "/products/feed.xml", "/collections/feed.xml"]) {
    const feed = await read(path);
    expect(feed).not.toContain("<item>");
    expect(feed).not.toContain("<url>");
  }
  expect((await app.request("http://localhost:3000/sitemap/1.xml")).status).toBe(404);
  expect((await admin.post("/setup/open")).status).toBe(200);
  expect(await getShopState(shop)).toMatchObject({ isOpen: true });
  expect(await read("/products/feed.xml")).toContain("<item>");
  expect(await read("/robots.txt")).toContain("Sitemap:");
});

test("calls answer as always while the shop is closed", async () => {
  const { admin, visitor } = await testApp({ isNew: true });
  await admin.post("/products", { body: { name: "Ring", price: "120.00" } });
  expect((await visitor.get("/products")).json).toMatchObject([{ name: "Ring" }]);
  expect((await visitor.post("/subscribe", { body: { email: "ada@example.com" } })).status).toBe(
    200,
  );
});

test("previews and removes the sample, of which a shop of its own has nothing", async () => {
  const { admin } = await testApp();
  const preview = await admin.post("/setup/remove-sample?dryRun=1");
  expect(preview.as(removedSampleSchema)).toMatchObject({ trashId: null, kept: [] });
  const removed = (await admin.post("/setup/remove-sample")).as(removedSampleSchema);
  expect(removed.removed.settings).toBeGreaterThan(0);
  expect((await admin.get("/settings")).json).toMatchObject({ businessName: "" });
  const again = (await admin.post("/setup/remove-sample")).as(removedSampleSchema);
  expect(again).toMatchObject({ message: "Nothing of the sample shop is left", trashId: null });
  expect((await admin.post(`/trash/${removed.trashId}/restore`)).status).toBe(200);
  expect((await admin.get("/settings")).json).toMatchObject({ businessName: "Fernhill Goldsmith" });
});

test("is for admins only", async () => {
  const { visitor } = await testApp();
  for (const path of ["/setup/open", "/setup/close", "/setup/remove-sample"]) {
    expect((await visitor.post(path)).status).toBe(401);
  }
});
