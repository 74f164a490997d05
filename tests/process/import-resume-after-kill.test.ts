import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { afterAll, expect, test } from "vitest";
import { connectSqlite } from "#database/connect.ts";
import { pictureWithCornerColors } from "#tests/support/test-pictures.ts";
import { serveLocally } from "#tests/support/local-server.ts";
import { cleanEnvironment } from "#tests/support/shop-server.ts";
import { bundledNodePath } from "../../scripts/set-up.mjs";

const root = fileURLToPath(new URL("../../", import.meta.url));
const worker = path.join(root, "tests/support/import-process.ts");
const folders: string[] = [];

afterAll(async () => {
  for (const folder of folders) await rm(folder, { recursive: true });
});

const pictureHost = () =>
  serveLocally((request, response) => {
    const shade = Number(/\d+/.exec(request.url ?? "")?.[0] ?? 0) * 3;
    const corners = [0, 1, 2, 3].map((at) => [shade, at * 60, 90] as const);
    void pictureWithCornerColors(64, 32, corners)
      .jpeg()
      .toBuffer()
      .then((bytes) => response.end(bytes));
  });

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), "fernhill-killed-import-"));
  folders.push(folder);
  return folder;
}

/** Lets a process import until it is done, or killed after so many milliseconds of work. */
async function importFor(dataDir: string, url: string, milliseconds: number): Promise<boolean> {
  const child = spawn(bundledNodePath(root), [worker, url], {
    cwd: root,
    stdio: ["ignore", "pipe", "inherit"],
    env: cleanEnvironment({ DATA_DIR: dataDir, OUTBOUND_ALLOW: new URL(url).host }),
  });
  let output = "";
  const begun = Promise.withResolvers<void>();
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    output += text;
    if (output.includes("begun")) begun.resolve();
  });
  const ended = once(child, "close");
  await Promise.race([begun.promise, ended]);
  await Promise.race([sleep(milliseconds), ended]);
  child.kill("SIGKILL");
  await ended;
  return output.includes("done");
}

/** What an import leaves behind, whatever ids and instants it came to. */
async function readEnd(dataDir: string) {
  const db = connectSqlite(path.join(dataDir, "shop.sqlite"));
  const pieces = await db
    .selectFrom("products")
    .leftJoin("productImages", "productImages.productId", "products.id")
    .leftJoin("productTags", "productTags.productId", "products.id")
    .leftJoin("tags", "tags.id", "productTags.tagId")
    .leftJoin("redirects", "redirects.productId", "products.id")
    .leftJoin("productSources", "productSources.productId", "products.id")
    .select(["products.name", "products.sku", "priceCents", "productImages.url"])
    .select(["tags.name as tag", "fromPath", "externalId", "version"])
    .orderBy("products.name")
    .execute();
  const runs = await db
    .selectFrom("syncLogs")
    .innerJoin("importRuns", "importRuns.syncLogId", "syncLogs.id")
    .select(["status", "state", "recordsProcessed", "recordsSuccess", "recordsError"])
    .select(["itemsRead", "itemsApplied", "total"])
    .execute();
  const items = await db
    .selectFrom("importItems")
    .select(["position", "name", "verdict", "state"])
    .orderBy("position")
    .execute();
  const media = await db.selectFrom("media").select("hash").orderBy("hash").execute();
  await db.destroy();
  return { pieces, runs, items, media };
}

test("an import whose process is killed repeatedly resumes and ends with the same result", async () => {
  const { url } = await pictureHost();
  const [smooth, rough] = [await newFolder(), await newFolder()];
  expect(await importFor(smooth, url, 60_000)).toBe(true);
  let kills = 0;
  for (const patience of [30, 100, 200, 350, 600, 900, 60_000]) {
    if (await importFor(rough, url, patience)) break;
    kills += 1;
  }
  expect(kills).toBeGreaterThan(1);
  const end = await readEnd(rough);
  expect(end).toEqual(await readEnd(smooth));
  // The pieces and their seven tags.
  expect(end.runs).toMatchObject([{ status: "completed", recordsSuccess: 50, itemsApplied: 57 }]);
  expect(new Set(end.pieces.map(({ url }) => url)).size).toBe(50);
}, 180_000);
