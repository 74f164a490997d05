import { findingSchema, type HealthCheck } from "#contract/operations/health.ts";
import { parseJson } from "../../parse-json.ts";
import type { Shop } from "../../shop.ts";

/** The last results of the checks that ran in the background, by name. */
export async function readStoredResults({ db }: Shop): Promise<Map<string, HealthCheck>> {
  const rows = await db.selectFrom("healthResults").selectAll().execute();
  const checks = new Map<string, HealthCheck>();
  for (const { name, finding, checkedAt } of rows) {
    // One that another version wrote in another form counts as none.
    const { data } = findingSchema.safeParse(parseJson(finding));
    if (data) checks.set(name, { name, checkedAt, ...data });
  }
  return checks;
}

export async function storeResult({ db }: Shop, check: HealthCheck): Promise<void> {
  const { name, checkedAt, ...found } = check;
  const row = { finding: JSON.stringify(found), checkedAt };
  await db
    .insertInto("healthResults")
    .values({ name, ...row })
    .onConflict((conflict) => conflict.column("name").doUpdateSet(row))
    .execute();
}
