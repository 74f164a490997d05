import { useEffect, useRef, useState } from "react";
import { Field } from "#web/ui/field.tsx";
import { fieldAriaProps } from "../forms/field-aria-props.ts";
import { SIGN_IN_WORDS } from "./messages.ts";

const { codes: words } = SIGN_IN_WORDS;

/** The code of the authenticator app or a recovery code. Takes the focus when it appears. */
export function CodeField({ error }: { error: string | undefined }) {
  const [isRecovery, setRecovery] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const change = () => {
    setRecovery((recovery) => !recovery);
    input.current?.focus();
  };
  const { label, help, other } = isRecovery ? words.recovery : words.app;
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
