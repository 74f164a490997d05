import type { Generated } from "kysely";
import type {
  ColumnOf,
  ColumnValue,
  IsRequired,
  ProductFieldName,
} from "#contract/catalogue/product-fields.ts";
import type { ProductChange } from "#contract/catalogue/products.ts";
import type { CollectionSnapshot } from "#contract/catalogue/collection-versions.ts";
import type { HeroFigure } from "#contract/catalogue/hero-sections.ts";
import type {
  Defaulted,
  ImageTable,
  Json,
  LinkTable,
  NameKeyColumn,
  Optional,
  OptionalJson,
  TimestampColumn,
} from "./column-types.ts";
import type { MetalTables } from "./metal-tables.ts";

export type CatalogueTables = MetalTables & {
  products: ProductTable;
  productFacets: ProductFacetTable;
  productFacetSets: ProductFacetSetTable;
  productFacetTags: { setId: number; tagId: number };
  productFacetFacts: { setId: number; fact: string };
  productImages: ImageTable<{ productId: number }>;
  productTags: LinkTable<{ productId: number; tagId: number }>;
  categories: CategoryTable;
  tags: TagTable;
  collections: CollectionTable;
  collectionImages: ImageTable<{ collectionId: number }>;
  collectionTags: LinkTable<{ collectionId: number; tagId: number }>;
  collectionProducts: CollectionProductTable;
  collectionVersions: CollectionVersionTable;
  collectionVersionMedia: { id: Generated<number>; versionId: number; mediaHash: string };
  heroSections: HeroSectionTable;
  pages: { slug: string; title: string; content: Defaulted<string>; updatedAt: TimestampColumn };
  redirects: RedirectTable;
  bulkChanges: BulkChangeTable;
  bulkChangeItems: BulkChangeItemTable;
};

type ProductFieldColumns = {
  [Name in ProductFieldName as ColumnOf<Name>]: IsRequired<Name> extends true
    ? ColumnValue<Name>
    : null extends ColumnValue<Name>
      ? Optional<NonNullable<ColumnValue<Name>>>
      : Defaulted<ColumnValue<Name>>;
};

type ProductTable = ProductFieldColumns & {
  id: Generated<number>;
  nameKey: NameKeyColumn;
  /** The last metal price that was recorded when the piece got its price. */
  metalPriceId: Optional<number>;
  version: Defaulted<number>;
  /** What lists filter by of metals and stones, "metal:14k-gold,stone:opal"; written with the search document. */
  filterFacts: Defaulted<string>;
  createdAt: TimestampColumn;
  updatedAt: TimestampColumn;
  deletedAt: Optional<string>;
};

/** What lists filter, sort and count by. Triggers maintain it. */
type ProductFacetTable = {
  productId: number;
  setId: number;
  isActive: boolean;
  priceCents: number;
  createdAt: string;
  /** The key of the name, by which pieces are sorted. */
  nameKey: string;
  /** Since when the piece can be bought: from the beginning, from the end of its reservation, or null for never. */
  availableFrom: string | null;
  /** The smallest and the largest size that a ring has or can be given, in quarters of a US size. */
  ringFrom: number | null;
  ringTo: number | null;
};

/** Pieces of one category (0 for none) with the same tags and facts, each divided by commas. */
type ProductFacetSetTable = {
  id: Generated<number>;
  categoryId: number;
  tags: string;
  facts: Defaulted<string>;
};

type CategoryTable = {
  id: Generated<number>;
  name: string;
  nameKey: NameKeyColumn;
  slug: string;
  description: Optional<string>;
  /** Not shown to visitors as a category; its pieces are. */
  hidden: Defaulted<boolean>;
  /** Sort key of the menus. */
  position: Defaulted<number>;
  image: Optional<string>;
  mediaHash: Optional<string>;
  createdAt: TimestampColumn;
};

type TagTable = {
  id: Generated<number>;
  name: string;
  nameKey: NameKeyColumn;
  slug: string;
  type: "jewelry_type" | "material";
  color: Defaulted<string>;
  createdAt: TimestampColumn;
  deletedAt: Optional<string>;
};

type CollectionTable = {
  id: Generated<number>;
  title: string;
  nameKey: NameKeyColumn;
  slug: string;
  /** The slug by which feed readers know the entry; null where another one has it. */
  feedSlug: Optional<string>;
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

type CollectionProductTable = {
  id: Generated<number>;
  collectionId: number;
  productId: number;
  position: number;
};

type CollectionVersionTable = {
  id: Generated<number>;
  collectionId: number;
  /** Counted from 1 within its collection. */
  number: number;
  savedAt: string;
  savedBy: Optional<string>;
  changes: string;
  snapshot: Json<CollectionSnapshot>;
};

type HeroSectionTable = {
  id: Generated<number>;
  key: string;
  title: string;
  subtitle: Optional<string>;
  description: Optional<string>;
  buttonText: Optional<string>;
  buttonLink: Optional<string>;
  backgroundImage: Optional<string>;
  mediaHash: Optional<string>;
  phoneFocalX: Optional<number>;
  phoneFocalY: Optional<number>;
  figures: OptionalJson<HeroFigure[]>;
  isActive: Defaulted<boolean>;
  displayOrder: Defaulted<number>;
  createdAt: TimestampColumn;
  updatedAt: TimestampColumn;
};

type BulkChangeTable = {
  id: string;
  /** What was done, as a sentence. */
  message: string;
  username: Optional<string>;
  createdAt: string;
  undoneAt: Optional<string>;
};

type BulkChangeItemTable = {
  changeId: string;
  productId: number;
  /** The changed fields as they were. */
  before: Json<ProductChange>;
  /** The version of the piece that the change gave it. */
  version: number;
  /** The metal price of the price that was replaced. */
  metalPriceId: Optional<number>;
};

type RedirectTable = {
  id: Generated<number>;
  fromPath: string;
  /** `fromPath` as it is compared. */
  nameKey: NameKeyColumn;
  toPath: string;
  collectionId: Optional<number>;
  productId: Optional<number>;
  createdAt: TimestampColumn;
};
