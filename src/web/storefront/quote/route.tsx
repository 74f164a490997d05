import { useEffect } from "react";
import { data, redirect, type ShouldRevalidateFunctionArgs, useFetcher } from "react-router";
import { DomainError } from "#domain/errors.ts";
import { acceptQuote } from "#domain/sales/quotes/customer-page/accept-quote.ts";
import { declineQuote } from "#domain/sales/quotes/customer-page/decline-quote.ts";
import { markOpened } from "#domain/sales/quotes/customer-page/mark-opened.ts";
import {
  openQuotePage,
  type QuotePage as Page,
} from "#domain/sales/quotes/customer-page/open-quote-page.ts";
import { ERROR_STATUS } from "#http/error-status.ts";
import { getShop, requestContext } from "#http/loader-context.ts";
import { withPageErrors } from "#http/page-errors.ts";
import { readForm } from "#http/read-form.ts";
import { formText } from "../form-text.ts";
import { useLayoutData } from "../layout/use-layout-data.ts";
import { MESSAGES as PRIVATE_PAGE } from "../private-layout/messages.ts";
import { SECRET_PAGE_HEADERS } from "../private-page-headers.ts";
import type { Route } from "./+types/route.ts";
import type { Refused } from "./accept-form.tsx";
import { QuotePage } from "./quote-page.tsx";
import { readAcceptance } from "./read-acceptance.ts";
import { UnknownPage } from "../private-layout/unknown-page.tsx";
import { MESSAGES } from "./messages.ts";

/** The page of a quote. A forged address, a revoked one and that of a draft are answered alike. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { address } = context.get(requestContext);
  const page = await withPageErrors(open(openQuotePage(getShop(context), params.secret, address)));
  const status = page.state === "open" ? 200 : page.state === "ended" ? 410 : 404;
  return data({ page }, { status, headers: SECRET_PAGE_HEADERS });
}

const open = (page: Promise<Page>): Promise<Page | { state: "missing" }> =>
  page.catch((error: unknown) => {
    if (error instanceof DomainError && error.code === "not-found") return { state: "missing" };
    throw error;
  });

/** Accepts or declines the quote, or notes that the customer looks at it. */
export async function action({ context, params, request }: Route.ActionArgs) {
  const form = await readForm(request);
  const shop = getShop(context);
  const { address, user } = context.get(requestContext);
  const intent = formText(form, "intent");
  try {
    if (intent === "opened") {
      // What the desk looks at is not opened by the customer.
      if (user === null) await markOpened(shop, params.secret, address);
      return refuse({ problem: "" }, 200);
    }
    if (intent === "decline") {
      await declineQuote(shop, params.secret, address);
    } else {
      const acceptance = readAcceptance(form);
      if ("errors" in acceptance) {
        return refuse({ problem: MESSAGES.completeAddress, ...acceptance }, 400);
      }
      await acceptQuote(shop, params.secret, acceptance.input, address);
    }
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    const problem = error.code === "not-found" ? PRIVATE_PAGE.moved : error.message;
    return refuse({ problem }, ERROR_STATUS[error.code]);
  }
  return redirect(`/quotes/${params.secret}`, 303);
}

const refuse = (refused: Refused, status: number) =>
  data(refused, { status, headers: SECRET_PAGE_HEADERS });

export const headers: Route.HeadersFunction = ({ loaderHeaders, actionHeaders, errorHeaders }) =>
  errorHeaders ?? (actionHeaders.has("Cache-Control") ? actionHeaders : loaderHeaders);

export const meta: Route.MetaFunction = () => [
  { title: MESSAGES.title },
  { name: "robots", content: "noindex" },
];

export function shouldRevalidate({
  formData,
  actionStatus,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  if (formData?.get("intent") === "opened") return false;
  // A conflict is shown by the page as it is now: the piece is sold, or the quote has ended.
  return actionStatus === 409 || defaultShouldRevalidate;
}

export default function QuoteRoute({ loaderData: { page }, actionData }: Route.ComponentProps) {
  const isUnopened = page.state === "open" && page.quote.state === "sent";
  useOpened(isUnopened);
  if (page.state !== "open") return <UnknownPage state={page.state} />;
  const refused = actionData?.problem ? actionData : undefined;
  return <QuotePage quote={page.quote} refused={refused} />;
}

/** Says by script that the customer looks at it: what fetches the page alone, such as a mail scanner, does not. */
function useOpened(isUnopened: boolean): void {
  const isVisitor = useLayoutData().user === null;
  const { submit } = useFetcher();
  const tells = isUnopened && isVisitor;
  useEffect(() => {
    if (tells) void submit({ intent: "opened" }, { method: "post" });
  }, [tells, submit]);
}
