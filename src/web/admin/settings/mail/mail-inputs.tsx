import { useFormContext } from "react-hook-form";
import { MAIL_PROVIDERS, providerOfHost } from "#contract/mail/mail-providers.ts";
import type { MailSettings } from "#contract/mail/mail-settings.ts";
import type { MailFields } from "./mail-fields.ts";
import { MailInput } from "./mail-input.tsx";
import { MAIL_WORDS } from "./messages.ts";
import { PasswordField } from "./password-field.tsx";
import { ProviderChoice } from "./provider-choice.tsx";
import { SecurityField } from "./security-field.tsx";

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
        <MailInput label={MAIL_WORDS.host} name="host" />
        <MailInput inputMode="numeric" label={MAIL_WORDS.port} name="port" />
      </div>
      <SecurityField securities={MAIL_WORDS.securities} />
      <MailInput
        help={MAIL_WORDS.userHelp}
        label={MAIL_WORDS.user}
        name="user"
        onBlur={followUser}
      />
      <PasswordField findProvider={providerOfHost} settings={settings} />
      <MailInput help={MAIL_WORDS.senderNameHelp} label={MAIL_WORDS.senderName} name="senderName" />
      <MailInput
        help={MAIL_WORDS.senderAddressHelp}
        label={MAIL_WORDS.senderAddress}
        name="senderAddress"
        type="email"
      />
    </>
  );
}
