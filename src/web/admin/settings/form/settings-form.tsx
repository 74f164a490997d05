import type { ReactNode } from "react";
import { FormProvider } from "react-hook-form";
import type { StoredSettings } from "#contract/settings/settings.ts";
import { DraftNotice } from "../../forms/draft-notice.tsx";
import { useRestoredDraft } from "../../forms/use-restored-draft.ts";
import { useUnsavedChanges } from "../../forms/use-unsaved-changes.ts";
import { useShortcut } from "../../shortcuts/use-shortcut.ts";
import { MESSAGES } from "./messages.ts";
import { SettingsConflict } from "./settings-conflict.tsx";
import { type Preview, SettingsPreview } from "./settings-preview.tsx";
import { SettingsSaveBar } from "./settings-save-bar.tsx";
import { SubjectLayout } from "./subject-layout.tsx";
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
  useUnsavedChanges(form.formState.isDirty);
  const submit = form.handleSubmit((values) => save.mutate(values));
  useShortcut("Mod+S", MESSAGES.shortcut, () => void submit());
  return (
    <FormProvider {...form}>
      <SubjectLayout
        form={
          <form
            aria-label={title}
            className="settings-form"
            noValidate
            onSubmit={(event) => void submit(event)}
          >
            <DraftNotice form={form} draft={draft} />
            {theirs && (
              <SettingsConflict
                keys={keys}
                onDone={forgetTheirs}
                onSaveMine={(values) => save.mutate(values)}
                theirs={theirs}
              />
            )}
            {children}
            <SettingsSaveBar isPending={save.isPending} onDiscard={() => draft.discard()} />
          </form>
        }
        preview={preview && <SettingsPreview {...preview} />}
      />
    </FormProvider>
  );
}
