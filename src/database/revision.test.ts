import { sql } from "kysely";
import { expect, test } from "vitest";
import { openTestDatabase, testEngine } from "#tests/support/open-test-database.ts";
import { readRevision } from "./revision.ts";

test.runIf(testEngine === "postgres")(
  "counts a change while others have locked every slot, and uses a slot again",
  async () => {
    const { db } = await openTestDatabase();
    const rename = (name: string) =>
      db.updateTable("categories").set({ name }).where("id", "=", 12);
    await rename("Bands").execute();
    const before = await readRevision(db);
    await db.transaction().execute(async (trx) => {
      await sql`select slot from catalogue_revisions for update`.execute(trx);
      await db.connection().execute(async (other) => {
        await sql`set lock_timeout = '5s'`.execute(other);
        await other.updateTable("categories").set({ name: "Loops" }).where("id", "=", 12).execute();
        await sql`reset lock_timeout`.execute(other);
      });
    });
    expect(await readRevision(db)).toBe(before + 1);
    const countSlots = async () =>
      (await sql`select slot from catalogue_revisions`.execute(db)).rows.length;
    const slots = await countSlots();
    await rename("Rings").execute();
    expect(await readRevision(db)).toBe(before + 2);
    expect(await countSlots()).toBe(slots);
  },
);
