import type { z } from "../zod.ts";
import { pictureSchema } from "../media/media.ts";
import { productSchema } from "./products.ts";

/** One row of the inventory table. */
export const inventoryRowSchema = productSchema
  .pick({
    id: true,
    name: true,
    sku: true,
    price: true,
    categoryId: true,
    stock: true,
    isActive: true,
    availability: true,
    reservedFor: true,
    reservedUntil: true,
    leadTime: true,
    version: true,
  })
  .extend({ picture: pictureSchema.nullable() });
export type InventoryRow = z.infer<typeof inventoryRowSchema>;

/** Maps a piece to its row. */
export function toInventoryRow({ media, ...product }: z.infer<typeof productSchema>): InventoryRow {
  return inventoryRowSchema.parse({ ...product, picture: media[0] ?? null });
}
