import { type Order, orderSchema } from "#contract/sales/orders.ts";
import { ApiError } from "../../api-client/api-error.ts";

/** The order as it is now, if an edit of an earlier state failed. */
export function findConflictingOrder(error: Error | null): Order | null {
  if (!(error instanceof ApiError) || error.status !== 409) return null;
  return orderSchema.safeParse(error.problem?.current).data ?? null;
}
