import type { Expression, ExpressionBuilder, SqlBool } from "kysely";
import type { Tables } from "#database/tables.ts";

/** Reserved for examples (RFC 2606), as the sample catalogue's addresses are: nobody reads their mail. */
const EXAMPLE_ADDRESSES = ["%.example", "%@example.com", "%@example.net", "%@example.org"];

/** Whether a subscriber has never been asked to confirm and is a person. */
export const isUnasked = (eb: ExpressionBuilder<Tables, "subscribers">): Expression<SqlBool> =>
  eb.and([
    eb("isActive", "=", true),
    eb("confirmedAt", "is", null),
    eb("confirmationAskedAt", "is", null),
    ...EXAMPLE_ADDRESSES.map((pattern) => eb("email", "not like", pattern)),
  ]);
