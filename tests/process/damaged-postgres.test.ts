import { open } from "node:fs/promises";
import path from "node:path";
import { sql } from "kysely";
import { expect, onTestFinished, test, vi } from "vitest";
import { connectPostgres } from "#database/connect.ts";
import { checkDatabase } from "#domain/operations/health/checks/check-database.ts";
import { hasPostgres, startPostgres } from "#tests/support/start-postgres.ts";
import { testShop } from "#tests/support/test-shop.ts";

vi.setConfig({ testTimeout: 120_000 });

/** Changes the first row of a table's file, as a failing disk does. */
async function damage(file: string): Promise<void> {
  const handle = await open(file, "r+");
  const page = Buffer.alloc(8192);
  await handle.read(page, 0, page.byteLength, 0);
  const at = page.indexOf("moonstone");
  expect(at).toBeGreaterThan(0);
  await handle.write("sunstone!", at);
  await handle.close();
}

test.runIf(hasPostgres)("says that PostgreSQL has read a damaged page", async () => {
  const postgres = await startPostgres();
  onTestFinished(() => postgres.stop());
  const db = connectPostgres(postgres.url, 1);
  onTestFinished(() => db.destroy());
  const shop = { ...(await testShop()), db, engine: "postgres" as const };
  const look = () => checkDatabase(shop, AbortSignal.timeout(10_000));
  expect(await look()).toMatchObject({
    state: "ok",
    sentence: "PostgreSQL answers and has read no damaged page.",
  });
  await sql`create table stones (name text)`.execute(db);
  await sql`insert into stones values ('moonstone')`.execute(db);
  const found = await sql<{ file: string }>`select pg_relation_filepath('stones') as file`.execute(
    db,
  );
  await postgres.halt();
  await damage(path.join(postgres.data, found.rows[0]?.file ?? ""));
  await postgres.resume();
  await expect(sql`select name from stones`.execute(db)).rejects.toThrow("invalid page");
  await expect
    .poll(look, { timeout: 20_000 })
    .toMatchObject({ state: "failed", sentence: "PostgreSQL has read 1 damaged page." });
});
