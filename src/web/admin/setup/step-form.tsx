import type { ReactNode } from "react";
import { type FieldValues, FormProvider, type UseFormReturn } from "react-hook-form";
import { Link, useNavigate } from "react-router";
import type { Setup } from "#contract/settings/setup.ts";
import { DraftNotice } from "../drafts/draft-notice.tsx";
import type { useRestoredDraft } from "../drafts/use-restored-draft.ts";
import { Form } from "../forms/form.tsx";
import { useUnsavedChanges } from "../forms/use-unsaved-changes.ts";
import { useAction } from "../use-action.ts";
import { StepFrame } from "./step-frame.tsx";
import { stepAfter } from "./steps.ts";
import "../settings/settings.css";

export type StepProps = { setup: Setup; number: number; title: string; lede: string };

type Props<Values extends FieldValues> = StepProps & {
  form: UseFormReturn<Values>;
  /** What the ids of its fields begin with: "settings" when left out. */
  prefix?: string;
  draft: ReturnType<typeof useRestoredDraft<Values>>;
  savedAt: Date | null;
  conflict: ReactNode;
  /** Shows its own failures. */
  save: () => Promise<unknown>;
  isSaving: boolean;
  onLeaveField?: () => void;
  preview: ReactNode;
  children: ReactNode;
};

/** A form of the settings as a step of the setup: once it is saved, the next step comes. */
export function StepForm<Values extends FieldValues>(props: Props<Values>) {
  const { setup, number, title, lede, form, draft, save, isSaving } = props;
  const navigate = useNavigate();
  // A field that is saved because Save is pressed leaves the button as it is, or the press would not end on it.
  const finish = useAction({
    mutationFn: async () => {
      await save();
      await navigate(stepAfter(setup, number));
    },
  });
  useUnsavedChanges(form.formState.isDirty && !isSaving);
  const submit = form.handleSubmit(() => finish.mutate());
  return (
    <FormProvider {...form}>
      <StepFrame lede={lede} number={number} savedAt={props.savedAt} title={title}>
        <div className="setup-columns" onBlur={props.onLeaveField}>
          <Form
            aria-label={title}
            className="setup-form"
            form={form}
            onSubmit={submit}
            prefix={props.prefix ?? "settings"}
          >
            {draft.restoredFrom && <DraftNotice draft={draft} form={form} />}
            {props.conflict}
            {props.children}
            <StepFoot>
              <button className="btn" disabled={finish.isPending} type="submit">
                {finish.isPending ? "Saving…" : "Save and continue"}
              </button>
            </StepFoot>
          </Form>
          {props.preview}
        </div>
      </StepFrame>
    </FormProvider>
  );
}

export function StepFoot({ children }: { children: ReactNode }) {
  return (
    <div className="toolbar ruled setup-foot setup-foot-sticky">
      {children}
      <Link to="/admin/setup">Not now</Link>
    </div>
  );
}
