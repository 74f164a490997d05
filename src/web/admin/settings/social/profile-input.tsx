import { useFormContext } from "react-hook-form";
import { type ProfileSetting, toProfileUrl } from "#contract/settings/social-networks.ts";
import { Field } from "#web/ui/field.tsx";
import { useToast } from "#web/ui/toaster.tsx";
import { fieldAriaProps } from "../../forms/field-aria-props.ts";
import { SETTINGS_LABELS } from "../form/settings-labels.ts";
import type { SettingsValues } from "../form/use-settings-form.ts";
import { SocialRow } from "./social-row.tsx";

/** A profile by username or link; it becomes the link when the field is left. */
export function ProfileInput({ name }: { name: ProfileSetting }) {
  const { toast } = useToast();
  const { getValues, register, setValue, formState } = useFormContext<SettingsValues>();
  const label = SETTINGS_LABELS[name] ?? name;
  const error = formState.errors[name] && askForProfile(label);
  const id = `settings-${name}`;
  const registered = register(name, {
    onBlur: ({ target }: { target: HTMLInputElement }) => {
      const url = toProfileUrl(name, target.value);
      if (url !== target.value) change(url);
    },
  });
  const change = (url: string) => setValue(name, url, { shouldDirty: true });
  const clear = () => {
    const url = getValues(name);
    if (!url) return;
    change("");
    const undo = () => change(url);
    toast({ title: "Link removed", action: { label: "Undo", onPress: undo } });
  };
  return (
    <SocialRow label={label} onRemove={clear}>
      <Field error={error} id={id} label={label}>
        <input
          autoCapitalize="none"
          id={id}
          inputMode="url"
          placeholder="@yourname"
          spellCheck={false}
          {...fieldAriaProps(id, error)}
          {...registered}
        />
      </Field>
    </SocialRow>
  );
}

const askForProfile = (network: string) =>
  `Enter a username or ${network === "Instagram" ? "an" : "a"} ${network} link.`;
