import { useFormContext } from "react-hook-form";
import type { MailSecurity } from "#contract/mail/mail-settings.ts";
import { Field } from "#web/ui/field.tsx";
import type { MailFields } from "./mail-fields.ts";

/** How the connection to a mail server is encrypted. */
export function SecurityField({ securities }: { securities: Record<MailSecurity, string> }) {
  const { register } = useFormContext<MailFields>();
  return (
    <Field id="mail-security" label="Encryption">
      <select id="mail-security" {...register("security")}>
        {Object.entries(securities).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </Field>
  );
}
