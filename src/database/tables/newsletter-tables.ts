import type { Generated } from "kysely";
import type { Defaulted, Optional, TimestampColumn } from "./column-types.ts";

export type NewsletterTables = {
  subscribers: SubscriberTable;
  letters: LetterTable;
  letterDeliveries: LetterDeliveryTable;
};

type SubscriberTable = {
  id: Generated<number>;
  email: string;
  isActive: Defaulted<boolean>;
  /** Without it they get no letters. */
  confirmedAt: Optional<string>;
  /** The last mail that asked to confirm. */
  confirmationAskedAt: Optional<string>;
  unsubscribedAt: Optional<string>;
  createdAt: TimestampColumn;
  deletedAt: Optional<string>;
};

type LetterTable = {
  id: Generated<number>;
  subject: string;
  body: string;
  collectionId: Optional<number>;
  createdBy: Optional<string>;
  createdAt: TimestampColumn;
};

type LetterDeliveryTable = {
  id: Generated<number>;
  /** null for the mail that asks to confirm. */
  letterId: Optional<number>;
  subscriberId: number;
  state: Defaulted<"waiting" | "sent" | "failed" | "stopped">;
  tries: Defaulted<number>;
  /** The next attempt. */
  dueAt: string;
  lastError: Optional<string>;
  sentAt: Optional<string>;
};
