import type { Selectable } from "kysely";
import type { Tables } from "#database/tables.ts";
import { currentAvailability } from "../../../catalogue/reservation.ts";
import { notFound } from "../../../errors.ts";
import type { Shop } from "../../../shop.ts";

type Piece = Selectable<Tables["products"]>;

/** Locks the piece until the transaction ends. @throws not-found for one that is gone or in the trash */
export async function lockPiece({ db, engine }: Shop, id: number): Promise<Piece> {
  const piece = await db
    .selectFrom("products")
    .selectAll()
    .where("id", "=", id)
    .where("deletedAt", "is", null)
    .$if(engine === "postgres", (query) => query.forUpdate())
    .executeTakeFirst();
  if (!piece) throw notFound("Product");
  return piece;
}

/** The piece of an inquiry when it is reserved for who asks, else null. */
export async function findReservedPiece(
  { db, now }: Shop,
  inquiry: { id: number; name: string },
  piece: Piece,
): Promise<{ id: number } | null> {
  const isReserved = currentAvailability(piece, now()) === "reserved";
  if (!isReserved || piece.reservedFor !== inquiry.name) return null;
  const row = await db
    .selectFrom("inquiryPieces")
    .select("id")
    .where("inquiryId", "=", inquiry.id)
    .where("productId", "=", piece.id)
    .where("isReserved", "=", true)
    .executeTakeFirst();
  return row ?? null;
}
