import type { Generated } from "kysely";
import type { Change } from "#contract/access/changes.ts";
import type {
  MailSubject,
  OutgoingMailKind,
  OutgoingMailState,
} from "#contract/mail/outgoing-mails.ts";
import type { Defaulted, DefaultedJson, Json, Optional, TimestampColumn } from "./column-types.ts";

export type InfrastructureTables = {
  settings: { key: string; value: Json<unknown>; updatedAt: TimestampColumn };
  trash: TrashTable;
  removedSamples: RemovedSampleTable;
  changes: ChangeTable;
  visitorWrites: VisitorWriteTable;
  outgoingMails: OutgoingMailTable;
  mailboxState: MailboxStateTable;
  receivedMails: { hash: string; takenAt: string };
  leases: { name: string; token: string; until: string };
  searchWords: { variant: string; word: string };
  /** Counts changes of what visitors see: readRevision. */
  catalogueRevisions: { slot: number; revision: number };
};

type TrashTable = {
  id: Generated<number>;
  kind:
    | "product"
    | "collection"
    | "tag"
    | "order"
    | "inquiry"
    | "subscriber"
    | "platform"
    | "sample";
  entityId: number;
  label: string;
  batch: Optional<string>;
  /** The name of the category that was deleted while the piece or collection was in the trash. */
  lostCategory: Optional<string>;
  deletedBy: Optional<string>;
  deletedAt: TimestampColumn;
  expiresAt: string;
};

type ChangeTable = {
  id: Generated<number>;
  kind: Change["kind"];
  productId: Optional<number>;
  label: Defaulted<string>;
  action: Change["action"];
  fields: Json<string[]>;
  username: string;
  changedAt: string;
};

type VisitorWriteTable = {
  /** Keyed hash of the client's network; no address is stored. */
  subject: string;
  /** Start of the time window. */
  beganAt: string;
  count: Defaulted<number>;
};

type RemovedSampleTable = {
  id: Generated<number>;
  contents: Json<unknown>;
  deletedAt: Optional<string>;
};

/** What a secret in a mail's links is derived from, and the random text that stands for it. */
type StoredMailSecret = { placeholder: string } & (
  | { purpose: "inquiry" | "quote" | "certificate" | "waiting list"; id: number; version: number }
  | { purpose: "desk mail"; payload: string }
);

type OutgoingMailTable = {
  id: Generated<number>;
  /** Those of 0 leave first. */
  priority: Defaulted<number>;
  aboutKind: MailSubject;
  aboutId: number;
  kind: Optional<OutgoingMailKind>;
  /** A mail with the same key is queued once. */
  onceKey: Optional<string>;
  messageId: string;
  recipient: string;
  /** Of a mail to a subscriber, whose text is written when it leaves. */
  subscriberId: Optional<number>;
  subject: string;
  /** Empty once it was sent a month ago. Placeholders stand for secrets. */
  text: string;
  html: string;
  replyTo: Optional<string>;
  inReplyTo: Optional<string>;
  /** Message-IDs of the mails before it, separated by spaces: its References. */
  thread: Optional<string>;
  /** Where the recipient ends mails of its kind. */
  unsubscribeUrl: Optional<string>;
  secrets: DefaultedJson<StoredMailSecret[]>;
  /** Stopped: what it reported was undone before it was sent. */
  state: Defaulted<OutgoingMailState>;
  tries: Defaulted<number>;
  /** The next attempt. */
  dueAt: string;
  givesUpAt: string;
  /** Why the last attempt failed, as people read it. */
  failure: Optional<string>;
  /** Taken off the To-Do List. */
  dismissedAt: Optional<string>;
  createdAt: TimestampColumn;
  sentAt: Optional<string>;
  /** When it came back, after the server had taken it. */
  returnedAt: Optional<string>;
};

type MailboxStateTable = {
  slot: number;
  /** UIDs are valid together with it. */
  uidValidity: Optional<string>;
  /** The last mail that was looked at. */
  lastUid: Defaulted<number>;
  readingUid: Optional<number>;
  /** How often the reading of that mail began. */
  readingTries: Defaulted<number>;
  dueAt: Optional<string>;
  checkedAt: Optional<string>;
  failure: Optional<string>;
};
