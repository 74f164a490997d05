import { sql } from "kysely";
import type { Shop } from "#domain/shop.ts";
import { loadSampleCatalogue } from "#domain/importing/sample-catalogue/load-sample-catalogue.ts";
import { ensureFirstAdmin } from "#domain/access/people/ensure-first-admin.ts";
import type { Config } from "./config.ts";

const MARK = "firstRun";

/**
 * Makes the first admin where there is none, and fills an empty shop with the sample catalogue once.
 * A first run that was cut short is taken up again at the next start.
 */
export async function initializeShop(shop: Shop, config: Config): Promise<void> {
  const { generatedPassword } = await ensureFirstAdmin(shop, {
    username: config.adminUsername,
    password: config.adminPassword,
  });
  await alone(shop, () => fillOnce(shop, config.sampleData));
  if (generatedPassword) {
    process.stdout.write(
      `Sign in at ${shop.publicUrl}/admin as ${config.adminUsername} with the password ${generatedPassword}\nIt is shown this once: keep it, or change it under Settings.\n`,
    );
  }
}

const FIRST_RUN_LOCK = 7_264_332;

/** Processes that start together on one PostgreSQL take turns; an embedded database has one process. */
async function alone(shop: Shop, work: () => Promise<void>): Promise<void> {
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

async function fillOnce(shop: Shop, sampleData: Config["sampleData"]): Promise<void> {
  const done = await shop.db
    .selectFrom("settings")
    .select("key")
    .where("key", "=", MARK)
    .executeTakeFirst();
  if (done) return;
  if (sampleData === "first-run") await loadSampleCatalogue(shop);
  const value = JSON.stringify({ at: shop.now().toISOString(), sampleData });
  await shop.db
    .insertInto("settings")
    .values({ key: MARK, value })
    .onConflict((oc) => oc.column("key").doNothing())
    .execute();
}
