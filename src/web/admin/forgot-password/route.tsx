import { useEffect, useRef } from "react";
import { data, Form, Link } from "react-router";
import { forgotPasswordSchema } from "#contract/access/sign-in.ts";
import { requestPasswordReset } from "#domain/access/password-links/request-password-reset.ts";
import { describeResetRequest } from "#domain/access/password-links/describe-reset-request.ts";
import { canSendMail } from "#domain/infrastructure/mail/mail-outcome.ts";
import { describeError } from "#http/error-status.ts";
import { getShop, requestContext } from "#http/loader-context.ts";
import { readRouteForm } from "#http/read-form.ts";
import { Field } from "#web/ui/field.tsx";
import { Input } from "../forms/controls.tsx";
import { loadFrame } from "../login/load-frame.server.ts";
import { SignInFrame } from "../login/sign-in-frame.tsx";
import { useSendOnce } from "../login/use-send-once.ts";
import type { Route } from "./+types/route.ts";

const TITLE = "Forgot your password?";

export async function loader({ context }: Route.LoaderArgs) {
  const shop = getShop(context);
  return { frame: await loadFrame(shop), sendsMail: await canSendMail(shop) };
}

export async function action({ context, request }: Route.ActionArgs) {
  const shop = getShop(context);
  const { address, requestId } = context.get(requestContext);
  const form = Object.fromEntries(await readRouteForm(request));
  try {
    const { username } = forgotPasswordSchema.parse(form);
    await requestPasswordReset(shop, username, address);
    return { sent: describeResetRequest(await canSendMail(shop)), problem: undefined };
  } catch (error) {
    const { status, problem, headers } = describeError(error, requestId);
    if (status === 500) throw error;
    const sentence = problem.issues?.[0]?.message ?? problem.message;
    return data({ sent: undefined, problem: sentence }, { status, headers });
  }
}

export const headers: Route.HeadersFunction = () => ({ "Cache-Control": "no-store" });

export const meta: Route.MetaFunction = () => [
  { title: TITLE },
  { name: "robots", content: "noindex" },
];

/** Asks for a link to choose a new password. The answer is the same for every name. */
export default function ForgotPassword({ loaderData, actionData }: Route.ComponentProps) {
  const { frame, sendsMail } = loaderData;
  return (
    <SignInFrame frame={frame}>
      {actionData?.sent ? (
        <div aria-live="polite" className="sign-in-form">
          <h1>Check your email</h1>
          <p>{actionData.sent}</p>
        </div>
      ) : (
        <>
          <h1>{TITLE}</h1>
          {sendsMail ? <AskForm problem={actionData?.problem} /> : <AskHelper />}
        </>
      )}
      <Link className="sign-in-other" to="/admin/login">
        Back to sign-in
      </Link>
    </SignInFrame>
  );
}

function AskForm({ problem }: { problem: string | undefined }) {
  const { isPending, onSubmit } = useSendOnce();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (problem) input.current?.focus();
  }, [problem]);
  return (
    <Form className="sign-in-form" method="post" noValidate onSubmit={onSubmit}>
      <p>Enter your username or email. We’ll send you a link to choose a new one.</p>
      <Field error={problem} id="username" label="Username or email">
        <Input
          autoCapitalize="none"
          autoComplete="username"
          maxLength={255}
          name="username"
          ref={input}
          spellCheck={false}
        />
      </Field>
      <button className="btn" disabled={isPending} type="submit">
        Send link
      </button>
    </Form>
  );
}

function AskHelper() {
  return (
    <div className="sign-in-form">
      <p>This shop doesn’t send email yet, so it can’t send you a link.</p>
      <p>Ask whoever runs your server to run this command with your username:</p>
      <code className="sign-in-command">npm run admin -- reset-password NAME</code>
    </div>
  );
}
