import { randomUUID } from "node:crypto";

/** Identifies a request in the log, in X-Request-Id and on error pages. */
export const createRequestId = (): string => randomUUID();
