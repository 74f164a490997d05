import { type ReactNode, useRef } from "react";
import { FormProvider } from "react-hook-form";
import type { StoredSettings } from "#contract/settings.ts";
import { Dialog, openDialog } from "#web/ui/dialog.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { DraftNotice } from "../../forms/draft-notice.tsx";
import { useRestoredDraft } from "../../forms/use-restored-draft.ts";
import { useUnsavedChanges } from "../../forms/use-unsaved-changes.ts";
import { useShortcut } from "../../shortcuts/use-shortcut.ts";
import { useMediaQuery } from "../../use-media-query.ts";
import { SettingsConflict } from "./settings-conflict.tsx";
import { type Preview, SettingsPreview } from "./settings-preview.tsx";
import { SettingsSaveBar } from "./settings-save-bar.tsx";
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

/** The form of one subject, with the page it changes beside it, or behind a link in narrow windows. */
export function SettingsForm({ name, title, keys, settings, preview, children }: Props) {
  const form = useSettingsForm(settings, keys);
  const draft = useRestoredDraft(form, `settings:${name}`, null);
  const { save, theirs, forgetTheirs } = useSaveSettings(form, keys, () => draft.discard());
  const dialog = useRef<HTMLDialogElement>(null);
  const isWide = useMediaQuery("(min-width: 1100px)");
  useUnsavedChanges(form.formState.isDirty);
  const submit = form.handleSubmit((values) => save.mutate(values));
  useShortcut("Mod+S", "Save the settings", () => void submit());
  return (
    <FormProvider {...form}>
      <div className="settings-subject">
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
        {preview && isWide && <SettingsPreview {...preview} />}
      </div>
      {preview && !isWide && (
        <>
          <button
            className="settings-preview-link"
            onClick={() => openDialog(dialog)}
            type="button"
          >
            <Icon name="eye" />
            <span>Preview</span>
          </button>
          <Dialog
            className="settings-preview-dialog"
            id="settings-preview"
            ref={dialog}
            title="Preview"
          >
            <SettingsPreview {...preview} />
          </Dialog>
        </>
      )}
    </FormProvider>
  );
}
