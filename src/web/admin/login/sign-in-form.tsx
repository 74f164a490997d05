import { type SubmitEvent, useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { Field } from "#web/ui/field.tsx";
import { useToast } from "#web/ui/toaster.tsx";
import { callApi } from "../api-client/call-api.ts";
import { ApiError, errorMessage } from "../api-client/api-error.ts";
import { Input } from "../forms/controls.tsx";
import { PasswordInput } from "./password-input.tsx";

const APP_CODE = {
  label: "Code",
  help: "Six digits from your authenticator app.",
  other: "Use a recovery code",
};

const RECOVERY_CODE = {
  label: "Recovery code",
  help: "One of the codes you saved when you turned on two-step sign-in. Each works once.",
  other: "Use the app",
};

type SignInFormProps = {
  /** The error of a form posted without scripts. */
  problem?: string | undefined;
  username?: string | undefined;
  /** Whether a form posted without scripts lacks the second-factor code. */
  lacksCode?: boolean | undefined;
  onSignedIn: () => void;
};

/**
 * Asks for user name and password, and for a code if the account has a second factor. Without scripts
 * it is posted to its own page.
 */
export function SignInForm({ problem, username, lacksCode, onSignedIn }: SignInFormProps) {
  const [isPending, setPending] = useState(false);
  // The screen of its own has no query client for useAction.
  const isUnderWay = useRef(false);
  const [asksCode, setAsksCode] = useState(false);
  const [failure, setFailure] = useState<string | undefined>();
  const form = useRef<HTMLFormElement>(null);
  const { toast } = useToast();

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    const fields = Object.fromEntries(new FormData(event.currentTarget));
    setPending(true);
    try {
      await callApi("POST", "/api/admin/login", fields);
      toast({ title: "Login successful!" });
      onSignedIn();
    } catch (error) {
      if (needsCode(error) && !("code" in fields)) {
        setAsksCode(true);
        return;
      }
      setFailure((error instanceof ApiError && error.problem?.message) || "Login failed");
      form.current?.querySelector<HTMLElement>(asksCode ? "#sign-in-code" : "#password")?.focus();
      const description = errorMessage(error, "Login failed");
      toast({ title: "Login failed", description, variant: "destructive" });
    } finally {
      isUnderWay.current = false;
      setPending(false);
    }
  };
  const startAgain = () => {
    setAsksCode(false);
    setFailure(undefined);
    form.current?.reset();
  };

  const wrong = (asksCode ? undefined : failure) ?? problem;
  return (
    <form
      className="sign-in-form"
      method="post"
      onInput={() => setFailure(undefined)}
      onSubmit={(event) => void submit(event)}
      ref={form}
    >
      <div className="stack-wide sign-in-who" hidden={asksCode}>
        <Field id="username" label="Username">
          <Input
            autoCapitalize="none"
            autoComplete="username"
            defaultValue={username}
            maxLength={255}
            name="username"
            required
            spellCheck={false}
          />
        </Field>
        <Field error={wrong} id="password" label="Password">
          <PasswordInput autoComplete="current-password" required />
        </Field>
      </div>
      {(asksCode || lacksCode) && <CodeField error={asksCode ? failure : undefined} />}
      <button className="btn" disabled={isPending} type="submit">
        {isPending ? "Signing in..." : "Sign In"}
      </button>
      {asksCode ? (
        <button className="btn quiet" onClick={startAgain} type="button">
          Back
        </button>
      ) : (
        <>
          <Link className="sign-in-other" to="/admin/forgot-password">
            Forgot your password?
          </Link>
          <p className="muted">Authorized personnel only</p>
        </>
      )}
    </form>
  );
}

const needsCode = (error: unknown): boolean =>
  error instanceof ApiError && error.problem?.issues?.[0]?.path === "code";

/** The code of the authenticator app or a recovery code. Takes the focus when it appears. */
function CodeField({ error }: { error: string | undefined }) {
  const [isRecovery, setRecovery] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const change = () => {
    setRecovery((recovery) => !recovery);
    input.current?.focus();
  };
  const { label, help, other } = isRecovery ? RECOVERY_CODE : APP_CODE;
  return (
    <>
      <Field error={error} help={help} id="sign-in-code" label={label}>
        <Input
          autoCapitalize="none"
          autoComplete="one-time-code"
          inputMode={isRecovery ? "text" : "numeric"}
          maxLength={50}
          name="code"
          ref={input}
          required
          spellCheck={false}
        />
      </Field>
      <button className="sign-in-other" onClick={change} type="button">
        {other}
      </button>
    </>
  );
}
