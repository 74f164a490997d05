import { deliverOutbox } from "../infrastructure/mail/outbox/deliver-outbox.ts";
import type { Shop } from "../shop.ts";
import { composeConfirmationMail } from "./letters/compose-confirmation-mail.ts";
import { composeLetterMail } from "./letters/compose-letter-mail.ts";

/** Sends all mails that are due, those to customers first. @returns how many were sent */
export const deliverDueMails = (shop: Shop, signal?: AbortSignal): Promise<number> =>
  deliverOutbox(
    shop,
    (shop, mail) =>
      mail.aboutKind === "letter"
        ? composeLetterMail(shop, mail)
        : composeConfirmationMail(shop, mail),
    signal,
  );
