import type { Generated } from "kysely";
import type { CustomerAddress } from "#contract/sales/customer-addresses.ts";
import type { CertificateFacts } from "#contract/sales/papers.ts";
import type { PaymentStatus } from "#contract/sales/payments.ts";
import type { QuoteItemTable, QuoteTable } from "./quote-tables.ts";
import type {
  Defaulted,
  ImageTable,
  DefaultedJson,
  Json,
  NameKeyColumn,
  Optional,
  OptionalJson,
  TimestampColumn,
} from "./column-types.ts";

export type SalesTables = {
  customers: CustomerTable;
  customerContacts: CustomerContactTable;
  orders: OrderTable;
  orderItems: OrderItemTable;
  orderHistory: OrderHistoryTable;
  orderPayments: OrderPaymentTable;
  receiptNumbers: { year: number; lastNumber: number };
  certificates: CertificateTable;
  doubleSales: DoubleSaleTable;
  inquiries: InquiryTable;
  inquiryMessages: InquiryMessageTable;
  inquiryPhotos: ImageTable<{ messageId: number }>;
  inquiryPieces: InquiryPieceTable;
  waitingList: WaitingListTable;
  quotes: QuoteTable;
  quoteItems: QuoteItemTable;
};

type CustomerTable = {
  id: Generated<number>;
  name: string;
  nameKey: NameKeyColumn;
  notes: Optional<string>;
  ringSizes: DefaultedJson<{ size: string; note: string | null }[]>;
  addresses: DefaultedJson<CustomerAddress[]>;
  /** Whether a file brought them: they are listed without an order. */
  isImported: Defaulted<boolean>;
  createdAt: TimestampColumn;
  updatedAt: TimestampColumn;
};

type CustomerContactTable = {
  id: Generated<number>;
  customerId: number;
  kind: "email" | "phone";
  value: string;
  /** The address in lower case, the digits of the number. */
  matchKey: string;
};

type OrderEdit = { field: string; from: string | null; to: string | null };

type OrderStatus = "pending" | "processing" | "shipped" | "completed" | "cancelled";

type OrderTable = {
  id: Generated<number>;
  customerId: Optional<number>;
  customerEmail: string;
  customerName: string;
  customerPhone: Optional<string>;
  delivery: Defaulted<"shipping" | "pickup">;
  /** The JSON value null for a pickup. */
  shippingAddress: Json<Record<string, string> | null>;
  billingAddress: OptionalJson<Record<string, string>>;
  subtotalCents: number;
  taxCents: Defaulted<number>;
  shippingCents: Defaulted<number>;
  totalCents: number;
  depositCents: Optional<number>;
  dueDate: Optional<string>;
  status: Defaulted<OrderStatus>;
  paymentStatus: Defaulted<PaymentStatus>;
  paymentIntentId: Optional<string>;
  receiptNumber: Optional<string>;
  trackingCarrier: Optional<string>;
  trackingNumber: Optional<string>;
  isGift: Defaulted<boolean>;
  notes: Optional<string>;
  /** Of an order that came in with a file: where it was placed. */
  sourceName: Optional<string>;
  /** Its number there. */
  sourceNumber: Optional<string>;
  createdAt: TimestampColumn;
  updatedAt: TimestampColumn;
  deletedAt: Optional<string>;
};

type OrderItemTable = {
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

type OrderHistoryTable = {
  id: Generated<number>;
  orderId: number;
  fromStatus: Optional<OrderStatus>;
  toStatus: OrderStatus;
  username: Optional<string>;
  reason: Optional<string>;
  changes: OptionalJson<OrderEdit[]>;
  createdAt: TimestampColumn;
};

type OrderPaymentTable = {
  id: Generated<number>;
  orderId: number;
  amountCents: number;
  method: "check" | "card" | "cash" | "transfer" | "other";
  paidOn: string;
  reference: Optional<string>;
  username: Optional<string>;
  createdAt: TimestampColumn;
};

type CertificateTable = {
  id: Generated<number>;
  orderId: Optional<number>;
  productId: Optional<number>;
  name: string;
  /** Of several of the same piece in one order: 1, 2, 3. */
  copy: number;
  facts: Json<CertificateFacts>;
  pictureUrl: Optional<string>;
  mediaHash: Optional<string>;
  /** Raising it ends the former address. */
  version: Defaulted<number>;
  createdAt: TimestampColumn;
  updatedAt: TimestampColumn;
};

type DoubleSaleTable = {
  id: Generated<number>;
  productId: Optional<number>;
  productName: string;
  externalOrderId: number;
  otherOrderId: Optional<number>;
  otherExternalOrderId: Optional<number>;
  createdAt: string;
  settledAt: Optional<string>;
  settledBy: Optional<string>;
};

type InquiryTable = {
  id: Generated<number>;
  customerId: Optional<number>;
  state: "new" | "waiting-for-you" | "waiting-for-them" | "closed" | "to-check";
  source: Defaulted<"form" | "phone" | "email" | "visit">;
  name: string;
  email: Optional<string>;
  phone: Optional<string>;
  ringSize: Optional<string>;
  heldBecause: Optional<"too-fast" | "hidden-field" | "links" | "repeated">;
  /** Raising it ends the private page's former address. */
  secretVersion: Defaulted<number>;
  /** Of the form's message, normalized. */
  textHash: Optional<string>;
  /** The same when the form is sent again after a lost answer. */
  attempt: Optional<string>;
  /** Notes do not count. */
  lastMessageAt: string;
  createdAt: TimestampColumn;
  updatedAt: TimestampColumn;
  deletedAt: Optional<string>;
};

type InquiryEvent = {
  type:
    | "reserved"
    | "released"
    | "quote-sent"
    | "quote-accepted"
    | "quote-declined"
    | "quote-withdrawn"
    | "quote-expired"
    | "order-recorded";
  productId?: number;
  /** The piece, as it was called. */
  title?: string;
  until?: string;
  quoteId?: number;
  orderId?: number;
  totalCents?: number;
};

type InquiryMessageTable = {
  id: Generated<number>;
  inquiryId: number;
  kind: "customer" | "reply" | "note" | "event";
  text: Defaulted<string>;
  event: OptionalJson<InquiryEvent>;
  username: Optional<string>;
  /** Of one that came by mail. */
  mailedFrom: Optional<string>;
  createdAt: TimestampColumn;
};

type InquiryPieceTable = {
  id: Generated<number>;
  inquiryId: number;
  /** Null when the piece was deleted for good. */
  productId: Optional<number>;
  productName: string;
  position: number;
  /** Whether the piece was last reserved from this inquiry. */
  isReserved: Defaulted<boolean>;
};

type WaitingListTable = {
  id: Generated<number>;
  productId: number;
  /** In lower case. */
  email: string;
  /** The last mail that asked to confirm. */
  askedAt: Optional<string>;
  confirmedAt: Optional<string>;
  /** When the letter was queued. */
  notifiedAt: Optional<string>;
  createdAt: TimestampColumn;
};
