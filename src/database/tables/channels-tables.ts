import type { Generated } from "kysely";
import type { ExternalOrderSyncStatus } from "#contract/channels/external-orders.ts";
import type { PlatformKind } from "#contract/channels/platforms.ts";
import type { SyncStatus, SyncType } from "#contract/channels/sync-logs.ts";
import type {
  Defaulted,
  DefaultedJson,
  Json,
  Optional,
  OptionalJson,
  TimestampColumn,
} from "./column-types.ts";

export type ChannelsTables = {
  platformIntegrations: PlatformTable;
  productListings: ProductListingTable;
  externalOrders: ExternalOrderTable;
  externalOrderItems: ExternalOrderItemTable;
  listingPushes: ListingPushTable;
  webhookDeliveries: WebhookDeliveryTable;
  platformSyncState: SyncStateTable;
  syncLogs: SyncLogTable;
};

type PlatformTable = {
  id: Generated<number>;
  platform: PlatformKind;
  isActive: Defaulted<boolean>;
  /** Encrypted text in an object, or {} without credentials. */
  credentials: Json<Record<string, string>>;
  settings: DefaultedJson<Record<string, unknown>>;
  lastSyncAt: Optional<string>;
  createdAt: TimestampColumn;
  updatedAt: TimestampColumn;
  deletedAt: Optional<string>;
};

type ProductListingTable = {
  id: Generated<number>;
  productId: number;
  platformId: number;
  externalId: Optional<string>;
  status: Defaulted<string>;
  /** null until the listing was first compared. */
  listingData: OptionalJson<Record<string, unknown>>;
  /** The piece's version at the last comparison. */
  productVersion: Optional<number>;
  lastSyncAt: Optional<string>;
  syncErrors: Optional<string>;
  createdAt: TimestampColumn;
  updatedAt: TimestampColumn;
};

type ExternalOrderTable = {
  id: Generated<number>;
  platformId: number;
  externalOrderId: string;
  internalOrderId: Optional<number>;
  status: string;
  customerEmail: Optional<string>;
  customerName: Optional<string>;
  totalAmountCents: number;
  orderData: Json<Record<string, unknown>>;
  syncStatus: Defaulted<ExternalOrderSyncStatus>;
  syncErrors: Optional<string>;
  /** When the platform last changed it. */
  modifiedAt: Optional<string>;
  /** Whether it reserves stock on the platform. */
  holdsStock: Defaulted<boolean>;
  createdAt: TimestampColumn;
  updatedAt: TimestampColumn;
};

type ExternalOrderItemTable = {
  id: Generated<number>;
  externalOrderId: number;
  externalItemId: string;
  productId: Optional<number>;
  productName: string;
  quantity: number;
  priceCents: number;
  /** Whether its stock was taken here and not returned. */
  isHeld: Defaulted<boolean>;
  /** How many were taken from the piece's stock. */
  stockTaken: Defaulted<number>;
  /** Whether that made the piece sold. */
  soldOut: Defaulted<boolean>;
  /** How many were sold beyond the piece's stock. */
  short: Defaulted<number>;
};

type ListingPushTable = {
  id: Generated<number>;
  platformId: number;
  productId: number;
  scope: "stock" | "all";
  askedAt: string;
  dueAt: string;
  attempts: Defaulted<number>;
  lastError: Optional<string>;
};

type WebhookDeliveryTable = {
  platformId: number;
  deliveryId: string;
  topic: string;
  receivedAt: string;
};

/** How far a platform was read. */
type SyncStateTable = {
  platformId: number;
  ordersSeenUntil: Optional<string>;
  productsSeenUntil: Optional<string>;
  lastError: Optional<string>;
};

type SyncLogTable = {
  id: Generated<number>;
  platformId: Optional<number>;
  syncType: SyncType;
  status: SyncStatus;
  recordsProcessed: Defaulted<number>;
  recordsSuccess: Defaulted<number>;
  recordsError: Defaulted<number>;
  errorDetails: Optional<string>;
  /** A username; null for a scheduled sync. */
  startedBy: Optional<string>;
  startedAt: TimestampColumn;
  completedAt: Optional<string>;
};
