import type { Generated } from "kysely";
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

export type ProductTable = {
  id: Generated<number>;
  name: string;
  description: Optional<string>;
  priceCents: number;
  categoryId: Optional<number>;
  sku: Optional<string>;
  stock: Defaulted<number>;
  isCustomDesign: Defaulted<boolean>;
  isActive: Defaulted<boolean>;
  materials: Optional<string>;
  weightCentigrams: Optional<number>;
  dimensions: Optional<string>;
  availability: Defaulted<"available" | "reserved" | "made_to_order" | "sold">;
  reservedFor: Optional<string>;
  reservedUntil: Optional<string>;
  leadTime: Optional<string>;
  version: Defaulted<number>;
  createdAt: TimestampColumn;
  updatedAt: TimestampColumn;
  deletedAt: Optional<string>;
};

/** What lists filter, order and count by. Triggers write it: see migration 0012. */
export type ProductFacetTable = {
  productId: number;
  setId: number;
  isActive: boolean;
  priceCents: number;
  createdAt: string;
  /** The name in small letters. */
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
