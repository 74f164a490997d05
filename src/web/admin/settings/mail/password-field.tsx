import { useEffect, useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { isSameAccount } from "#contract/mail/is-same-account.ts";
import type { MailProvider } from "#contract/mail/mail-providers.ts";
import type { MailSettings } from "#contract/mail/mail-settings.ts";
import { fieldAriaProps } from "../../forms/field-aria-props.ts";
import type { MailFields } from "./mail-fields.ts";

type PasswordFieldProps = {
  settings: Pick<MailSettings, "host" | "port" | "security" | "user" | "hasPassword" | "updatedAt">;
  findProvider: (host: string) => MailProvider | undefined;
};

/** The password: hidden once it is saved, and asked for again where it was not entered for the account. */
export function PasswordField({ settings, findProvider }: PasswordFieldProps) {
  const { control, register, formState, setFocus } = useFormContext<MailFields>();
  const [replaced, setReplaced] = useState<string | null>();
  const [host, port, security, user, password] = useWatch({
    control,
    name: ["host", "port", "security", "user", "password"],
  });
  // Until another one is saved.
  const isReplacing = replaced === settings.updatedAt || password !== "";
  const account = { host, port: Number(port), security, user };
  const isSaved = settings.hasPassword && isSameAccount(settings, account);
  const isHidden = isSaved && !isReplacing;
  const error = formState.errors.password?.message;
  useEffect(() => {
    if (replaced !== undefined) setFocus("password");
  }, [replaced, setFocus]);
  return (
    <div className={error ? "field bad" : "field"}>
      <label htmlFor="mail-password">Password</label>
      {isHidden ? (
        <div className="mail-password">
          <input
            aria-describedby="mail-password-help"
            id="mail-password"
            readOnly
            type="password"
            value="················"
          />
          <button onClick={() => setReplaced(settings.updatedAt)} type="button">
            Change
            <span className="sr"> the password</span>
          </button>
        </div>
      ) : (
        <input
          autoComplete="off"
          id="mail-password"
          type="password"
          {...fieldAriaProps("mail-password", error, true)}
          {...register("password")}
        />
      )}
      <PasswordHelp isHidden={isHidden} provider={findProvider(host)} />
      {error && (
        <p className="err" id="mail-password-error">
          {error}
        </p>
      )}
    </div>
  );
}

type PasswordHelpProps = { provider: MailProvider | undefined; isHidden: boolean };

function PasswordHelp({ provider, isHidden }: PasswordHelpProps) {
  return (
    <p className="help" id="mail-password-help">
      {isHidden
        ? "Saved and hidden. You can only replace it."
        : (provider?.password.hint ?? "Enter the password for this server.")}
      {provider && !isHidden && (
        <>
          {" "}
          <a className="mail-link" href={provider.password.help} rel="noreferrer" target="_blank">
            {`How to get one from ${provider.name}`}
          </a>
        </>
      )}
    </p>
  );
}
