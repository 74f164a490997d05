import type { FieldValues, UseFormReturn } from "react-hook-form";
import type { useRestoredDraft } from "./use-restored-draft.ts";
import "./draft-notice.css";

const time = new Intl.DateTimeFormat("en-US", { timeStyle: "short" });
const moment = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeStyle: "short" });

type KeptNoticeProps<Values extends FieldValues> = {
  form: UseFormReturn<Values>;
  kept: ReturnType<typeof useRestoredDraft>;
};

/** Says that the draft is saved on this device and offers to discard it. */
export function DraftNotice<Values extends FieldValues>({ form, kept }: KeptNoticeProps<Values>) {
  const { keptAt, wasKeptAt, forget } = kept;
  if (!form.formState.isDirty) return null;
  const beginAgain = () => {
    forget();
    form.reset();
  };
  return (
    <div className="kept-notice">
      {wasKeptAt ? (
        <>
          <span>
            What you typed on {moment.format(new Date(wasKeptAt))} was not saved. It is here again.
          </span>
          <button className="link" onClick={beginAgain} type="button">
            Begin again
          </button>
        </>
      ) : (
        keptAt && <span>Kept on this device at {time.format(new Date(keptAt))}</span>
      )}
    </div>
  );
}
