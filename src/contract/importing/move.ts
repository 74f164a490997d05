import { instant } from "../field-schemas.ts";
import { z } from "../zod.ts";
import type { FileKind } from "./import-choices.ts";

/** What a move to this shop consists of, in the order in which it is imported: redirects lead to pieces and posts. */
export const MOVED_KINDS = [
  "pieces",
  "customers",
  "orders",
  "posts",
  "redirects",
  "subscribers",
] as const satisfies FileKind[];
export type MovedKind = (typeof MOVED_KINDS)[number];

/** How many pieces and addresses a move lists at most. */
export const MAX_MOVE_LIST = 200;

/** What came from elsewhere, and what is left to do. Imports that were undone don't count. */
export const moveSchema = z.object({
  /** The kinds of which something came or was there already, in that order. */
  came: z.array(
    z.object({ kind: z.enum(MOVED_KINDS), added: z.int(), refused: z.int(), lastAt: instant }),
  ),
  /** Of the pieces that came: those that visitors see, hidden ones, and those that wait for a decision. */
  pieces: z.object({ shown: z.int(), hidden: z.int(), waiting: z.int() }),
  /** Imported pieces without any photo. */
  withoutPhoto: z.int(),
  /** Pieces of which photos could not be fetched, the first 200. */
  missingPhotos: z
    .array(z.object({ productId: z.int(), name: z.string(), photos: z.int() }))
    .max(MAX_MOVE_LIST),
  /** Old addresses that came and lead to no page, the first 200. */
  lostAddresses: z.array(z.object({ address: z.string(), reason: z.string() })).max(MAX_MOVE_LIST),
});
export type Move = z.infer<typeof moveSchema>;
