import { type RawBuilder, sql } from "kysely";
import type { PieceState } from "#contract/catalogue/piece-states.ts";
import type { Shop } from "../../shop.ts";
import { reservationHasEnded } from "../reservation.ts";

/** The state of a row of `products`, as stateOf() has it. */
export const pieceStateSql = (shop: Shop): RawBuilder<PieceState> => sql<PieceState>`case
  when products.is_active = false then 'hidden'
  when ${reservationHasEnded(shop)} then 'available'
  else products.availability
end`;
