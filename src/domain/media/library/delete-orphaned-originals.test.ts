import { beforeEach, expect, test } from "vitest";
import { pictureWithCornerColors } from "#tests/support/test-pictures.ts";
import { type TestShop, testShop } from "#tests/support/test-shop.ts";
import { createMediaLibrary } from "../media-library.ts";
import { memoryStore } from "#tests/support/memory-store.ts";
import { deleteOrphanedOriginals } from "./delete-orphaned-originals.ts";
import { storePicture } from "./store-picture.ts";

const DAY_MILLISECONDS = 24 * 60 * 60 * 1000;
const hashOf = (digit: string) => digit.repeat(64);

let shop: TestShop;
let store: ReturnType<typeof memoryStore>;
/** Ages in days of originals by hash; others are older than all. */
let ages: Record<string, number>;
beforeEach(async () => {
  store = memoryStore();
  ages = {};
  shop = await testShop();
  const media = createMediaLibrary(store);
  shop.media = {
    ...media,
    prerender: () => undefined,
    listOriginals: async function* () {
      for await (const { hash, bytes } of media.listOriginals()) {
        const age = (ages[hash] ?? 1000) * DAY_MILLISECONDS;
        yield { hash, bytes, writtenAt: new Date(shop.now().getTime() - age) };
      }
    },
  };
});

const storeOrphan = (hash: string) =>
  shop.media.store({ hash, extension: "jpg", data: Buffer.from("orphan") });

test("deletes originals without a row that are older than 30 days, with their renditions", async () => {
  ages = { [hashOf("a")]: 29, [hashOf("b")]: 30, [hashOf("c")]: 31 };
  for (const digit of ["a", "b", "c"]) await storeOrphan(hashOf(digit));
  await store.write(`renditions/cc/${hashOf("c")}/320.webp`, Buffer.from("rendition"));
  await deleteOrphanedOriginals(shop);
  expect(store.names()).toEqual([
    `originals/aa/${hashOf("a")}.jpg`,
    `originals/bb/${hashOf("b")}.jpg`,
  ]);
});

test("leaves photos that have a row, and files that are no originals", async () => {
  const { hash } = await storePicture(shop, await pictureWithCornerColors().png().toBuffer());
  await store.write("originals/readme.txt", Buffer.from("no original"));
  await deleteOrphanedOriginals(shop);
  expect(store.names()).toEqual([
    `originals/${hash.slice(0, 2)}/${hash}.jpg`,
    "originals/readme.txt",
  ]);
});

test.each([
  [20, 0],
  [21, 21],
])("of %i orphans leaves %i, since many belong to another database", async (count, left) => {
  const warnings: unknown[] = [];
  shop.log = { ...shop.log, warn: (_, fields) => warnings.push(fields) };
  for (let number = 0; number < count; number += 1) {
    await storeOrphan(String(number).padStart(64, "0"));
  }
  await deleteOrphanedOriginals(shop);
  expect(store.names()).toHaveLength(left);
  expect(warnings).toEqual(left > 0 ? [{ originals: count }] : []);
});
