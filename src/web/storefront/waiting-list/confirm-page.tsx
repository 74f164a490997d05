import { confirmWaiting } from "#domain/sales/waiting-list/confirm-waiting.ts";
import { findWaiting, type Waiting } from "#domain/sales/waiting-list/find-waiting.ts";
import { leaveWaitingList } from "#domain/sales/waiting-list/leave-waiting-list.ts";
import { formText } from "../form-text.ts";
import { definePage, PageRedirect, SECRET_HEADERS } from "../page.ts";
import "../mail-link-page.css";

const MESSAGES = {
  title: "Waiting list",
  confirm: "Confirm",
  leave: "Take me off the list",
  see: (piece: string) => `See ${piece}`,
  open: {
    title: "Tell me if it becomes available",
    text: (email: string, piece: string) =>
      `Press Confirm to get one email at ${email} when ${piece} becomes available.`,
  },
  confirmed: {
    title: "You’re on the list.",
    text: (email: string, piece: string) =>
      `I’ll email ${email} once if ${piece} becomes available. Then your address is deleted.`,
  },
  left: {
    title: "You’re off the list.",
    text: "Your address has been deleted. You won’t get an email.",
  },
  unknown: {
    title: "This link doesn’t work anymore.",
    text: "You may have been told already, the link may have expired, or part of it may be missing.",
  },
} as const;

type Data = { waiting: Waiting | null };

/** The target of the link in the mail that asks to confirm. Opening it confirms nothing, since mail scanners open links. */
export const confirmWaitingPage = definePage<Data, { hasLeft: true }>({
  load: async ({ shop, param, address }) => ({ waiting: await findWaiting(shop, param, address) }),

  async post({ shop, param, url }, form) {
    if (formText(form, "wish") === "leave") {
      await leaveWaitingList(shop, param);
      return { hasLeft: true, status: 200 };
    }
    await confirmWaiting(shop, param);
    return new PageRedirect(url.pathname, 303);
  },

  answer: ({ waiting }) => ({ status: waiting ? 200 : 404, headers: SECRET_HEADERS }),

  meta: () => ({ title: MESSAGES.title, isUnlisted: true }),

  view({ data: { waiting }, posted }) {
    const { title, text } = describe(waiting, posted?.hasLeft ?? false);
    return (
      <main className="wrap mail-link-page" id="main">
        <h1>{title}</h1>
        <p>{text}</p>
        {waiting && <Choices waiting={waiting} />}
      </main>
    );
  },
});

function Choices({ waiting: { isConfirmed, piece } }: { waiting: Waiting }) {
  return (
    <>
      <form method="post">
        {isConfirmed ? (
          <button className="btn quiet" name="wish" type="submit" value="leave">
            {MESSAGES.leave}
          </button>
        ) : (
          <button className="btn" name="wish" type="submit" value="confirm">
            {MESSAGES.confirm}
          </button>
        )}
      </form>
      {piece.id !== null && (
        <a className="link" href={`/products/${piece.id}`}>
          {MESSAGES.see(piece.name)}
        </a>
      )}
    </>
  );
}

function describe(waiting: Waiting | null, hasLeft: boolean): { title: string; text: string } {
  if (!waiting) return hasLeft ? MESSAGES.left : MESSAGES.unknown;
  const { email, piece } = waiting;
  const { title, text } = waiting.isConfirmed ? MESSAGES.confirmed : MESSAGES.open;
  return { title, text: text(email, piece.name) };
}
