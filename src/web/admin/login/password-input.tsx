import { type ComponentProps, useState } from "react";
import { useHydrated } from "#web/ui/use-hydrated.ts";
import { Input } from "../forms/controls.tsx";
import "./password-input.css";

/** The input of a password that can be shown while it is typed. */
export function PasswordInput(props: ComponentProps<"input">) {
  const [isShown, setShown] = useState(false);
  const isHydrated = useHydrated();
  return (
    <span className="sign-in-password">
      <Input {...props} maxLength={1000} name="password" type={isShown ? "text" : "password"} />
      {isHydrated && (
        <button onClick={() => setShown(!isShown)} type="button">
          {isShown ? "Hide" : "Show"} <span className="sr">password</span>
        </button>
      )}
    </span>
  );
}
