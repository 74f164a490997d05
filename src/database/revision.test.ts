import { sql } from "kysely";
import { expect, test } from "vitest";
import { openTestDatabase, testEngine } from "#tests/support/open-test-database.ts";
import { readRevision } from "./revision.ts";
import type { Database } from "./tables.ts";

const rename = (db: Database, name: string) =>
  db.updateTable("categories").set({ name }).where("id", "=", 12).execute();

async function countSlots(db: Database): Promise<number> {
  return (await sql`select slot from catalogue_revisions`.execute(db)).rows.length;
}

test.runIf(testEngine === "postgres")(
  "counts a change while others have locked every slot, and takes a free slot again",
  async () => {
    const { db } = await openTestDatabase();
    await db.connection().execute(async (writer) => {
      await sql`set lock_timeout = '2s'`.execute(writer);
      await rename(writer, "Bands");
      const before = await readRevision(db);
      await db.transaction().execute(async (trx) => {
        await sql`select slot from catalogue_revisions for update`.execute(trx);
        await rename(writer, "Loops");
      });
      const slots = await countSlots(db);
      await rename(writer, "Rings");
      expect(await readRevision(db)).toBe(before + 2);
      expect(await countSlots(db)).toBe(slots);
      await sql`reset lock_timeout`.execute(writer);
    });
  },
);
