import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createProduct } from "#domain/catalogue/products/create-product.ts";
import { addPiece } from "#tests/support/new-order.ts";
import { pictureWithCornerColors } from "#tests/support/test-pictures.ts";
import { type TestShop, testShop } from "#tests/support/test-shop.ts";
import { rebuildIndex } from "../../infrastructure/search/rebuild/rebuild-index.ts";
import { storePicture } from "../../media/library/store-picture.ts";
import type { Shop } from "../../shop.ts";
import { backUpNightly } from "../backup/schedule/scheduled-backups.ts";
import { backUpNow } from "../backup/write/back-up-now.ts";
import { getBackups } from "../backup/schedule/get-backups.ts";
import { checkHealth } from "./check-health.ts";
import { removeLeftovers } from "./remove-leftovers.ts";

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), "fernhill-health-"));
});
afterEach(() => rm(dataDir, { recursive: true }));

async function look(shop: Shop, name: string) {
  const { checks } = await checkHealth({ ...shop, dataDir });
  const check = checks.find((each) => each.name === name);
  if (!check) throw new Error(`There is no check ${name}.`);
  return check;
}

test("a new shop has nothing urgent, and waits for its backup, its email and its address", async () => {
  const shop = await testShop();
  shop.clock.set(new Date().toISOString());
  const { checks } = await checkHealth({ ...shop, dataDir });
  expect(new Set(checks.map(({ name }) => name)).size).toBe(checks.length);
  const wrong = checks.filter(({ state }) => state !== "ok");
  expect(wrong.map(({ name, state }) => `${name}: ${state}`)).toEqual([
    "Backups: warning",
    "Email: warning",
    "Web address: warning",
  ]);
});

test("without a backup it warns on the first day and fails from then on", async () => {
  const shop = await testShop();
  await shop.db
    .updateTable("schemaMigrations" as never)
    .set({ appliedAt: "2026-11-20T10:00:00Z" } as never)
    .execute();
  expect(await look(shop, "Backups")).toMatchObject({ state: "warning" });
  shop.clock.advance({ days: 1 });
  expect(await look(shop, "Backups")).toMatchObject({
    state: "failed",
    sentence: "No backup was ever made.",
    screen: "/admin/settings/backups",
  });
});

test("names the age of the last backup, and fails when it is overdue or its file is gone", async () => {
  const shop = { ...(await testShop()), dataDir };
  await backUpNightly(shop);
  shop.clock.set(new Date(Date.now() + 5 * 60 * 60 * 1000).toISOString());
  expect(await look(shop, "Backups")).toMatchObject({
    state: "ok",
    sentence: expect.stringMatching(
      /^The last backup was made \d hours ago \([\d.]+ \wB\)\.$/,
    ) as string,
  });
  shop.clock.advance({ days: 3 });
  expect(await look(shop, "Backups")).toMatchObject({ state: "failed" });
  const [file = ""] = await readdir(path.join(dataDir, "backups"));
  await rm(path.join(dataDir, "backups", file));
  expect(await look(shop, "Backups")).toMatchObject({
    state: "failed",
    sentence: `The last backup, ${file}, is no longer in its folder.`,
  });
});

test("fails when a backup made by hand is gone, the only one or the newest", async () => {
  const shop = { ...(await testShop()), dataDir };
  const gone = async ({ name }: { name: string }) => {
    await rm(path.join(dataDir, "backups", name));
    expect(await look(shop, "Backups")).toMatchObject({
      state: "failed",
      sentence: `The last backup, ${name}, is no longer in its folder.`,
      action: "back-up",
    });
  };
  await gone(await backUpNow(shop));
  expect((await getBackups(shop)).lastAt).toBe(shop.now().toISOString());
  await backUpNightly(shop);
  shop.clock.advance({ minutes: 1 });
  await gone(await backUpNow(shop));
  await backUpNow(shop);
  expect(await look(shop, "Backups")).toMatchObject({ state: "ok" });
});

test("finds photos whose files are missing", async () => {
  const shop = await testShop();
  const picture = await pictureWithCornerColors(40, 30).png().toBuffer();
  const { hash } = await storePicture(shop, picture);
  expect(await look(shop, "Photos")).toMatchObject({ state: "ok" });
  const piece = await createProduct(shop, { name: "Ring", price: 9000 }, { by: null });
  const image = { productId: piece.id, position: 0, url: "/media/x", mediaHash: hash };
  await shop.db.insertInto("productImages").values(image).execute();
  await shop.media.deleteOriginal(hash);
  expect(await look(shop, "Photos")).toMatchObject({
    state: "failed",
    sentence: "Of the one photo, 1 file is missing.",
    details: ["Missing from: Ring"],
  });
});

test("finds files that belong to no photo, and removes them", async () => {
  const shop = await testShop();
  await shop.media.store({ hash: "a".repeat(64), extension: "jpg", data: Buffer.from("left") });
  expect(await look(shop, "Leftover files")).toMatchObject({
    state: "warning",
    sentence: "1 file (0.1 MB) belongs to no photo.",
    action: "remove-leftovers",
  });
  expect((await removeLeftovers({ ...shop, dataDir })).message).toBe("1 file removed (0.1 MB)");
  expect(await look(shop, "Leftover files")).toMatchObject({ state: "ok" });
});

test("finds pieces that the search index lacks", async () => {
  const shop = await testShop();
  await createProduct(shop, { name: "Ring", price: 9000 }, { by: null });
  expect(await look(shop, "Search")).toMatchObject({ state: "ok" });
  await addPiece(shop);
  expect(await look(shop, "Search")).toMatchObject({ state: "failed" });
  await rebuildIndex(shop);
  expect(await look(shop, "Search")).toMatchObject({ state: "ok" });
});

test("warns when many sign-ins fail", async () => {
  const shop = await testShop();
  const failure = { subject: "name:ada", failedAt: shop.now().toISOString() };
  await shop.db.insertInto("signInFailures").values(failure).execute();
  expect(await look(shop, "Sign-ins")).toMatchObject({
    state: "ok",
    sentence: "1 sign-in failed in the last 15 minutes.",
  });
  await shop.db
    .insertInto("signInFailures")
    .values(Array.from({ length: 60 }, () => failure))
    .execute();
  expect(await look(shop, "Sign-ins")).toMatchObject({ state: "warning" });
});

test("a check that cannot be finished has failed, and the others are answered", async () => {
  const shop: TestShop = await testShop();
  const errors: string[] = [];
  shop.log.error = (message) => void errors.push(message);
  shop.media = {
    ...shop.media,
    listOriginals: () => {
      throw new Error("The bucket is away");
    },
  };
  await storePicture(
    { ...shop, media: (await testShop()).media },
    await pictureWithCornerColors(40, 30).png().toBuffer(),
  );
  expect(await look(shop, "Photos")).toMatchObject({
    state: "failed",
    sentence: "This couldn’t be checked: The bucket is away",
  });
  // Photos, and the files that belong to none.
  expect(errors).toEqual(Array(2).fill("health check could not be finished"));
});
