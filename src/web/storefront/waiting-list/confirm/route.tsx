import { data, Form, type ShouldRevalidateFunctionArgs } from "react-router";
import { confirmWaiting } from "#domain/sales/waiting-list/confirm-waiting.ts";
import { findWaiting, type Waiting } from "#domain/sales/waiting-list/find-waiting.ts";
import { leaveWaitingList } from "#domain/sales/waiting-list/leave-waiting-list.ts";
import { getShop, requestContext } from "#http/loader-context.ts";
import { withPageErrors } from "#http/page-errors.ts";
import { readForm } from "#http/read-form.ts";
import { PageLink } from "#web/ui/page-link.tsx";
import { formText } from "../../form-text.ts";
import { SECRET_PAGE_HEADERS } from "../../private-page-headers.ts";
import type { Route } from "./+types/route.ts";
import { MESSAGES } from "./messages.ts";
import "../../mail-link-page.css";

/** The target of the link in the mail that asks to confirm. Opening it confirms nothing, since mail scanners open links. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { address } = context.get(requestContext);
  const waiting = await withPageErrors(findWaiting(getShop(context), params.secret, address));
  return data({ waiting }, { status: waiting ? 200 : 404, headers: SECRET_PAGE_HEADERS });
}

/** The page says what became of it, by its loader. */
export async function action({ context, params, request }: Route.ActionArgs) {
  const shop = getShop(context);
  const wish = formText(await readForm(request), "wish");
  if (wish === "leave") {
    await leaveWaitingList(shop, params.secret);
    return data({ hasLeft: true }, { headers: SECRET_PAGE_HEADERS });
  }
  await confirmWaiting(shop, params.secret);
  return data({ hasLeft: false }, { headers: SECRET_PAGE_HEADERS });
}

/** Who has left waits for nothing more. */
export const shouldRevalidate = ({
  actionResult,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean =>
  (actionResult as { hasLeft: boolean } | undefined)?.hasLeft !== true && defaultShouldRevalidate;

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = () => [
  { title: MESSAGES.title },
  { name: "robots", content: "noindex" },
];

export default function WaitingListPage({ loaderData, actionData }: Route.ComponentProps) {
  const hasLeft = actionData?.hasLeft ?? false;
  const waiting = hasLeft ? null : loaderData.waiting;
  const { title, text } = describe(waiting, hasLeft);
  return (
    <main className="wrap mail-link-page" id="main">
      <div aria-live="polite">
        <h1>{title}</h1>
        <p>{text}</p>
      </div>
      {waiting && <Choices waiting={waiting} />}
    </main>
  );
}

function Choices({ waiting: { isConfirmed, piece } }: { waiting: Waiting }) {
  return (
    <>
      <Form method="post">
        {isConfirmed ? (
          <button className="btn quiet" name="wish" type="submit" value="leave">
            {MESSAGES.leave}
          </button>
        ) : (
          <button className="btn" name="wish" type="submit" value="confirm">
            {MESSAGES.confirm}
          </button>
        )}
      </Form>
      {piece.id !== null && (
        <PageLink className="link" to={`/products/${piece.id}`}>
          {MESSAGES.see(piece.name)}
        </PageLink>
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
