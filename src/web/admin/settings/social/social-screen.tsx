import { useFormContext, useWatch } from "react-hook-form";
import type { ReactNode } from "react";
import {
  networkOf,
  type ProfileSetting,
  toAddress,
  toProfileUrl,
} from "#contract/settings/social-networks.ts";
import { Field } from "#web/ui/field.tsx";
import { useToast } from "#web/ui/toaster.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { Input } from "../../forms/controls.tsx";
import { SettingsScreen } from "../form/settings-screen.tsx";
import { SETTINGS_LABELS } from "../form/settings-labels.ts";
import type { SettingsValues } from "../form/use-settings-form.ts";
import "./social-rows.css";

const MAX_LINKS = 10;

const askForProfile = (network: string) =>
  `Enter a username or ${network === "Instagram" ? "an" : "a"} ${network} link.`;

export const meta = () => [{ title: "Social networks, Settings" }];

/** The shop's profiles elsewhere. */
export default function SocialScreen() {
  return (
    <SettingsScreen
      keys={["instagramUrl", "facebookUrl", "socialLinks"]}
      lede="Links at the bottom of every page. Leave one blank to hide it."
      name="social"
      preview={{ page: "home", part: ".foot" }}
      title="Social networks"
    >
      <div className="ruled-ink">
        <ProfileInput name="instagramUrl" />
        <ProfileInput name="facebookUrl" />
        <SocialLinks />
      </div>
      <p className="muted">Enter your username or paste the full link.</p>
    </SettingsScreen>
  );
}

/** A profile by username or link; it becomes the link when the field is left. */
function ProfileInput({ name }: { name: ProfileSetting }) {
  const { toast } = useToast();
  const { getValues, register, setValue, formState } = useFormContext<SettingsValues>();
  const label = SETTINGS_LABELS[name] ?? name;
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
      <Field
        control={registered}
        error={formState.errors[name] && askForProfile(label)}
        id={`settings-${name}`}
        label={label}
      >
        <Input autoCapitalize="none" inputMode="url" placeholder="@yourname" spellCheck={false} />
      </Field>
    </SocialRow>
  );
}

/** Profiles on any other network: each link is named after the network it leads to. */
function SocialLinks() {
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
              <Input
                autoCapitalize="none"
                inputMode="url"
                onBlur={() => change(links.with(index, toAddress(link)))}
                onChange={(event) => change(links.with(index, event.target.value))}
                placeholder="https://"
                spellCheck={false}
                value={link}
              />
            </Field>
          </SocialRow>
        );
      })}
      {links.length < MAX_LINKS && (
        <button className="target social-add" onClick={() => change([...links, ""])} type="button">
          <Icon name="plus" />
          <span>Add another</span>
        </button>
      )}
    </>
  );
}

type SocialRowProps = { label: string; onRemove: () => void; children: ReactNode };

/** The field of one network, with the cross that removes its link. */
function SocialRow({ label, onRemove, children }: SocialRowProps) {
  return (
    <div className="stack-tight social-row">
      {children}
      <button aria-label={`Remove ${label}`} className="iconbtn" onClick={onRemove} type="button">
        <Icon name="close" />
      </button>
    </div>
  );
}
