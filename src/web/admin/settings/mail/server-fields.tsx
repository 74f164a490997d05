import { type ReactNode, useEffect, useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { isSameAccount } from "#contract/mail/is-same-account.ts";
import type { MailProvider } from "#contract/mail/mail-providers.ts";
import type { MailSettings } from "#contract/mail/mail-settings.ts";
import { Field } from "#web/ui/field.tsx";
import { Input, Select } from "../../forms/controls.tsx";
import { FormField } from "../../forms/form.tsx";
import type { MailFields } from "./mail-fields.ts";

type Server = { name: string } & Pick<MailSettings, "host" | "port" | "security">;

type Values = Pick<MailFields, "host" | "port" | "security" | "user" | "password">;

type PasswordFieldProps = {
  settings: Pick<MailSettings, "host" | "port" | "security" | "user" | "hasPassword" | "updatedAt">;
  findProvider: (host: string) => MailProvider | undefined;
};

type ServerFieldsProps = PasswordFieldProps & {
  servers: readonly Server[];
  /** What the server is called. */
  label: string;
  /** The usual ports with encryption. */
  ports: { tls: number; starttls: number };
  /** Called when the username is left. */
  onLeaveUser?: () => void;
};

const ServerField = FormField<Values>;

/** A mail server and the account there, in the order in which a provider gives them. */
export function ServerFields(props: ServerFieldsProps) {
  const { servers, label, ports, onLeaveUser, ...password } = props;
  return (
    <>
      <ProviderChoice otherPort={ports.tls} servers={servers} />
      <div className="stack mail-server">
        <ServerField autoCapitalize="none" label={label} name="host" spellCheck={false} />
        <ServerField inputMode="numeric" label="Port" name="port" />
      </div>
      <ServerField label="Encryption" name="security">
        <Select
          options={[
            { value: "tls", label: `TLS (port ${ports.tls})` },
            { value: "starttls", label: `STARTTLS (port ${ports.starttls})` },
            { value: "none", label: "None (not recommended)" },
          ]}
        />
      </ServerField>
      <ServerField
        autoCapitalize="none"
        help="Usually your full email address."
        label="Username"
        name="user"
        options={onLeaveUser ? { onBlur: onLeaveUser } : {}}
        spellCheck={false}
      />
      <PasswordField {...password} />
    </>
  );
}

type ProviderChoiceProps = {
  servers: readonly Server[];
  /** The port of a server that is not listed. */
  otherPort: number;
};

/** Buttons that fill in the server of a provider. */
function ProviderChoice({ servers, otherPort }: ProviderChoiceProps) {
  const { control, setValue, setFocus } = useFormContext<Values>();
  const host = useWatch({ control, name: "host" });
  const chosen = servers.find((server) => server.host === host.trim().toLowerCase());
  const choose = ({ host, port, security }: Omit<Server, "name">) => {
    const options = { shouldDirty: true, shouldValidate: host !== "" };
    setValue("host", host, options);
    setValue("port", String(port), options);
    setValue("security", security, options);
  };
  return (
    <fieldset aria-describedby="mail-provider-help" className="field">
      <legend className="small semibold mail-label">Email provider</legend>
      <div className="cluster mail-providers">
        {servers.map((provider) => (
          <button
            aria-pressed={provider === chosen}
            key={provider.name}
            onClick={() => choose(provider)}
            type="button"
          >
            {provider.name}
          </button>
        ))}
        <button
          aria-pressed={chosen === undefined && host !== ""}
          onClick={() => {
            if (chosen) choose({ host: "", port: otherPort, security: "tls" });
            setFocus("host");
          }}
          type="button"
        >
          Other
        </button>
      </div>
      <p className="help" id="mail-provider-help">
        We fill in the server and port for you.
      </p>
    </fieldset>
  );
}

/** The password: hidden once it is saved, and asked for again where it was not entered for the account. */
function PasswordField({ settings, findProvider }: PasswordFieldProps) {
  const { control, register, formState, setFocus } = useFormContext<Values>();
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
  useEffect(() => {
    if (replaced !== undefined) setFocus("password");
  }, [replaced, setFocus]);
  return (
    <Field
      control={isHidden ? {} : register("password")}
      error={formState.errors.password?.message}
      help={
        isHidden
          ? "Saved and hidden. You can only replace it."
          : explainPassword(findProvider(host))
      }
      id="mail-password"
      label="Password"
    >
      {isHidden ? (
        <div className="mail-password">
          <Input readOnly type="password" value="················" />
          <button onClick={() => setReplaced(settings.updatedAt)} type="button">
            Change
            <span className="sr"> the password</span>
          </button>
        </div>
      ) : (
        <Input type="password" />
      )}
    </Field>
  );
}

function explainPassword(provider: MailProvider | undefined): ReactNode {
  if (!provider) return "Enter the password for this server.";
  return (
    <>
      {provider.password.hint}{" "}
      <a className="mail-link" href={provider.password.help} rel="noreferrer" target="_blank">
        {`How to get one from ${provider.name}`}
      </a>
    </>
  );
}
