import { DomainError } from "#domain/errors.ts";
import { acceptQuote } from "#domain/sales/quotes/customer-page/accept-quote.ts";
import { declineQuote } from "#domain/sales/quotes/customer-page/decline-quote.ts";
import { markOpened } from "#domain/sales/quotes/customer-page/mark-opened.ts";
import {
  openQuotePage,
  type QuotePage,
} from "#domain/sales/quotes/customer-page/open-quote-page.ts";
import { ERROR_STATUS } from "#http/error-status.ts";
import { formText } from "../form-text.ts";
import { definePage, PageRedirect, type PageRequest, SECRET_HEADERS } from "../page.ts";
import { openPrivately, statusOf } from "../private-layout/open-privately.server.ts";
import { UnknownPage, PAGE_HAS_MOVED } from "../private-layout/unknown-page.tsx";
import type { Refused } from "./accept-form.tsx";
import { QuoteView } from "./quote-view.tsx";
import { readAcceptance } from "./read-acceptance.ts";

type Data = { page: QuotePage | { state: "missing" } };

/** The page of a quote. A forged address, a revoked one and that of a draft are answered alike. */
export const quote = definePage<Data, Refused>({
  load: async ({ shop, param, address }) => ({
    page: await openPrivately(openQuotePage(shop, param, address)),
  }),

  /** Accepts or declines the quote, or notes that the customer looks at it. */
  async post(request, form) {
    try {
      return await answerQuote(request, form);
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      const problem = error.code === "not-found" ? PAGE_HAS_MOVED : error.message;
      return { problem, status: ERROR_STATUS[error.code] };
    }
  },

  answer: ({ page }) => ({ status: statusOf(page), headers: SECRET_HEADERS }),

  meta: () => ({ title: "Your quote", isUnlisted: true }),

  view({ data: { page }, site, posted }) {
    if (page.state !== "open") return <UnknownPage site={site} state={page.state} />;
    return (
      <QuoteView quote={page.quote} refused={posted?.problem ? posted : undefined} site={site} />
    );
  },

  frame: "private",
});

async function answerQuote({ shop, param, address, user }: PageRequest, form: FormData) {
  switch (formText(form, "intent")) {
    case "opened":
      // What the desk looks at is not opened by the customer.
      if (user === null) await markOpened(shop, param, address);
      return { problem: "", status: 200 };
    case "decline":
      await declineQuote(shop, param, address);
      break;
    default: {
      const acceptance = readAcceptance(form);
      if ("errors" in acceptance) {
        return { problem: "Please complete the address.", ...acceptance, status: 400 };
      }
      await acceptQuote(shop, param, acceptance.input, address);
    }
  }
  return new PageRedirect(`/quotes/${param}`, 303);
}
