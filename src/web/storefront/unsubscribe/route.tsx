import { changeDeskMail, findDeskMailChoice } from "#domain/access/desk-mails/change-desk-mail.ts";
import { readDeskMailToken } from "#domain/access/desk-mails/desk-mail-token.ts";
import { getSubscription } from "#domain/newsletter/letters/get-subscription.ts";
import { data, Form } from "react-router";
import { changeSubscription } from "#domain/newsletter/letters/change-subscription.ts";
import { getShop } from "#http/loader-context.ts";
import { withPageErrors } from "#http/page-errors.ts";
import { readForm } from "#http/read-form.ts";
import { formText } from "../form-text.ts";
import type { Route } from "./+types/route.ts";
import { SECRET_PAGE_HEADERS } from "../private-page-headers.ts";
import { MESSAGES } from "./messages.ts";
import "../mail-link-page.css";

/** The target of the unsubscribe link. Opening it does not unsubscribe, since mail clients prefetch links. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const shop = getShop(context);
  const choice = readDeskMailToken(shop, params.token);
  const subscription = await withPageErrors(
    choice ? findDeskMailChoice(shop, choice) : getSubscription(shop, params.token),
  );
  const of: keyof typeof MESSAGES = choice?.kind ?? "letters";
  return data({ ...subscription, of }, { headers: SECRET_PAGE_HEADERS });
}

/**
 * Handles the button of this page and the one-click unsubscribe of mail clients (RFC 8058). The token is the
 * credential: whatever else is posted ends the subscription.
 */
export async function action({ context, params, request }: Route.ActionArgs) {
  const wish = formText(await readForm(request, true), "wish");
  const shop = getShop(context);
  const choice = readDeskMailToken(shop, params.token);
  const isWanted = wish === "again";
  await withPageErrors(
    choice
      ? changeDeskMail(shop, choice, isWanted)
      : changeSubscription(shop, params.token, isWanted),
  );
  return null;
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: MESSAGES[loaderData?.of ?? "letters"].title },
  { name: "robots", content: "noindex" },
];

export default function UnsubscribePage({ loaderData: { isActive, of } }: Route.ComponentProps) {
  const { title, text, button } = MESSAGES[of][isActive ? "subscribed" : "unsubscribed"];
  return (
    <main className="wrap mail-link-page" id="main">
      <h1>{title}</h1>
      <p>{text}</p>
      <Form method="post">
        <button
          className={isActive ? "btn" : "btn quiet"}
          name="wish"
          type="submit"
          value={isActive ? "end" : "again"}
        >
          {button}
        </button>
      </Form>
    </main>
  );
}
