import { useEffect, useRef, useState } from "react";
import { Field } from "#web/ui/field.tsx";

const APP = {
  label: "Code",
  help: "Six digits from your authenticator app.",
  inputMode: "numeric",
  other: "Use a recovery code",
} as const;
const RECOVERY = {
  label: "Recovery code",
  help: "One of the codes you saved when you turned on two-step sign-in. Each works once.",
  inputMode: "text",
  other: "Use the app",
} as const;

/** The code of the authenticator app or a recovery code. Takes the focus when it appears. */
export function CodeField() {
  const [isRecovery, setRecovery] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const change = () => {
    setRecovery((recovery) => !recovery);
    input.current?.focus();
  };
  const { label, help, inputMode, other } = isRecovery ? RECOVERY : APP;
  return (
    <>
      <Field help={help} id="sign-in-code" label={label}>
        <input
          aria-describedby="sign-in-code-help"
          autoCapitalize="none"
          autoComplete="one-time-code"
          id="sign-in-code"
          inputMode={inputMode}
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
