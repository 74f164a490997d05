import type { Updateable } from "kysely";
import type { ProductChange } from "#contract/products.ts";
import type { Tables } from "#database/tables.ts";

/** The columns a change touches; what it leaves out stays undefined, which the database leaves alone. */
export function toColumns(change: ProductChange): Updateable<Tables["products"]> {
  return {
    name: change.name,
    description: change.description,
    priceCents: change.price,
    categoryId: change.categoryId,
    sku: change.sku,
    stock: change.stock,
    isCustomDesign: change.isCustomDesign,
    isActive: change.isActive,
    materials: change.materials,
    weightCentigrams: change.weight,
    dimensions: change.dimensions,
    availability: change.availability,
    reservedFor: change.reservedFor,
    reservedUntil: change.reservedUntil,
    leadTime: change.leadTime,
  };
}
