import { DomainError } from "../../errors.ts";
import type { Shop } from "../../shop.ts";

/** What went wrong with a platform, in words that hold nothing secret; what nobody foresaw goes to the log. */
export function describeProblem(shop: Shop, error: unknown): string {
  if (error instanceof DomainError) return error.message;
  shop.log.error("a platform could not be served", { error });
  return "Something went wrong on our side. The log says more.";
}
