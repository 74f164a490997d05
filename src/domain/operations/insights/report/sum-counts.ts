import { sql } from "kysely";
import type { CountKind } from "#contract/operations/insights.ts";
import type { Shop } from "../../../shop.ts";
import type { Period } from "./counted-period.ts";

export type Sum = { kind: CountKind; subject: string; count: number };

/** The rows of a period: days within it, and months that are kept as such. */
export const countsWithin = ({ db }: Shop, { from, to }: Period) =>
  db
    .selectFrom("visitCounts")
    .where("period", ">=", from.slice(0, 7))
    .where("period", "<=", to)
    .where(sql<boolean>`(length(period) = 7 or period >= ${from})`);

/** The counts of a period by kind and subject, highest first. */
export async function sumCounts(shop: Shop, period: Period): Promise<Sum[]> {
  return countsWithin(shop, period)
    .select(({ fn }) => ["kind", "subject", fn.sum<number>("count").as("count")])
    .groupBy(["kind", "subject"])
    .orderBy("count", "desc")
    .orderBy("subject")
    .execute();
}

/** The views among sums: of pages, pieces and collections together. */
export const viewsOf = (sums: Sum[]): number =>
  totalOf(sums.filter(({ kind }) => kind === "page" || kind === "piece" || kind === "collection"));

export const ofKind = (sums: Sum[], wanted: CountKind): Sum[] =>
  sums.filter(({ kind }) => kind === wanted);

export const totalOf = (sums: Sum[]): number => sums.reduce((sum, { count }) => sum + count, 0);
