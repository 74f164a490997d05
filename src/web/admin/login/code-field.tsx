import { useEffect, useRef, useState } from "react";
import { Field } from "#web/ui/field.tsx";
import { fieldAriaProps } from "../forms/field-aria-props.ts";

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

/** The code of the authenticator app or a recovery code. Takes the focus when it appears. */
export function CodeField({ error }: { error: string | undefined }) {
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
        <input
          {...fieldAriaProps("sign-in-code", error, true)}
          autoCapitalize="none"
          autoComplete="one-time-code"
          id="sign-in-code"
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
