import { answerSchema } from "#contract/sales/inquiries.ts";
import type { QuoteLink } from "#contract/sales/quotes.ts";
import { DomainError } from "#domain/errors.ts";
import { canSendMail } from "#domain/infrastructure/mail/mail-outcome.ts";
import { answerInquiry } from "#domain/sales/inquiries/private-page/answer-inquiry.ts";
import {
  openPrivatePage,
  type PrivatePage,
} from "#domain/sales/inquiries/private-page/open-private-page.ts";
import { listQuoteLinks } from "#domain/sales/quotes/customer-page/list-quote-links.ts";
import { ERROR_STATUS } from "#http/error-status.ts";
import { formText } from "../form-text.ts";
import { definePage, PageRedirect, SECRET_HEADERS } from "../page.ts";
import { openPrivately, statusOf } from "../private-layout/open-privately.server.ts";
import { UnknownPage, PAGE_HAS_MOVED } from "../private-layout/unknown-page.tsx";
import type { Refused } from "./answer-form.tsx";
import { Conversation } from "./conversation.tsx";

/** A message is new for so long, in milliseconds. */
const NEW_FOR = 5 * 60 * 1000;

type Data = {
  page: PrivatePage | { state: "missing" };
  quotes: QuoteLink[];
  canSendMail: boolean;
  now: string;
};

/** A customer's own page of an inquiry. A forged address and a revoked one are answered alike. */
export const privateInquiry = definePage<Data, Refused>({
  async load({ shop, param, address }) {
    const page = await openPrivately(openPrivatePage(shop, param, address));
    const quotes = page.state === "open" ? await listQuoteLinks(shop, param) : [];
    return {
      page,
      quotes,
      canSendMail: await canSendMail(shop),
      now: shop.now().toISOString(),
    };
  },

  async post({ shop, param, address }, form) {
    const message = formText(form, "message");
    const answer = answerSchema.safeParse({ message });
    if (!answer.success) {
      const problem = answer.error.issues[0]?.message ?? "Write a message.";
      return { problem, message, status: 400 };
    }
    try {
      await answerInquiry(shop, param, answer.data.message, address);
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      const problem = error.code === "not-found" ? PAGE_HAS_MOVED : error.message;
      return { problem, message, status: ERROR_STATUS[error.code] };
    }
    return new PageRedirect(`/inquiries/${param}?sent=1#latest`, 303);
  },

  answer: ({ page }) => ({ status: statusOf(page), headers: SECRET_HEADERS }),

  meta: () => ({ title: "Your inquiry", isUnlisted: true }),

  view({ data: { page, quotes, canSendMail, now }, site, url, posted }) {
    if (page.state !== "open") return <UnknownPage site={site} state={page.state} />;
    const newest = page.inquiry.messages.at(-1);
    const isNew = newest && Date.parse(now) - Date.parse(newest.at) < NEW_FOR;
    return (
      <Conversation
        hasArrived={url.searchParams.get("sent") === "1" && isNew === true}
        inquiry={page.inquiry}
        linkToKeep={canSendMail ? null : `${site.origin}${url.pathname}`}
        now={now}
        quotes={quotes}
        refused={posted}
        site={site}
      />
    );
  },

  frame: "private",
});
