import { useFormContext, useWatch } from "react-hook-form";
import { MAIL_PROVIDERS, providerOfHost } from "#contract/mail/mail-providers.ts";
import type { MailFields } from "./mail-fields.ts";
import { MAIL_WORDS } from "./messages.ts";

/** Buttons that fill in the server of a provider. */
export function ProviderChoice() {
  const { control, setValue, setFocus } = useFormContext<MailFields>();
  const host = useWatch({ control, name: "host" });
  const chosen = providerOfHost(host);
  const choose = ({
    host,
    port,
    security,
  }: {
    host: string;
    port: number;
    security: MailFields["security"];
  }) => {
    const options = { shouldDirty: true, shouldValidate: host !== "" };
    setValue("host", host, options);
    setValue("port", String(port), options);
    setValue("security", security, options);
  };
  return (
    <fieldset aria-describedby="mail-provider-help" className="field">
      <legend className="mail-label">{MAIL_WORDS.provider}</legend>
      <div className="mail-providers">
        {MAIL_PROVIDERS.map((provider) => (
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
            if (chosen) choose({ host: "", port: 465, security: "tls" });
            setFocus("host");
          }}
          type="button"
        >
          {MAIL_WORDS.other}
        </button>
      </div>
      <p className="help" id="mail-provider-help">
        {MAIL_WORDS.providerHelp}
      </p>
    </fieldset>
  );
}
