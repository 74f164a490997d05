import { changeDeskMail, findDeskMailChoice } from "#domain/access/desk-mails/change-desk-mail.ts";
import { readDeskMailToken } from "#domain/access/desk-mails/desk-mail-token.ts";
import { changeSubscription } from "#domain/newsletter/letters/change-subscription.ts";
import { getSubscription } from "#domain/newsletter/letters/get-subscription.ts";
import { formText } from "../form-text.ts";
import { definePage, PageRedirect, SECRET_HEADERS } from "../page.ts";
import "../mail-link-page.css";

const STOP = "Stop these emails";
const STOPPED = "You won’t get them any more.";
const START = "Send them again";

/** The sentences of the page that the link of a letter opens, or that of an email to the shop's own people. */
const MESSAGES = {
  letters: {
    title: "Letters",
    subscribed: {
      title: "Unsubscribe from our letters?",
      text: "You’ll stop getting them right away. Nothing else changes.",
      button: "Unsubscribe",
    },
    unsubscribed: {
      title: "You’re unsubscribed.",
      text: "Changed your mind? You can subscribe again.",
      button: "Subscribe again",
    },
  },
  summary: {
    title: "Weekly summary",
    subscribed: {
      title: "Stop the weekly summary?",
      text: "What happened in your shop stays on the Insights screen.",
      button: STOP,
    },
    unsubscribed: {
      title: "The weekly summary is off.",
      text: `${STOPPED} You can also turn it on under Settings, Email.`,
      button: START,
    },
  },
  health: {
    title: "Health emails",
    subscribed: {
      title: "Stop emails about your shop’s health?",
      text: "What needs you stays on the To-Do List and on the Health screen.",
      button: STOP,
    },
    unsubscribed: {
      title: "Emails about your shop’s health are off.",
      text: `${STOPPED} You can also turn them on under Settings, Email.`,
      button: START,
    },
  },
} as const;

type Data = { isActive: boolean; of: keyof typeof MESSAGES };

/**
 * The target of the unsubscribe link. Opening it does not unsubscribe, since mail programs prefetch links; whatever
 * they post to it does (RFC 8058): the address is the credential.
 */
export const unsubscribe = definePage<Data, object>({
  async load({ shop, param }) {
    const choice = readDeskMailToken(shop, param);
    const { isActive } = await (choice
      ? findDeskMailChoice(shop, choice)
      : getSubscription(shop, param));
    return { isActive, of: choice?.kind ?? "letters" };
  },

  takesAnyBody: true,

  async post({ shop, param, url }, form) {
    const wish = formText(form, "wish");
    const isWanted = wish === "again";
    const choice = readDeskMailToken(shop, param);
    if (choice) await changeDeskMail(shop, choice, isWanted);
    else await changeSubscription(shop, param, isWanted);
    // A mail program follows no redirect.
    return wish ? new PageRedirect(url.pathname, 303) : { status: 200 };
  },

  answer: () => ({ headers: SECRET_HEADERS }),

  meta: ({ data: { of } }) => ({ title: MESSAGES[of].title, isUnlisted: true }),

  view({ data: { isActive, of } }) {
    const { title, text, button } = MESSAGES[of][isActive ? "subscribed" : "unsubscribed"];
    return (
      <main className="wrap mail-link-page" id="main">
        <h1>{title}</h1>
        <p>{text}</p>
        <form method="post">
          <button
            className={isActive ? "btn" : "btn quiet"}
            name="wish"
            type="submit"
            value={isActive ? "end" : "again"}
          >
            {button}
          </button>
        </form>
      </main>
    );
  },
});
