import type { FieldValues, UseFormReturn } from "react-hook-form";
import type { useRestoredDraft } from "./use-restored-draft.ts";
import "./draft-notice.css";

const time = new Intl.DateTimeFormat("en-US", { timeStyle: "short" });
const moment = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeStyle: "short" });

type DraftNoticeProps<Values extends FieldValues> = {
  form: UseFormReturn<Values>;
  draft: ReturnType<typeof useRestoredDraft>;
};

/** Says that the draft is saved on this device and offers to discard it. */
export function DraftNotice<Values extends FieldValues>({ form, draft }: DraftNoticeProps<Values>) {
  const { savedAt, restoredFrom } = draft;
  if (!form.formState.isDirty) return null;
  const startOver = () => {
    draft.discard();
    form.reset();
  };
  return (
    <div className="draft-notice">
      {restoredFrom ? (
        <>
          <span>We kept an unsaved draft from {moment.format(new Date(restoredFrom))}.</span>
          <button className="link" onClick={startOver} type="button">
            Discard draft
          </button>
        </>
      ) : (
        savedAt && <span>Draft kept on this device, {time.format(new Date(savedAt))}</span>
      )}
    </div>
  );
}
