import { useFormContext } from "react-hook-form";
import { MAIL_PROVIDERS, providerOfHost } from "#contract/mail/mail-providers.ts";
import type { MailSettings } from "#contract/mail/mail-settings.ts";
import type { MailFields } from "./mail-fields.ts";
import { MailInput } from "./mail-input.tsx";
import { PasswordField } from "./password-field.tsx";
import { ProviderChoice } from "./provider-choice.tsx";
import { SecurityField } from "./security-field.tsx";

const SECURITIES = {
  tls: "TLS (port 465)",
  starttls: "STARTTLS (port 587)",
  none: "None (not recommended)",
};

/** The fields of the mail form, in the order in which a provider gives them. */
export function MailInputs({ settings }: { settings: MailSettings }) {
  const { getValues, setValue } = useFormContext<MailFields>();
  const followUser = () => {
    const { user, senderAddress } = getValues();
    if (senderAddress || !user.includes("@")) return;
    setValue("senderAddress", user.trim(), { shouldDirty: true });
  };
  return (
    <>
      <ProviderChoice otherPort={465} servers={MAIL_PROVIDERS} />
      <div className="mail-server">
        <MailInput label="Email server" name="host" />
        <MailInput inputMode="numeric" label="Port" name="port" />
      </div>
      <SecurityField securities={SECURITIES} />
      <MailInput
        help="Usually your full email address."
        label="Username"
        name="user"
        onBlur={followUser}
      />
      <PasswordField findProvider={providerOfHost} settings={settings} />
      <MailInput help="What people see in their inbox." label="Sender name" name="senderName" />
      <MailInput
        help="Usually the same as your username."
        label="Sender email"
        name="senderAddress"
        type="email"
      />
    </>
  );
}
