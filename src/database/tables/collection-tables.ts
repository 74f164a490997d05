import type { Generated } from "kysely";
import type { CollectionSnapshot } from "#contract/collection-versions.ts";
import type { Defaulted, Json, Optional, TimestampColumn } from "./column-types.ts";

export type CollectionTable = {
  id: Generated<number>;
  title: string;
  slug: string;
  description: string;
  content: Optional<string>;
  categoryId: Optional<number>;
  isPublished: Defaulted<boolean>;
  isFeatured: Defaulted<boolean>;
  publishedAt: Optional<string>;
  /** The scheduled publication, also once it is past. */
  publishAt: Optional<string>;
  convertedFromProductId: Optional<number>;
  version: Defaulted<number>;
  previewEpoch: Defaulted<number>;
  createdAt: TimestampColumn;
  updatedAt: TimestampColumn;
  deletedAt: Optional<string>;
};

export type CollectionProductTable = {
  id: Generated<number>;
  collectionId: number;
  productId: number;
  position: number;
};

export type CollectionVersionTable = {
  id: Generated<number>;
  collectionId: number;
  /** Counted from 1 within its collection. */
  number: number;
  savedAt: string;
  savedBy: Optional<string>;
  changes: string;
  snapshot: Json<CollectionSnapshot>;
};
