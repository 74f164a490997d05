import { ApiError } from "./api-error.ts";

/** What the shop said of a failure, or that it could not be reached; else words of our own. */
export function errorMessage(error: unknown, otherwise: string): string {
  const isSaid = error instanceof ApiError && (error.problem !== null || error.status === 0);
  return isSaid ? error.message : otherwise;
}
