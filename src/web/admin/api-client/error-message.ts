import { ApiError } from "./api-error.ts";

/** The message of the API or of a network failure, else the fallback. */
export function errorMessage(error: unknown, otherwise: string): string {
  const hasReason = error instanceof ApiError && (error.problem !== null || error.status === 0);
  return hasReason ? error.message : otherwise;
}
