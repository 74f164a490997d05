import { useEffect, useRef } from "react";
import { data, Form, Link, redirect } from "react-router";
import { resetPasswordSchema } from "#contract/access/sign-in.ts";
import { DomainError } from "#domain/errors.ts";
import { findPasswordLink } from "#domain/access/password-links/password-link.ts";
import { redeemPasswordLink } from "#domain/access/password-links/redeem-password-link.ts";
import { describeError } from "#http/error-status.ts";
import { describeInsecureSignIn } from "#http/insecure-sign-in.ts";
import { getShop, requestContext } from "#http/loader-context.ts";
import { readRouteForm } from "#http/read-form.ts";
import { Field } from "#web/ui/field.tsx";
import { Input } from "../forms/controls.tsx";
import { loadFrame } from "../login/load-frame.server.ts";
import { openSession } from "../login/open-session.server.ts";
import { PasswordInput } from "../login/password-input.tsx";
import { SignInFrame } from "../login/sign-in-frame.tsx";
import { useSendOnce } from "../login/use-send-once.ts";
import type { Route } from "./+types/route.ts";

const TITLE = "Choose a new password";

/** The address holds a secret: it is neither cached nor sent on. */
const PRIVATE_HEADERS = { "Cache-Control": "no-store", "Referrer-Policy": "same-origin" };

/** Opening the link changes nothing, since mail programs prefetch links. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const shop = getShop(context);
  const link = await findPasswordLink(shop, params.token);
  const isInvitation = new URL(request.url).pathname.startsWith("/admin/invitation/");
  const shown = link && { kind: link.kind, username: link.username };
  const frame = await loadFrame(shop);
  return data({ frame, link: shown, isInvitation }, { status: link ? 200 : 404 });
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const shop = getShop(context);
  const { address, requestId, sessionToken } = context.get(requestContext);
  const { password } = Object.fromEntries(await readRouteForm(request));
  let link;
  try {
    const change = resetPasswordSchema.parse({ token: params.token, password });
    link = await redeemPasswordLink(shop, change, address);
  } catch (error) {
    const { status, problem, headers } = describeError(error, requestId);
    if (status === 500) throw error;
    const sentence = problem.issues?.[0]?.message ?? problem.message;
    return data({ problem: sentence }, { status, headers });
  }
  const isSecure = describeInsecureSignIn(request.headers.get("Origin"), shop) === null;
  if (link.kind === "invite" && isSecure) {
    const fields = { username: link.username, password };
    try {
      const headers = await openSession(shop, fields, { request, address, sessionToken });
      return redirect("/admin", { headers });
    } catch (error) {
      // Too many failures of this network, for one: the password is saved, and the sign-in says what is wrong.
      if (!(error instanceof DomainError)) throw error;
    }
  }
  throw redirect("/admin/login?password=saved");
}

export const headers: Route.HeadersFunction = () => PRIVATE_HEADERS;

export const meta: Route.MetaFunction = () => [
  { title: TITLE },
  { name: "robots", content: "noindex" },
];

/** Chooses a password by a mailed link or an invitation. */
export default function ResetPassword({ loaderData, actionData }: Route.ComponentProps) {
  const { frame, link, isInvitation } = loaderData;
  return (
    <SignInFrame frame={frame}>
      {link ? (
        <>
          <h1>{link.kind === "invite" ? `Welcome, ${link.username}` : TITLE}</h1>
          <PasswordForm link={link} problem={actionData?.problem} />
        </>
      ) : (
        <>
          <h1>This link doesn’t work anymore</h1>
          <p>
            {isInvitation
              ? "It has expired or was already used. Ask the person who invited you to send it again."
              : "It has expired or was already used."}
          </p>
          {!isInvitation && (
            <Link className="btn" to="/admin/forgot-password">
              Send a new link
            </Link>
          )}
          <Link className="sign-in-other" to="/admin/login">
            Back to sign-in
          </Link>
        </>
      )}
    </SignInFrame>
  );
}

type PasswordFormProps = {
  link: { kind: "reset" | "invite"; username: string };
  problem: string | undefined;
};

function PasswordForm({ link, problem }: PasswordFormProps) {
  const { isPending, onSubmit } = useSendOnce();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (problem) input.current?.focus();
  }, [problem]);
  return (
    <Form className="sign-in-form" method="post" noValidate onSubmit={onSubmit}>
      <p>
        {link.kind === "invite"
          ? "Choose a password to finish. You’ll sign in with this username:"
          : "You’ll be signed out everywhere else."}
      </p>
      <Field id="username" label="Username">
        <Input autoComplete="username" readOnly value={link.username} />
      </Field>
      <Field error={problem} help="At least 10 characters." id="password" label="New password">
        <PasswordInput autoComplete="new-password" ref={input} />
      </Field>
      <button className="btn" disabled={isPending} type="submit">
        Save password
      </button>
    </Form>
  );
}
