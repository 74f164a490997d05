import type { Generated } from "kysely";
import type {
  ColumnOf,
  ColumnValue,
  IsRequired,
  ProductFieldName,
} from "#contract/product-fields.ts";
import type { Defaulted, Optional, TimestampColumn } from "./column-types.ts";

export type CategoryTable = {
  id: Generated<number>;
  name: string;
  slug: string;
  description: Optional<string>;
  createdAt: TimestampColumn;
};

export type MediaTable = {
  hash: string;
  extension: "jpg" | "webp";
  width: number;
  height: number;
  bytes: number;
  alt: Defaulted<string>;
  focalX: Defaulted<number>;
  focalY: Defaulted<number>;
  blur: Defaulted<string>;
  color: string;
  createdAt: TimestampColumn;
  unreferencedSince: Optional<string>;
};

type ProductFieldColumns = {
  [Name in ProductFieldName as ColumnOf<Name>]: IsRequired<Name> extends true
    ? ColumnValue<Name>
    : null extends ColumnValue<Name>
      ? Optional<NonNullable<ColumnValue<Name>>>
      : Defaulted<ColumnValue<Name>>;
};

export type ProductTable = ProductFieldColumns & {
  id: Generated<number>;
  version: Defaulted<number>;
  createdAt: TimestampColumn;
  updatedAt: TimestampColumn;
  deletedAt: Optional<string>;
};

/** What lists filter, sort and count by. Triggers maintain it: migration 0012. */
export type ProductFacetTable = {
  productId: number;
  setId: number;
  isActive: boolean;
  priceCents: number;
  createdAt: string;
  /** The name in lower case. */
  nameKey: string;
};

/** Pieces of one category (0 for none) with the same tags. */
export type ProductFacetSetTable = { id: Generated<number>; categoryId: number; tags: string };

export type TagTable = {
  id: Generated<number>;
  name: string;
  slug: string;
  type: "jewelry_type" | "material";
  color: Defaulted<string>;
  createdAt: TimestampColumn;
  deletedAt: Optional<string>;
};

export type HeroSectionTable = {
  id: Generated<number>;
  key: string;
  title: string;
  subtitle: Optional<string>;
  description: Optional<string>;
  buttonText: Optional<string>;
  buttonLink: Optional<string>;
  backgroundImage: Optional<string>;
  mediaHash: Optional<string>;
  isActive: Defaulted<boolean>;
  displayOrder: Defaulted<number>;
  createdAt: TimestampColumn;
  updatedAt: TimestampColumn;
};

export type RedirectTable = {
  id: Generated<number>;
  fromPath: string;
  toPath: string;
  collectionId: Optional<number>;
  productId: Optional<number>;
  createdAt: TimestampColumn;
};
