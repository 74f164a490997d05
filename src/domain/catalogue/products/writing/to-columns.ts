import type { Updateable } from "kysely";
import { PRODUCT_FIELD_NAMES, PRODUCT_FIELDS } from "#contract/catalogue/product-fields.ts";
import type { ProductChange } from "#contract/catalogue/products.ts";
import type { Tables } from "#database/tables.ts";

/** The columns of a change; fields it leaves out are undefined, which an update ignores. */
export const toColumns = (change: ProductChange): Updateable<Tables["products"]> =>
  Object.fromEntries(
    PRODUCT_FIELD_NAMES.map((name) => [PRODUCT_FIELDS[name].column, change[name]]),
  );
