import { expect, test } from "vitest";
import { insightsSchema } from "#contract/operations/insights.ts";
import { openVisitCounter } from "#domain/operations/insights/counting/open-visit-counter.ts";
import { COMPUTER } from "#tests/support/seen-page.ts";
import { testApp } from "#tests/support/test-app.ts";

const BROWSER = { "User-Agent": COMPUTER, "Accept-Language": "en-US" };

test("counts pages that browsers report, not those of whoever is signed in", async () => {
  const { shop, visitor, admin } = await testApp();
  const visits = await openVisitCounter(shop);
  shop.visits = visits;
  expect(
    (await visitor.post("/shown-pages", { body: { path: "/" }, headers: BROWSER })).status,
  ).toBe(202);
  expect((await admin.post("/shown-pages", { body: { path: "/" }, headers: BROWSER })).status).toBe(
    202,
  );
  for (const path of ["", "https://elsewhere.example/", "//elsewhere.example/"]) {
    const refused = await visitor.post("/shown-pages", { body: { path }, headers: BROWSER });
    expect([path, refused.status]).toEqual([path, 400]);
  }
  await visits.close();
  const insights = (await admin.get("/insights")).as(insightsSchema);
  expect(insights).toMatchObject({ visits: 1, views: 1, pages: [{ path: "/", count: 1 }] });
});

test("counts missing pages", async () => {
  const { shop, app, admin } = await testApp();
  const visits = await openVisitCounter(shop);
  shop.visits = visits;
  const ask = (headers: Record<string, string>) =>
    app.request("http://localhost:3000/ring-oval", { headers });
  await ask({ ...BROWSER, Accept: "text/html" });
  await ask({ ...BROWSER, Accept: "image/*" });
  await ask({ Accept: "text/html" });
  await visits.close();
  const { missing } = (await admin.get("/insights")).as(insightsSchema);
  expect(missing).toEqual([{ path: "/ring-oval", count: 1, targets: [] }]);
  const subject = { kind: "missing", subject: "/ring-oval" };
  await admin.put("/insights/dismissals", { body: { ...subject, dismissed: true } });
  expect((await admin.get("/insights")).json).toMatchObject({ missing: [] });
});

test("makes and ends a redirect", async () => {
  const { admin } = await testApp();
  const made = await admin.post("/redirects", { body: { from: "/ring-oval", to: "/products" } });
  expect(made.status).toBe(201);
  const { id } = made.json as { id: number };
  expect(made.json).toEqual({ id, from: "/ring-oval", to: "/products" });
  expect((await admin.delete(`/redirects/${id}`)).status).toBe(200);
  expect((await admin.delete(`/redirects/${id}`)).status).toBe(404);
  const refused = await admin.post("/redirects", { body: { from: "/a", to: "/products/999" } });
  expect(refused.json).toMatchObject({ issues: [{ path: "to" }] });
});

test("downloads the counts, and the numbers of each piece", async () => {
  const { admin, visitor } = await testApp();
  const file = await admin.get("/insights.csv");
  expect(file.headers.get("Content-Disposition")).toBe('attachment; filename="insights.csv"');
  expect(file.text).toContain("Period,What,Which,Name,Count");
  expect((await admin.get("/insights/pieces")).json).toEqual([]);
  for (const path of ["/insights", "/insights.csv", "/insights/pieces"]) {
    expect((await visitor.get(path)).status).toBe(401);
  }
});
