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
  const subscription = await withPageErrors(getSubscription(getShop(context), params.token));
  return data(subscription, { headers: SECRET_PAGE_HEADERS });
}

/** Handles the button of this page and the one-click unsubscribe of mail clients (RFC 8058). */
export async function action({ context, params, request }: Route.ActionArgs) {
  const wish = formText(await readForm(request), "wish");
  await withPageErrors(changeSubscription(getShop(context), params.token, wish === "again"));
  return null;
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = () => [
  { title: MESSAGES.title },
  { name: "robots", content: "noindex" },
];

export default function UnsubscribePage({ loaderData: { isActive } }: Route.ComponentProps) {
  const { title, text, button } = isActive ? MESSAGES.subscribed : MESSAGES.unsubscribed;
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
