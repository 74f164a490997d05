import { data, Form } from "react-router";
import { confirmSubscription } from "#domain/newsletter/subscribers/confirm-subscription.ts";
import { findConfirmation } from "#domain/newsletter/subscribers/find-confirmation.ts";
import { getShop } from "#http/loader-context.ts";
import { SECRET_PAGE_HEADERS } from "../private-page-headers.ts";
import type { Route } from "./+types/route.ts";
import { MESSAGES } from "./messages.ts";
import "../mail-link-page.css";

/** The target of the link in the mail that asks to confirm. Opening it confirms nothing, since mail scanners open links. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const confirmation = await findConfirmation(getShop(context), params.token);
  const state = !confirmation ? "invalid" : confirmation.isConfirmed ? "confirmed" : "open";
  return data({ state } as const, {
    status: confirmation ? 200 : 404,
    headers: SECRET_PAGE_HEADERS,
  });
}

/** The page says what became of it, by its loader. */
export async function action({ context, params }: Route.ActionArgs) {
  await confirmSubscription(getShop(context), params.token);
  return null;
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = () => [
  { title: MESSAGES.title },
  { name: "robots", content: "noindex" },
];

export default function ConfirmSubscriptionPage({ loaderData: { state } }: Route.ComponentProps) {
  const { title, text } = MESSAGES.states[state];
  return (
    <main className="wrap mail-link-page" id="main">
      <div aria-live="polite">
        <h1>{title}</h1>
        <p>{text}</p>
      </div>
      {state === "open" && (
        <Form method="post">
          <button className="btn" type="submit">
            {MESSAGES.confirm}
          </button>
        </Form>
      )}
    </main>
  );
}
