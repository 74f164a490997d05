import { sql } from "kysely";
import type { Shop } from "#domain/shop.ts";
import { loadSampleCatalogue } from "#domain/importing/sample-catalogue/load-sample-catalogue.ts";
import { ensureFirstAdmin } from "#domain/access/people/ensure-first-admin.ts";
import type { Config } from "./config.ts";

const FIRST_RUN_SETTING = "firstRun";

/**
 * Creates the first admin when there is none, and loads the sample catalogue into a new shop once. An
 * interrupted first run resumes at the next start.
 */
export async function initializeShop(shop: Shop, config: Config): Promise<void> {
  const { generatedPassword } = await ensureFirstAdmin(shop, {
    username: config.adminUsername,
    password: config.adminPassword,
  });
  await withFirstRunLock(shop, () => loadSampleOnce(shop, config.sampleData));
  if (generatedPassword) {
    process.stdout.write(
      `Sign in at ${shop.publicUrl}/admin as ${config.adminUsername} with the password ${generatedPassword}\nIt is not shown again: save it, or change it under Settings.\n`,
    );
  }
}

const FIRST_RUN_LOCK = 7_264_332;

/** Serializes processes that start at once on one PostgreSQL; an embedded database has one process. */
async function withFirstRunLock(shop: Shop, work: () => Promise<void>): Promise<void> {
  if (shop.engine === "sqlite") return work();
  await shop.db.connection().execute(async (connection) => {
    await sql`select pg_advisory_lock(${FIRST_RUN_LOCK})`.execute(connection);
    try {
      await work();
    } finally {
      await sql`select pg_advisory_unlock(${FIRST_RUN_LOCK})`.execute(connection);
    }
  });
}

async function loadSampleOnce(shop: Shop, sampleData: Config["sampleData"]): Promise<void> {
  const done = await shop.db
    .selectFrom("settings")
    .select("key")
    .where("key", "=", FIRST_RUN_SETTING)
    .executeTakeFirst();
  if (done) return;
  if (sampleData === "first-run") await loadSampleCatalogue(shop);
  const value = JSON.stringify({ at: shop.now().toISOString(), sampleData });
  await shop.db
    .insertInto("settings")
    .values({ key: FIRST_RUN_SETTING, value })
    .onConflict((oc) => oc.column("key").doNothing())
    .execute();
}
