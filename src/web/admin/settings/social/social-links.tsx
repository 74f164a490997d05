import { useFormContext, useWatch } from "react-hook-form";
import { networkOf, toAddress } from "#contract/settings/social-networks.ts";
import { Field } from "#web/ui/field.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { useToast } from "#web/ui/toaster.tsx";
import { fieldAriaProps } from "../../forms/field-aria-props.ts";
import type { SettingsValues } from "../form/use-settings-form.ts";
import { SocialRow } from "./social-row.tsx";

const MAX_LINKS = 10;

/** Profiles on any other network: each link is named after the network it leads to. */
export function SocialLinks() {
  const { control, setValue, formState } = useFormContext<SettingsValues>();
  const links = (useWatch({ control }) as SettingsValues).socialLinks ?? [];
  const { toast } = useToast();
  const change = (next: string[]) =>
    setValue("socialLinks", next, { shouldDirty: true, shouldValidate: formState.isSubmitted });
  const remove = (index: number) => {
    change(links.toSpliced(index, 1));
    const undo = () => change(links);
    toast({ title: "Link removed", action: { label: "Undo", onPress: undo } });
  };
  return (
    <>
      {links.map((link, index) => {
        const id = `social-link-${index}`;
        const label = networkOf(link) || "Another network";
        const error = formState.errors.socialLinks?.[index]?.message;
        return (
          // The rows are told apart by their place only: two may hold the same text while one is typed.
          <SocialRow key={id} label={label} onRemove={() => remove(index)}>
            <Field error={error} id={id} label={label}>
              <input
                autoCapitalize="none"
                id={id}
                inputMode="url"
                onBlur={() => change(links.with(index, toAddress(link)))}
                onChange={(event) => change(links.with(index, event.target.value))}
                placeholder="https://"
                spellCheck={false}
                value={link}
                {...fieldAriaProps(id, error)}
              />
            </Field>
          </SocialRow>
        );
      })}
      {links.length < MAX_LINKS && (
        <button className="social-add" onClick={() => change([...links, ""])} type="button">
          <Icon name="plus" />
          <span>Add another</span>
        </button>
      )}
    </>
  );
}
