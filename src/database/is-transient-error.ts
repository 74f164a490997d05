import { DatabaseUnavailableError } from "./database-unavailable.ts";

/** PostgreSQL: serialization failure, deadlock, lock not available. */
const POSTGRES_TRANSIENT = /^(?:40001|40P01|55P03)$/;
/** SQLITE_BUSY and SQLITE_LOCKED; extended codes use the upper bits. */
const SQLITE_TRANSIENT = [5, 6];

/** Whether a write failed for a reason that may be gone on the next attempt, and left nothing behind. */
export function isTransientError(error: unknown): boolean {
  if (error instanceof DatabaseUnavailableError) return !error.mayBeSaved;
  if (!(error instanceof Error)) return false;
  const { code, errcode } = error as { code?: unknown; errcode?: unknown };
  if (typeof errcode === "number") return SQLITE_TRANSIENT.includes(errcode & 0xff);
  return typeof code === "string" && POSTGRES_TRANSIENT.test(code);
}
