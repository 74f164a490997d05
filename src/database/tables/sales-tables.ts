import type { Generated } from "kysely";
import type { Defaulted, Json, Optional, OptionalJson, TimestampColumn } from "./column-types.ts";

export type UserTable = {
  id: string;
  username: string;
  email: Optional<string>;
  firstName: Optional<string>;
  lastName: Optional<string>;
  profileImageUrl: Optional<string>;
  passwordHash: string;
  createdAt: TimestampColumn;
  updatedAt: TimestampColumn;
};

export type SessionTable = {
  sid: string;
  sess: Json<Record<string, unknown>>;
  expire: string;
  userId: string;
  userAgent: Optional<string>;
  createdAt: TimestampColumn;
  lastSeenAt: TimestampColumn;
};

export type OrderStatus = "pending" | "processing" | "shipped" | "completed" | "cancelled";

export type OrderTable = {
  id: Generated<number>;
  customerEmail: string;
  customerName: string;
  customerPhone: Optional<string>;
  shippingAddress: Json<Record<string, string>>;
  billingAddress: OptionalJson<Record<string, string>>;
  subtotalCents: number;
  taxCents: Defaulted<number>;
  shippingCents: Defaulted<number>;
  totalCents: number;
  status: Defaulted<OrderStatus>;
  paymentStatus: Defaulted<string>;
  paymentIntentId: Optional<string>;
  notes: Optional<string>;
  createdAt: TimestampColumn;
  updatedAt: TimestampColumn;
  deletedAt: Optional<string>;
};

export type OrderItemTable = {
  id: Generated<number>;
  orderId: number;
  productId: Optional<number>;
  productName: string;
  quantity: number;
  priceCents: number;
  customizations: OptionalJson<Record<string, unknown>>;
  /** How many the order took from the piece's stock; canceling returns them. */
  stockTaken: Defaulted<number>;
  /** Whether that made the piece sold. */
  soldOut: Defaulted<boolean>;
  createdAt: TimestampColumn;
};

export type OrderHistoryTable = {
  id: Generated<number>;
  orderId: number;
  fromStatus: Optional<OrderStatus>;
  toStatus: OrderStatus;
  username: Optional<string>;
  createdAt: TimestampColumn;
};

export type SubscriberTable = {
  id: Generated<number>;
  email: string;
  isActive: Defaulted<boolean>;
  createdAt: TimestampColumn;
  deletedAt: Optional<string>;
};

export type LetterTable = {
  id: Generated<number>;
  subject: string;
  body: string;
  collectionId: Optional<number>;
  createdBy: Optional<string>;
  createdAt: TimestampColumn;
};

export type LetterDeliveryTable = {
  id: Generated<number>;
  /** null for the welcome mail. */
  letterId: Optional<number>;
  subscriberId: number;
  state: Defaulted<"waiting" | "sent" | "failed" | "stopped">;
  tries: Defaulted<number>;
  /** The next attempt. */
  dueAt: string;
  lastError: Optional<string>;
  sentAt: Optional<string>;
};

export type TrashTable = {
  id: Generated<number>;
  kind: "product" | "collection" | "tag" | "order" | "subscriber" | "platform";
  entityId: number;
  label: string;
  batch: Optional<string>;
  deletedBy: Optional<string>;
  deletedAt: TimestampColumn;
  expiresAt: string;
};
