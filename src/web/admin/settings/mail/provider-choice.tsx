import { useFormContext, useWatch } from "react-hook-form";
import type { MailSettings } from "#contract/mail/mail-settings.ts";
import type { MailFields } from "./mail-fields.ts";

type Server = { name: string } & Pick<MailSettings, "host" | "port" | "security">;

type ProviderChoiceProps = {
  servers: readonly Server[];
  /** The port of a server that is not listed. */
  otherPort: number;
};

/** Buttons that fill in the server of a provider. */
export function ProviderChoice({ servers, otherPort }: ProviderChoiceProps) {
  const { control, setValue, setFocus } = useFormContext<MailFields>();
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
      <legend className="mail-label">Email provider</legend>
      <div className="mail-providers">
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
