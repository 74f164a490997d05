import type { Generated, Kysely } from "kysely";
import type {
  CategoryTable,
  MediaTable,
  ProductFacetSetTable,
  ProductFacetTable,
  ProductTable,
  TagTable,
  HeroSectionTable,
  RedirectTable,
} from "./tables/catalogue-tables.ts";
import type {
  CollectionProductTable,
  CollectionTable,
  CollectionVersionTable,
} from "./tables/collection-tables.ts";
import type {
  Defaulted,
  ImageTable,
  Json,
  LinkTable,
  QueueTable,
  TimestampColumn,
} from "./tables/column-types.ts";
import type {
  UserTable,
  SessionTable,
  OrderTable,
  OrderItemTable,
  OrderHistoryTable,
  SubscriberTable,
  LetterTable,
  LetterDeliveryTable,
  TrashTable,
} from "./tables/sales-tables.ts";
import type {
  BackupRunTable,
  RecoveryCodeTable,
  SecondFactorTable,
  VisitorWriteTable,
} from "./tables/operations-tables.ts";
import type {
  DoubleSaleTable,
  ExternalOrderItemTable,
  ExternalOrderTable,
  ListingPushTable,
  PlatformTable,
  ProductListingTable,
  SyncLogTable,
  SyncStateTable,
  WebhookDeliveryTable,
} from "./tables/channel-tables.ts";
import type {
  ImportItemTable,
  ImportRunTable,
  ProductSourceTable,
} from "./tables/import-tables.ts";

/**
 * The database's rows, the same on both engines: timestamps are ISO 8601 UTC strings, money is in cents,
 * weight in hundredths of a gram, JSON is written as text and read parsed.
 */
export type Tables = {
  categories: CategoryTable;
  media: MediaTable;
  products: ProductTable;
  productFacets: ProductFacetTable;
  productFacetSets: ProductFacetSetTable;
  productFacetTags: { setId: number; tagId: number };
  productImages: ImageTable<{ productId: number }>;
  productTags: LinkTable<{ productId: number; tagId: number }>;
  collections: CollectionTable;
  collectionImages: ImageTable<{ collectionId: number }>;
  collectionTags: LinkTable<{ collectionId: number; tagId: number }>;
  collectionProducts: CollectionProductTable;
  collectionVersions: CollectionVersionTable;
  collectionVersionMedia: { id: Generated<number>; versionId: number; mediaHash: string };
  tags: TagTable;
  users: UserTable;
  sessions: SessionTable;
  signInFailures: { id: Generated<number>; subject: string; failedAt: TimestampColumn };
  secondFactors: SecondFactorTable;
  recoveryCodes: RecoveryCodeTable;
  visitorWrites: VisitorWriteTable;
  backupRuns: BackupRunTable;
  orders: OrderTable;
  orderItems: OrderItemTable;
  orderHistory: OrderHistoryTable;
  subscribers: SubscriberTable;
  platformIntegrations: PlatformTable;
  productListings: ProductListingTable;
  externalOrders: ExternalOrderTable;
  externalOrderItems: ExternalOrderItemTable;
  doubleSales: DoubleSaleTable;
  listingPushes: ListingPushTable;
  webhookDeliveries: WebhookDeliveryTable;
  platformSyncState: SyncStateTable;
  syncLogs: SyncLogTable;
  productSources: ProductSourceTable;
  importRuns: ImportRunTable;
  importItems: ImportItemTable;
  importQueue: QueueTable<"pending_photos" | "done">;
  removalQueue: QueueTable<"pending_removal" | "removed" | "kept"> & { reason: string };
  heroSections: HeroSectionTable;
  settings: { key: string; value: Json<unknown>; updatedAt: TimestampColumn };
  pages: { slug: string; title: string; content: Defaulted<string>; updatedAt: TimestampColumn };
  redirects: RedirectTable;
  trash: TrashTable;
  letters: LetterTable;
  letterDeliveries: LetterDeliveryTable;
  searchWords: { slip: string; word: string };
  /** Counts changes of what visitors see: readRevision. */
  catalogueRevisions: { slot: number; revision: number };
};

export type Database = Kysely<Tables>;
