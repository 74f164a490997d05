import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setImmediate } from "node:timers/promises";
import { expect, test } from "vitest";
import { incrementRevision, readRevision } from "#database/revision.ts";
import { countQueries } from "#tests/support/count-queries.ts";
import { openFileDatabase } from "#tests/support/open-file-database.ts";
import { testShop } from "#tests/support/test-shop.ts";
import { openRevisions } from "./open-revisions.ts";

test("reads an embedded database's revision in this process, and only once it is committed", async () => {
  const folder = await mkdtemp(path.join(tmpdir(), "fernhill-revisions-"));
  const file = path.join(folder, "shop.sqlite");
  const db = await openFileDatabase(file);
  const revisions = openRevisions({ db, engine: "sqlite" }, file);
  const before = revisions.read();
  await db.transaction().execute(async (trx) => {
    await incrementRevision(trx);
    expect(revisions.read()).toBe(before);
  });
  expect([revisions.location, revisions.read()]).toEqual(["in-process", Number(before) + 1]);
  revisions.close();
  await db.destroy();
  await rm(folder, { recursive: true });
});

test("shares one query of a remote database among the calls of one turn of the event loop", async () => {
  const shop = await testShop();
  const first = await readRevision(shop.db);
  const queries = await countQueries(shop, async ({ db }) => {
    const revisions = openRevisions({ db, engine: "postgres" }, "");
    expect(revisions.location).toBe("remote");
    expect(await Promise.all([revisions.read(), revisions.read()])).toEqual([first, first]);
    await incrementRevision(shop.db);
    await setImmediate();
    expect(await revisions.read()).toBe(first + 1);
  });
  expect(queries).toBe(2);
});
