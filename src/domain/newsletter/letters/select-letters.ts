import type { Shop } from "../../shop.ts";

/** Query of letters with the number of deliveries in each state. */
export const selectLetters = (shop: Shop) =>
  shop.db
    .selectFrom("letters")
    .selectAll("letters")
    .select((letters) => {
      const count = (state: "sent" | "waiting" | "failed" | "stopped") =>
        letters
          .selectFrom("letterDeliveries")
          .whereRef("letterDeliveries.letterId", "=", "letters.id")
          .where("letterDeliveries.state", "=", state)
          .select((eb) => eb.fn.countAll<number>().as("count"))
          .$asScalar()
          .$notNull()
          .as(state);
      return [count("sent"), count("waiting"), count("failed"), count("stopped")];
    });
