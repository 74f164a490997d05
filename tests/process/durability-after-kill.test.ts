import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { DatabaseSync } from "node:sqlite";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { type Change, changeSchema } from "#contract/access/changes.ts";
import { hasPostgres, startPostgres } from "#tests/support/start-postgres.ts";
import { admin, createClient, type ShopClient, signInToShop } from "#tests/support/shop-client.ts";
import { startShop } from "#tests/support/shop-server.ts";

/** npm test takes a few; KILL_ROUNDS=50 npx vitest run --project process killed-in-a-storm takes many. */
const ROUNDS = Number(process.env["KILL_ROUNDS"] ?? 3);
const WRITERS = 6;
const NEW_PRICE = "13.00";

vi.setConfig({ testTimeout: 60_000 + ROUNDS * 30_000 });

type Piece = { id: number; name: string; price: string; tagIds: number[] };

let folder: string;
let postgres: { url: string; stop: () => Promise<void> } | undefined;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "fernhill-storm-"));
  postgres = hasPostgres ? await startPostgres() : undefined;
}, 60_000);
afterAll(async () => {
  await postgres?.stop();
  await rm(folder, { recursive: true });
});

for (const engine of ["SQLite", "PostgreSQL"]) {
  test(`on ${engine}, a shop killed during writes has every acknowledged one, and its history`, async ({
    skip,
  }) => {
    if (engine === "PostgreSQL" && !postgres) skip("PostgreSQL 15 or later was not found");
    const dataDir = path.join(folder, engine);
    const variables = {
      DATA_DIR: dataDir,
      SAMPLE_DATA: "never",
      ADMIN_PASSWORD: admin.password,
      ...(engine === "PostgreSQL" && postgres && { DATABASE_URL: postgres.url }),
    };
    let shop = await startShop(variables);
    const { cookie, call } = await signInToShop(shop.baseURL);
    const made = await call("POST", "/tags", { name: "Gold", slug: "gold", type: "material" });
    expect([made.status, made.text]).toEqual([201, made.text]);
    const tag = made.json as { id: number };
    const acknowledged = new Map<number, string>();
    for (let round = 0; round < ROUNDS; round += 1) {
      const storm = writeUntilGone(createClient(shop.baseURL, cookie), tag.id, round, acknowledged);
      const enough = acknowledged.size + 6;
      await expect.poll(() => acknowledged.size, { timeout: 30_000 }).toBeGreaterThan(enough);
      await sleep(Math.random() * 700);
      shop.process.kill("SIGKILL");
      await once(shop.process, "exit");
      await storm;
      shop = await startShop(variables);
      const client = createClient(shop.baseURL, cookie);
      await expectHistory(client, await expectWhole(client, tag.id, acknowledged));
      if (engine === "SQLite") expectSound(path.join(dataDir, "shop.sqlite"));
    }
    await shop.stop();
  });
}

/** Several write at once until nobody answers any more; what was answered with success is noted. */
async function writeUntilGone(
  { call }: ShopClient,
  tagId: number,
  round: number,
  acknowledged: Map<number, string>,
): Promise<void> {
  const write = async (writer: number) => {
    for (let count = 0; ; count += 1) {
      const name = `Storm ${round}-${writer}-${count}`;
      const body = { name, price: "12.00", tagIds: [tagId] };
      const answer = await call("POST", "/products", body).catch(() => undefined);
      if (!answer) return;
      expect([name, answer.status]).toEqual([name, 201]);
      const { id } = answer.json as Piece;
      acknowledged.set(id, name);
      await call("PATCH", `/products/${id}`, { price: NEW_PRICE }).catch(() => undefined);
    }
  };
  await Promise.all(Array.from({ length: WRITERS }, (_, writer) => write(writer)));
}

/** Everything acknowledged is there, and of what was not, all or nothing. */
async function expectWhole(
  { call }: ShopClient,
  tagId: number,
  acknowledged: Map<number, string>,
): Promise<Piece[]> {
  const { status, json } = await call("GET", "/products");
  expect(status).toBe(200);
  const pieces = new Map((json as Piece[]).map((piece) => [piece.id, piece]));
  const lost = [...acknowledged].filter(([id, name]) => pieces.get(id)?.name !== name);
  expect(lost).toEqual([]);
  const torn = [...pieces.values()].filter(({ tagIds }) => tagIds[0] !== tagId);
  expect(torn).toEqual([]);
  return [...pieces.values()];
}

/** The newest pieces are in the history as far as they were added and changed, and it names no other. */
async function expectHistory({ call }: ShopClient, pieces: Piece[]): Promise<void> {
  const entries: Change[] = [];
  for (let before = "", page = 0; page < 4; page += 1) {
    const { json } = await call("GET", `/changes?limit=100${before}`);
    entries.push(...changeSchema.array().parse(json));
    before = `&before=${entries.at(-1)?.id}`;
  }
  const recorded = {
    added: ids(entries.filter(({ kind, action }) => kind === "piece" && action === "added")),
    changed: ids(entries.filter(({ fields }) => fields.includes("price"))),
  };
  const known = new Set(pieces.map(({ id }) => id));
  expect([...recorded.added].filter((id) => id === null || !known.has(id))).toEqual([]);
  // At most two entries each, so none of them is among those that the newest replaced.
  const newest = pieces.toSorted((a, b) => b.id - a.id).slice(0, 150);
  const asStored = newest.map(({ id, price }) => ({
    id,
    added: true,
    changed: price === NEW_PRICE,
  }));
  const asRecorded = newest.map(({ id }) => ({
    id,
    added: recorded.added.has(id),
    changed: recorded.changed.has(id),
  }));
  expect(asRecorded).toEqual(asStored);
}

const ids = (of: Change[]) => new Set(of.map(({ productId }) => productId));

function expectSound(file: string): void {
  const database = new DatabaseSync(file, { readOnly: true });
  expect(database.prepare("pragma integrity_check").all()).toEqual([{ integrity_check: "ok" }]);
  expect(database.prepare("pragma foreign_key_check").all()).toEqual([]);
  database.close();
}
