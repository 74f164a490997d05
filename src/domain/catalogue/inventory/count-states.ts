import { type RawBuilder, sql } from "kysely";
import { PIECE_STATES, type PieceState } from "#contract/catalogue/piece-states.ts";
import type { Shop } from "../../shop.ts";
import { reservationHasEnded } from "../reservation.ts";

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

/** The state of a row of `products`, as stateOf() has it. */
const pieceStateSql = (shop: Shop): RawBuilder<PieceState> => sql<PieceState>`case
  when products.is_active = false then 'hidden'
  when ${reservationHasEnded(shop)} then 'available'
  else products.availability
end`;
