import { once } from "node:events";
import { mkdtemp, rm, utimes, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, onTestFinished, test } from "vitest";
import { type TestShop, testShop } from "#tests/support/test-shop.ts";
import { checkHealth } from "../check-health.ts";
import { checkLitestream, usesLitestream } from "./check-litestream.ts";

let dataDir: string;
let shop: TestShop;
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), "fernhill-litestream-"));
  const litestreamSocket = path.join(dataDir, "litestream.sock");
  shop = { ...(await testShop()), engine: "sqlite", dataDir, litestreamSocket };
});
afterEach(() => rm(dataDir, { recursive: true }));

/** What the control socket of Litestream 0.5 answers to GET /list. */
async function answer(databases: object[]): Promise<void> {
  const server = createServer((request, response) => {
    response.statusCode = request.url === "/list" ? 200 : 404;
    response.end(JSON.stringify({ databases }));
  }).listen(path.join(dataDir, "litestream.sock"));
  onTestFinished(() => void server.close());
  await once(server, "listening");
}

const database = () => path.join(dataDir, "shop.sqlite");

async function changeDatabase(minutesAgo: number): Promise<void> {
  const at = new Date(shop.now().getTime() - minutesAgo * 60_000);
  for (const file of [database(), `${database()}-wal`]) {
    await writeFile(file, "");
    await utimes(file, at, at);
  }
}

const sentAgo = (minutes: number) => ({
  path: database(),
  status: "replicating",
  last_sync_at: new Date(shop.now().getTime() - minutes * 60_000).toISOString(),
});

test("is looked at where it is set up, for an embedded database alone", async () => {
  const names = async (other: Partial<TestShop>) =>
    (await checkHealth({ ...shop, ...other })).checks.map(({ name }) => name);
  expect(usesLitestream(shop)).toBe(true);
  expect(usesLitestream({ ...shop, engine: "postgres" })).toBe(false);
  expect(await names({ litestreamSocket: undefined })).not.toContain("Litestream");
  expect(await names({})).toContain("Litestream");
});

test("fails when Litestream isn't running", async () => {
  expect(await checkLitestream(shop)).toMatchObject({
    state: "failed",
    sentence: "Litestream isn’t running, so changes since the last backup are only here.",
  });
});

test("fails when Litestream doesn't know the database, or has sent nothing", async () => {
  const databases: object[] = [{ path: "/other/shop.sqlite", status: "replicating" }];
  await answer(databases);
  expect((await checkLitestream(shop)).sentence).toContain("doesn’t know the shop’s database");
  databases.push({ path: database(), status: "open" });
  expect((await checkLitestream(shop)).sentence).toBe("Litestream hasn’t sent anything away yet.");
});

test.each([
  ["ok", "the changes of nine minutes", 9, 0],
  ["ok", "a shop without changes since", 300, 301],
  ["warning", "changes of ten minutes", 10, 0],
  ["failed", "changes of two hours", 120, 3],
])("is %s with %s", async (state, _, minutesSent, minutesChanged) => {
  await changeDatabase(minutesChanged);
  await answer([sentAgo(minutesSent)]);
  expect(await checkLitestream(shop)).toMatchObject({ state });
});
