import { sql } from "kysely";
import type { Shop } from "#domain/shop.ts";

/**
 * Makes the database refuse a write of some rows, as a damaged row or a bug does.
 * @param write such as "insert on outgoing_mails"
 * @param condition in SQL, of `new` or `old`
 */
export async function failRows({ db, engine }: Shop, write: string, condition: string) {
  if (engine === "sqlite") {
    await sql
      .raw(
        `create trigger failing_row before ${write} when ${condition} begin select raise(abort, 'This row fails.'); end`,
      )
      .execute(db);
    return;
  }
  await sql
    .raw(
      `create function fail_row() returns trigger language plpgsql as $$ begin raise exception 'This row fails.'; end $$`,
    )
    .execute(db);
  await sql
    .raw(
      `create trigger failing_row before ${write} for each row when (${condition}) execute function fail_row()`,
    )
    .execute(db);
}
