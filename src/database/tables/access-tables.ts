import type { Generated } from "kysely";
import type { Defaulted, Json, NameKeyColumn, Optional, TimestampColumn } from "./column-types.ts";

export type AccessTables = {
  users: UserTable;
  sessions: SessionTable;
  signInFailures: { id: Generated<number>; subject: string; failedAt: TimestampColumn };
  secondFactors: SecondFactorTable;
  recoveryCodes: RecoveryCodeTable;
};

type UserTable = {
  id: string;
  username: string;
  nameKey: NameKeyColumn;
  email: Optional<string>;
  firstName: Optional<string>;
  lastName: Optional<string>;
  profileImageUrl: Optional<string>;
  /** "" until an invited person has chosen a password. */
  passwordHash: string;
  access: Defaulted<"everything" | "pieces">;
  invitedAt: Optional<string>;
  lastSignedInAt: Optional<string>;
  wantsHealthNotices: Defaulted<boolean>;
  wantsWeeklySummary: Defaulted<boolean>;
  createdAt: TimestampColumn;
  updatedAt: TimestampColumn;
};

type SessionTable = {
  sid: string;
  sess: Json<Record<string, unknown>>;
  expire: string;
  userId: string;
  userAgent: Optional<string>;
  createdAt: TimestampColumn;
  lastSeenAt: TimestampColumn;
};

type SecondFactorTable = {
  userId: string;
  /** Encrypted. */
  secret: string;
  /** The time step (30 s) of the last code used: no code is accepted twice. */
  lastStep: Defaulted<number>;
  /** When a first code confirmed the app's secret; null before. */
  confirmedAt: Optional<string>;
  createdAt: TimestampColumn;
};

type RecoveryCodeTable = {
  id: Generated<number>;
  userId: string;
  codeHash: string;
  createdAt: TimestampColumn;
};
