import { PRODUCT_FIELDS } from "#contract/catalogue/product-fields.ts";
import { SOURCE_FIELDS } from "#contract/importing/imports.ts";
import type { SourcePiece } from "./source.ts";

const BLANK_FIELDS = Object.fromEntries(
  SOURCE_FIELDS.map((name) => [PRODUCT_FIELDS[name].column, null]),
);

/** A piece with only a name, for readers to fill in. */
export const emptyPiece = (name: string): SourcePiece =>
  ({
    ...BLANK_FIELDS,
    externalId: null,
    address: null,
    name,
    categories: [],
    tags: [],
    pictures: null,
    notes: [],
  }) as unknown as SourcePiece;
