import { type RawBuilder, sql } from "kysely";
import type { Shop } from "#domain/shop.ts";

/** A query that gives the numbers from 1 on, as rows of one column `n`. */
export const numberRows = ({ engine }: Pick<Shop, "engine">, count: number): RawBuilder<unknown> =>
  engine === "sqlite"
    ? sql`with recursive counted (n) as (
        select 1 union all select n + 1 from counted where n < ${count}
      ) select n from counted`
    : sql`select n from generate_series(1, ${count}::integer) as n`;
