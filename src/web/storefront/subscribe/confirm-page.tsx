import { confirmSubscription } from "#domain/newsletter/subscribers/confirm-subscription.ts";
import { findConfirmation } from "#domain/newsletter/subscribers/find-confirmation.ts";
import { definePage, PageRedirect, SECRET_HEADERS } from "../page.ts";
import "../mail-link-page.css";

const MESSAGES = {
  title: "Confirm your subscription",
  confirm: "Confirm",
  states: {
    open: {
      title: "Confirm your subscription",
      text: "Press Confirm to get our letters by email.",
    },
    confirmed: {
      title: "You are subscribed.",
      text: "Your address is confirmed. Each letter has a link to unsubscribe.",
    },
    invalid: {
      title: "This link doesn’t work anymore.",
      text: "It has expired, or part of it is missing. Subscribe again below to get a new one.",
    },
  },
} as const;

type State = keyof typeof MESSAGES.states;

/** The target of the link in the mail that asks to confirm. Opening it confirms nothing, since mail scanners open links. */
export const confirmSubscriptionPage = definePage<{ state: State }>({
  async load({ shop, param }) {
    const confirmation = await findConfirmation(shop, param);
    return { state: !confirmation ? "invalid" : confirmation.isConfirmed ? "confirmed" : "open" };
  },

  async post({ shop, param, url }) {
    await confirmSubscription(shop, param);
    return new PageRedirect(url.pathname, 303);
  },

  answer: ({ state }) => ({ status: state === "invalid" ? 404 : 200, headers: SECRET_HEADERS }),

  meta: () => ({ title: MESSAGES.title, isUnlisted: true }),

  view({ data: { state } }) {
    const { title, text } = MESSAGES.states[state];
    return (
      <main className="wrap mail-link-page" id="main">
        <h1>{title}</h1>
        <p>{text}</p>
        {state === "open" && (
          <form method="post">
            <button className="btn" type="submit">
              {MESSAGES.confirm}
            </button>
          </form>
        )}
      </main>
    );
  },
});
