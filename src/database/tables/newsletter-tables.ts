import type { Generated } from "kysely";
import type { Defaulted, Optional, TimestampColumn } from "./column-types.ts";

export type NewsletterTables = {
  subscribers: SubscriberTable;
  letters: LetterTable;
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
