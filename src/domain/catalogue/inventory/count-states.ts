import { PIECE_STATES, type PieceState } from "#contract/catalogue/piece-states.ts";
import type { Shop } from "../../shop.ts";
import { pieceStateSql } from "./piece-state-sql.ts";

/** How many pieces are in each state. */
export async function countStates(shop: Shop): Promise<Record<PieceState, number>> {
  const rows = await shop.db
    .selectFrom("products")
    .select(({ fn }) => [pieceStateSql(shop).as("state"), fn.countAll<number>().as("count")])
    .where("deletedAt", "is", null)
    .groupBy("state")
    .execute();
  const counts = new Map(rows.map(({ state, count }) => [state, count]));
  const entries = PIECE_STATES.map((state) => [state, counts.get(state) ?? 0]);
  return Object.fromEntries(entries) as Record<PieceState, number>;
}
