import { type RawBuilder, sql } from "kysely";
import type { Availability } from "#contract/catalogue/product-fields.ts";
import type { Product, ProductChange } from "#contract/catalogue/products.ts";
import type { Shop } from "../shop.ts";

type Reservation = Pick<Product, "availability" | "reservedUntil">;

/** The availability of a row at a moment: a piece whose reservation has ended is available. */
export const currentAvailability = (row: Reservation, now: Date): Availability =>
  row.availability === "reserved" &&
  row.reservedUntil !== null &&
  new Date(row.reservedUntil) <= now
    ? "available"
    : row.availability;

/** The same rule as a condition on `products`. A reservation without an end never meets it. */
export const reservationHasEnded = ({ now }: Pick<Shop, "now">): RawBuilder<boolean> =>
  sql<boolean>`(products.availability = 'reserved' and products.reserved_until <= ${now().toISOString()})`;

/** Products whose reservation ends at a later time. */
export const reservationWillEnd = ({ now }: Pick<Shop, "now">): RawBuilder<boolean> =>
  sql<boolean>`(products.availability = 'reserved' and products.reserved_until > ${now().toISOString()})`;

/** A change that would reserve a piece until a time that has passed makes it available instead. */
export const withoutEndedReservation = (change: ProductChange, now: Date): ProductChange =>
  change.reservedUntil && new Date(change.reservedUntil) <= now
    ? { ...change, availability: "available", reservedFor: null, reservedUntil: null }
    : change;
