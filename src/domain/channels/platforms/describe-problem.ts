import { DomainError } from "../../errors.ts";
import type { Shop } from "../../shop.ts";

/** An error as a sentence without secrets, for people. An unexpected one goes to the log. */
export function describeProblem(shop: Shop, error: unknown): string {
  if (error instanceof DomainError) return error.message;
  shop.log.error("platform request failed", { error });
  return "Something went wrong on your server. Its log has the details.";
}
