import { useFormContext } from "react-hook-form";
import { type ProfileSetting, toProfileUrl } from "#contract/settings/social-networks.ts";
import { Field } from "#web/ui/field.tsx";
import { fieldAriaProps } from "../../forms/field-aria-props.ts";
import { SETTINGS_LABELS } from "../form/settings-labels.ts";
import type { SettingsValues } from "../form/use-settings-form.ts";
import { MESSAGES } from "./messages.ts";

/** A profile by username or link; it becomes the link when the field is left. */
export function ProfileInput({ name }: { name: ProfileSetting }) {
  const { register, setValue, formState } = useFormContext<SettingsValues>();
  const label = SETTINGS_LABELS[name] ?? name;
  const error = formState.errors[name] && MESSAGES.invalid(label);
  const id = `settings-${name}`;
  const registered = register(name, {
    onBlur: ({ target }: { target: HTMLInputElement }) => {
      const url = toProfileUrl(name, target.value);
      if (url !== target.value) setValue(name, url, { shouldDirty: true });
    },
  });
  return (
    <Field error={error} id={id} label={label}>
      <input
        autoCapitalize="none"
        id={id}
        inputMode="url"
        spellCheck={false}
        {...fieldAriaProps(id, error)}
        {...registered}
      />
    </Field>
  );
}
