import { z } from "zod";
import { productSchema, type Product } from "#contract/catalogue/products.ts";
import { TAG_TYPES } from "#contract/catalogue/tags.ts";
import type { PieceLabels } from "./csv-layout.ts";

/** Who a piece is reserved for stays in the shop: these files are for others. */
const STAYS_HERE = {
  version: true,
  images: true,
  media: true,
  tagIds: true,
  reservedFor: true,
} as const;

/**
 * A piece as the shop has it, in one cell beside the platform's columns: many of these cannot say
 * everything, and an import of the file should bring the same piece back.
 */
export const pieceDataSchema = productSchema.omit(STAYS_HERE).extend({
  metals: productSchema.shape.metals.default([]),
  stones: productSchema.shape.stones.default([]),
  category: z.string().nullable(),
  tags: z.array(z.object({ name: z.string(), type: z.enum(TAG_TYPES) })),
  pictures: z.array(z.object({ url: z.string(), alt: z.string() })),
  shopName: z.string(),
});
export type PieceData = z.infer<typeof pieceDataSchema>;

type TagsWithType = { name: string; type: PieceData["tags"][number]["type"] }[];

/** JSON on one line; editors split lines at U+0085, U+2028 and U+2029 too. */
export const writePieceData = (piece: Product, labels: PieceLabels, tags: TagsWithType): string =>
  JSON.stringify(pieceDataSchema.parse({ ...piece, ...labels, tags })).replaceAll(
    /[\u0085\u2028\u2029]/g,
    (character) => String.raw`\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );

/** What the layout writes the columns of a piece from. */
export const toLabeledPiece = (data: PieceData): [Product, PieceLabels] => [
  { ...data, version: 1, images: [], media: [], tagIds: [], reservedFor: null },
  { ...data, tags: data.tags.map(({ name }) => name) },
];
