import { resolvePublication } from "../publication.ts";
import type { Shop } from "../../shop.ts";

/** Redirects with what decides who is redirected. */
export const selectRedirects = ({ db }: Shop) =>
  db
    .selectFrom("redirects")
    .leftJoin("collections", "collections.id", "redirects.collectionId")
    .leftJoin("products", "products.id", "redirects.productId")
    .select([
      "redirects.fromPath",
      "redirects.toPath",
      "redirects.nameKey",
      "redirects.collectionId",
      "redirects.productId",
      "collections.deletedAt as collectionDeleted",
      "collections.isPublished",
      "collections.publishedAt",
      "collections.publishAt",
      "products.deletedAt as productDeleted",
      "products.isActive",
    ]);

export type RedirectRow = Awaited<
  ReturnType<ReturnType<typeof selectRedirects>["executeTakeFirstOrThrow"]>
>;

/** Whether the page of a redirect exists for everybody, for the admin only, or no longer. */
export function findAudience(row: RedirectRow, now: Date): "everybody" | "admin" | "nobody" {
  if (row.collectionDeleted || row.productDeleted) return "nobody";
  const { isPublished, publishedAt, publishAt } = row;
  const isDraft =
    isPublished !== null &&
    !resolvePublication({ isPublished, publishedAt, publishAt }, now).isPublished;
  return isDraft || row.isActive === false ? "admin" : "everybody";
}
