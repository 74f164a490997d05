import type { ReactNode } from "react";
import type { StoredSettings } from "#contract/settings/settings.ts";
import { useRestoredDraft } from "../../drafts/use-restored-draft.ts";
import { SettingsConflict } from "./settings-conflict.tsx";
import { SettingsFrame } from "./settings-frame.tsx";
import { type Preview, SettingsPreview } from "./settings-preview.tsx";
import { useSaveSettings } from "./use-save-settings.ts";
import { type SettingsKey, useSettingsForm } from "./use-settings-form.ts";

type Props = {
  /** Names the draft on this device. */
  name: string;
  title: string;
  keys: SettingsKey[];
  settings: StoredSettings;
  preview?: Preview | undefined;
  children: ReactNode;
};

/** The form of one subject, with the page it changes. */
export function SettingsForm({ name, title, keys, settings, preview, children }: Props) {
  const form = useSettingsForm(settings, keys);
  const draft = useRestoredDraft(form, `settings:${name}`, null);
  const { save, theirs, forgetTheirs } = useSaveSettings(form, keys, () => draft.discard());
  return (
    <SettingsFrame
      conflict={
        theirs && (
          <SettingsConflict
            keys={keys}
            onDone={forgetTheirs}
            onSaveMine={(values) => save.mutate(values)}
            theirs={theirs}
          />
        )
      }
      draft={draft}
      form={form}
      preview={preview && <SettingsPreview {...preview} />}
      save={save}
      title={title}
    >
      {children}
    </SettingsFrame>
  );
}
