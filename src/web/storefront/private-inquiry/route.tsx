import { data, redirect } from "react-router";
import { answerSchema } from "#contract/sales/inquiries.ts";
import { DomainError } from "#domain/errors.ts";
import { answerInquiry } from "#domain/sales/inquiries/private-page/answer-inquiry.ts";
import {
  openPrivatePage,
  type PrivatePage,
} from "#domain/sales/inquiries/private-page/open-private-page.ts";
import { listQuoteLinks } from "#domain/sales/quotes/customer-page/list-quote-links.ts";
import { ERROR_STATUS } from "#http/error-status.ts";
import { getShop, requestContext } from "#http/loader-context.ts";
import { withPageErrors } from "#http/page-errors.ts";
import { readForm } from "#http/read-form.ts";
import { formText } from "../form-text.ts";
import { MESSAGES as PRIVATE_PAGE } from "../private-layout/messages.ts";
import { UnknownPage } from "../private-layout/unknown-page.tsx";
import { SECRET_PAGE_HEADERS } from "../private-page-headers.ts";
import type { Route } from "./+types/route.ts";
import { Conversation } from "./conversation.tsx";
import { MESSAGES } from "./messages.ts";

/** A customer's own page of an inquiry. A forged address and a revoked one are answered alike. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { address } = context.get(requestContext);
  const page = await withPageErrors(
    open(openPrivatePage(getShop(context), params.secret, address)),
  );
  const quotes = page.state === "open" ? await listQuoteLinks(getShop(context), params.secret) : [];
  const status = page.state === "open" ? 200 : page.state === "ended" ? 410 : 404;
  return data(
    { page, quotes, now: getShop(context).now().toISOString() },
    { status, headers: SECRET_PAGE_HEADERS },
  );
}

const open = (page: Promise<PrivatePage>): Promise<PrivatePage | { state: "missing" }> =>
  page.catch((error: unknown) => {
    if (error instanceof DomainError && error.code === "not-found") return { state: "missing" };
    throw error;
  });

/** What a customer answers; a plain form, so that it works without scripts. */
export async function action({ context, params, request }: Route.ActionArgs) {
  const form = await readForm(request);
  const answer = answerSchema.safeParse({ message: formText(form, "message") });
  const message = formText(form, "message");
  if (!answer.success) {
    const problem = answer.error.issues[0]?.message ?? MESSAGES.form.empty;
    return data({ problem, message }, { status: 400, headers: SECRET_PAGE_HEADERS });
  }
  const { address } = context.get(requestContext);
  try {
    await answerInquiry(getShop(context), params.secret, answer.data.message, address);
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    const status = ERROR_STATUS[error.code];
    const problem = error.code === "not-found" ? PRIVATE_PAGE.moved : error.message;
    return data({ problem, message }, { status, headers: SECRET_PAGE_HEADERS });
  }
  return redirect(`/inquiries/${params.secret}?sent=1#latest`, 303);
}

export const headers: Route.HeadersFunction = ({ loaderHeaders, actionHeaders, errorHeaders }) =>
  errorHeaders ?? (actionHeaders.has("Cache-Control") ? actionHeaders : loaderHeaders);

export const meta: Route.MetaFunction = () => [
  { title: MESSAGES.title },
  { name: "robots", content: "noindex" },
];

export default function PrivateInquiryPage({ loaderData, actionData }: Route.ComponentProps) {
  const { page, quotes, now } = loaderData;
  if (page.state === "open") {
    return <Conversation inquiry={page.inquiry} now={now} quotes={quotes} refused={actionData} />;
  }
  return <UnknownPage state={page.state} />;
}
