import { beforeEach, expect, test } from "vitest";
import { type TestShop, testShop } from "#tests/support/test-shop.ts";
import { serveWebsiteOfPieces } from "#tests/support/website-source.ts";
import { createOutboundClient } from "../../infrastructure/outbound/outbound-client.ts";
import { importWebsite } from "./import-website.ts";
import { openWebsiteImport } from "./open-website-import.ts";

let shop: TestShop;
beforeEach(async () => {
  shop = await testShop();
  shop.outbound = createOutboundClient({ allow: ["127.0.0.1"] });
});

const pieces = async () =>
  (await shop.db.selectFrom("products").select("name").orderBy("name").execute()).map(
    ({ name }) => name,
  );

test("imports the pieces of a site, logged with who started it and how to reopen it", async () => {
  const { url } = await serveWebsiteOfPieces(["Moon ring", "Sun ring"], 50);
  const { syncLogId, done } = await importWebsite(shop, { url }, { by: "ada" });
  const log = await shop.db
    .selectFrom("syncLogs")
    .innerJoin("importRuns", "importRuns.syncLogId", "syncLogs.id")
    .select(["syncLogs.id", "syncLogs.startedBy", "importRuns.options"])
    .executeTakeFirstOrThrow();
  expect(log).toEqual({ id: syncLogId, startedBy: "ada", options: { url } });
  const reopened = await openWebsiteImport(shop, log.options);
  expect(reopened).toMatchObject({ kind: "website", key: new URL(url).host });
  expect(await done).toMatchObject({ imported: 2, dryRun: false });
  expect(await pieces()).toEqual(["Moon ring", "Sun ring"]);
});

test("writes nothing in a dry run", async () => {
  const { url } = await serveWebsiteOfPieces(["Moon ring"]);
  const { done } = await importWebsite(shop, { url }, { by: null, dryRun: true });
  expect(await done).toMatchObject({ dryRun: true });
  expect(await pieces()).toEqual([]);
});

test("refuses what is no address, and a second import of the same site", async () => {
  const bad = importWebsite(shop, { url: "ftp://old-shop.example" }, { by: null });
  await expect(bad).rejects.toMatchObject({ code: "invalid" });
  const { url } = await serveWebsiteOfPieces(["Moon ring"], 100);
  const { done } = await importWebsite(shop, { url }, { by: null });
  const second = importWebsite(shop, { url: `${url}/shop` }, { by: null });
  await expect(second).rejects.toMatchObject({ code: "conflict" });
  await done;
});
