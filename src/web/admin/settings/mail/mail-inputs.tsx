import { useFormContext } from "react-hook-form";
import type { MailSettings } from "#contract/mail/mail-settings.ts";
import { Field } from "#web/ui/field.tsx";
import type { MailFields } from "./mail-fields.ts";
import { MailInput } from "./mail-input.tsx";
import { MAIL_WORDS } from "./messages.ts";
import { PasswordField } from "./password-field.tsx";
import { ProviderChoice } from "./provider-choice.tsx";

/** The fields of the mail form, in the order in which a provider gives them. */
export function MailInputs({ settings }: { settings: MailSettings }) {
  const { getValues, setValue, register } = useFormContext<MailFields>();
  const followUser = () => {
    const { user, senderAddress } = getValues();
    if (senderAddress || !user.includes("@")) return;
    setValue("senderAddress", user.trim(), { shouldDirty: true });
  };
  return (
    <>
      <ProviderChoice />
      <div className="mail-server">
        <MailInput label={MAIL_WORDS.host} name="host" />
        <MailInput inputMode="numeric" label={MAIL_WORDS.port} name="port" />
      </div>
      <Field id="mail-security" label={MAIL_WORDS.security}>
        <select id="mail-security" {...register("security")}>
          {Object.entries(MAIL_WORDS.securities).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </Field>
      <MailInput
        help={MAIL_WORDS.userHelp}
        label={MAIL_WORDS.user}
        name="user"
        onBlur={followUser}
      />
      <PasswordField key={settings.updatedAt} settings={settings} />
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
