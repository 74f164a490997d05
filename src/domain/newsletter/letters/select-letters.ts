import type { Shop } from "../../shop.ts";

/** Query of letters with the number of its mails in each state. */
export const selectLetters = (shop: Shop) =>
  shop.db
    .selectFrom("letters")
    .selectAll("letters")
    .select((letters) => {
      const count = (state: "sent" | "waiting" | "failed" | "stopped") =>
        letters
          .selectFrom("outgoingMails")
          .where("outgoingMails.aboutKind", "=", "letter")
          .whereRef("outgoingMails.aboutId", "=", "letters.id")
          .where("outgoingMails.state", "=", state)
          .select((eb) => eb.fn.countAll<number>().as("count"))
          .$asScalar()
          .$notNull()
          .as(state);
      return [count("sent"), count("waiting"), count("failed"), count("stopped")];
    });
