import type { Expression, ExpressionBuilder, SqlBool } from "kysely";
import type { Tables } from "#database/tables.ts";

/** Whether a confirmation was issued to a subscriber who has neither been removed nor unsubscribed since. */
export const issuedToSubscriber =
  ({ id, issuedAt }: { id: number; issuedAt: string }) =>
  (eb: ExpressionBuilder<Tables, "subscribers">): Expression<SqlBool> =>
    eb.and([
      eb("id", "=", id),
      eb("deletedAt", "is", null),
      eb.or([eb("unsubscribedAt", "is", null), eb("unsubscribedAt", "<", issuedAt)]),
    ]);
