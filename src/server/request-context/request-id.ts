import { randomFillSync } from "node:crypto";

/** Few enough digits for a visitor to name them, and enough that no two requests of years bear the same. */
const BYTES = 8;
/** In characters. */
export const REQUEST_ID_LENGTH = 2 * BYTES;

const drawn = Buffer.alloc(256 * BYTES);
let next = drawn.length;

/**
 * A number that no other request bears, in hexadecimal digits. `randomUUID` joins its text of twenty
 * parts, which is half a kilobyte to clear up after each answer.
 */
export function createRequestId(): string {
  if (next === drawn.length) {
    randomFillSync(drawn);
    next = 0;
  }
  next += BYTES;
  return drawn.toString("hex", next - BYTES, next);
}
