import type { FieldValues, UseFormReturn } from "react-hook-form";
import { useDateFormat } from "../layout/use-date-format.ts";
import type { useRestoredDraft } from "./use-restored-draft.ts";
import "./draft-notice.css";

type DraftNoticeProps<Values extends FieldValues> = {
  form: UseFormReturn<Values>;
  draft: ReturnType<typeof useRestoredDraft>;
};

/**
 * Says that the draft is saved on this device and offers to discard it. Its line is kept free before: a change that
 * is reported as a button is pressed would move the button away beneath the press.
 */
export function DraftNotice<Values extends FieldValues>({ form, draft }: DraftNoticeProps<Values>) {
  const { savedAt, restoredFrom } = draft;
  const formatTime = useDateFormat({ timeStyle: "short" });
  const formatMoment = useDateFormat({ dateStyle: "medium", timeStyle: "short" });
  const { isDirty } = form.formState;
  const startOver = () => {
    draft.discard();
    form.reset();
  };
  return (
    <div className="draft-notice">
      {isDirty && restoredFrom && (
        <>
          <span>{describeKeptDraft(formatMoment(restoredFrom))}</span>
          <button className="link" onClick={startOver} type="button">
            Discard draft
          </button>
        </>
      )}
      {isDirty && !restoredFrom && savedAt && (
        <span>{describeSavedDraft(formatTime(savedAt))}</span>
      )}
    </div>
  );
}

/** What is said of a draft that this device kept. */
export const describeKeptDraft = (at: string) => `We kept an unsaved draft from ${at}.`;

export const describeSavedDraft = (time: string) => `Draft kept on this device, ${time}`;
