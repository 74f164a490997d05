import type { Shop } from "../../shop.ts";

/** Quotes with the version of their addresses, without those of inquiries in the trash. */
export const quoteRows = ({ db }: Shop) =>
  db
    .selectFrom("quotes")
    .innerJoin("inquiries", "inquiries.id", "quotes.inquiryId")
    .selectAll("quotes")
    .select("inquiries.secretVersion")
    .where("inquiries.deletedAt", "is", null);
