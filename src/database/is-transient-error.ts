/** PostgreSQL: serialization failure, deadlock, lock not available, server shutting down, no connection. */
const POSTGRES_TRANSIENT = /^(?:40001|40P01|55P03|57P0[1-3]|53300|08...)$/;
/** SQLITE_BUSY and SQLITE_LOCKED; extended codes use the upper bits. */
const SQLITE_TRANSIENT = [5, 6];
const BROKEN_CONNECTION = ["ECONNRESET", "ECONNREFUSED", "EPIPE", "ETIMEDOUT"];

/** Whether a write failed for a reason that may be gone on the next attempt. */
export function isTransientError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, errcode } = error as { code?: unknown; errcode?: unknown };
  if (typeof errcode === "number") return SQLITE_TRANSIENT.includes(errcode & 0xff);
  if (/connection terminated/i.test(error.message)) return true;
  return (
    typeof code === "string" && (POSTGRES_TRANSIENT.test(code) || BROKEN_CONNECTION.includes(code))
  );
}
