import { type ReactNode, useRef } from "react";
import {
  type FieldValues,
  FormProvider,
  useFormContext,
  type UseFormReturn,
} from "react-hook-form";
import { useToast } from "#web/ui/toaster.tsx";
import { Dialog, openDialog } from "#web/ui/dialog.tsx";
import { DeskIcon } from "../../desk-icon.tsx";
import { DraftNotice } from "../../drafts/draft-notice.tsx";
import type { useRestoredDraft } from "../../drafts/use-restored-draft.ts";
import { readTyped } from "../../forms/continue-from.ts";
import { Form } from "../../forms/form.tsx";
import { useUnsavedChanges } from "../../forms/use-unsaved-changes.ts";
import { useShortcut } from "../../shortcuts/use-shortcut.ts";
import { useMediaQuery } from "../../use-media-query.ts";
import { useFieldAboveBar } from "./use-field-above-bar.ts";

type Props<Values extends FieldValues> = {
  form: UseFormReturn<Values>;
  draft: ReturnType<typeof useRestoredDraft<Values>>;
  save: { mutate: (values: Values) => void; isPending: boolean };
  title: string;
  /** What the ids of its fields begin with: "settings" when left out. */
  prefix?: string;
  /** What others saved meanwhile, and what to do about it. */
  conflict: ReactNode;
  preview: ReactNode;
  children: ReactNode;
};

/** What every form of the settings has: its draft, its conflict, its bar, and the page beside it. */
export function SettingsFrame<Values extends FieldValues>(props: Props<Values>) {
  const { form, draft, save, title, conflict, preview, children } = props;
  useUnsavedChanges(form.formState.isDirty);
  const submit = form.handleSubmit(() => save.mutate(readTyped(form)));
  useShortcut("Mod+S", "Save the settings", () => void submit());
  return (
    <FormProvider {...form}>
      <SubjectLayout
        form={
          <Form
            aria-label={title}
            className="stack-wide settings-form"
            form={form}
            onSubmit={submit}
            prefix={props.prefix ?? "settings"}
          >
            {draft.restoredFrom && <DraftNotice draft={draft} form={form} />}
            {conflict}
            {children}
            <SettingsSaveBar isPending={save.isPending} onDiscard={() => draft.discard()} />
          </Form>
        }
        preview={preview}
      />
    </FormProvider>
  );
}

type SettingsSaveBarProps = { isPending: boolean; onDiscard: () => void };

/** Save and Discard at the bottom of a settings form, while something is unsaved. */
function SettingsSaveBar({ isPending, onDiscard }: SettingsSaveBarProps) {
  const { formState, getValues, reset } = useFormContext();
  const { toast } = useToast();
  const isShown = formState.isDirty || isPending;
  useFieldAboveBar(isShown);
  const discard = () => {
    const values = getValues();
    onDiscard();
    reset();
    const undo = () => reset(values, { keepDefaultValues: true });
    toast({ title: "Changes discarded", action: { label: "Undo", onPress: undo } });
  };
  if (!isShown) return null;
  return (
    <div className="toolbar ruled settings-save">
      <button className="btn" disabled={isPending} type="submit">
        {isPending ? "Saving…" : "Save"}
      </button>
      <button className="btn quiet" disabled={isPending} onClick={discard} type="button">
        Discard
      </button>
      <small aria-live="polite">Unsaved changes. Kept on this device.</small>
    </div>
  );
}

type SubjectLayoutProps = {
  form: ReactNode;
  /** None where the form changes no page. */
  preview?: ReactNode;
};

/** A form with the page it changes beside it, or behind a link in narrow windows. */
function SubjectLayout({ form, preview }: SubjectLayoutProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const isWide = useMediaQuery("(min-width: 1100px)");
  return (
    <>
      <div className="settings-subject">
        {form}
        {isWide && preview}
      </div>
      {preview && !isWide && (
        <>
          <button
            className="settings-preview-link"
            onClick={() => openDialog(dialog)}
            type="button"
          >
            <DeskIcon name="eye" />
            <span>Preview</span>
          </button>
          <Dialog
            className="settings-preview-dialog"
            id="settings-preview"
            ref={dialog}
            title="Preview"
          >
            {preview}
          </Dialog>
        </>
      )}
    </>
  );
}
