import type { ReactNode } from "react";
import { type FieldValues, FormProvider, type UseFormReturn } from "react-hook-form";
import { DraftNotice } from "../../drafts/draft-notice.tsx";
import type { useRestoredDraft } from "../../drafts/use-restored-draft.ts";
import { useUnsavedChanges } from "../../forms/use-unsaved-changes.ts";
import { useShortcut } from "../../shortcuts/use-shortcut.ts";
import { SettingsSaveBar } from "./settings-save-bar.tsx";
import { SubjectLayout } from "./subject-layout.tsx";

type Props<Values extends FieldValues> = {
  form: UseFormReturn<Values>;
  draft: ReturnType<typeof useRestoredDraft<Values>>;
  save: { mutate: (values: Values) => void; isPending: boolean };
  title: string;
  /** What others saved meanwhile, and what to do about it. */
  conflict: ReactNode;
  preview: ReactNode;
  children: ReactNode;
};

/** What every form of the settings has: its draft, its conflict, its bar, and the page beside it. */
export function SettingsFrame<Values extends FieldValues>(props: Props<Values>) {
  const { form, draft, save, title, conflict, preview, children } = props;
  useUnsavedChanges(form.formState.isDirty);
  const submit = form.handleSubmit((values) => save.mutate(values));
  useShortcut("Mod+S", "Save the settings", () => void submit());
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
            {draft.restoredFrom && <DraftNotice draft={draft} form={form} />}
            {conflict}
            {children}
            <SettingsSaveBar isPending={save.isPending} onDiscard={() => draft.discard()} />
          </form>
        }
        preview={preview}
      />
    </FormProvider>
  );
}
