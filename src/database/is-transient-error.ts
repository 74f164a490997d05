/** PostgreSQL: serialization failure, deadlock, lock not available, server shutting down, no connection. */
const POSTGRES_TRANSIENT = /^(?:40001|40P01|55P03|57P0[1-3]|53300|08...)$/;
/** SQLITE_BUSY and SQLITE_LOCKED, with whatever follows in their upper bits. */
const SQLITE_TRANSIENT = [5, 6];
const BROKEN_CONNECTION = ["ECONNRESET", "ECONNREFUSED", "EPIPE", "ETIMEDOUT"];

/** Whether a write failed because of what the database was doing at that moment, not because of itself. */
export function isTransientError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, errcode } = error as { code?: unknown; errcode?: unknown };
  if (typeof errcode === "number") return SQLITE_TRANSIENT.includes(errcode & 0xff);
  if (/connection terminated/i.test(error.message)) return true;
  return (
    typeof code === "string" && (POSTGRES_TRANSIENT.test(code) || BROKEN_CONNECTION.includes(code))
  );
}
