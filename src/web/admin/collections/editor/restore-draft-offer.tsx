import { describeKeptDraft, describeSavedDraft } from "../../drafts/draft-notice.tsx";
import { useDateFormat } from "../../layout/use-date-format.ts";
import type { useCollectionForm } from "./use-collection-form.ts";

type Props = { state: ReturnType<typeof useCollectionForm> };

/** Offers to restore or discard a stored draft. */
export function RestoreDraftOffer({ state: { offered, restore, dismiss } }: Props) {
  const formatMoment = useDateFormat({ dateStyle: "medium", timeStyle: "short" });
  if (!offered) return null;
  return (
    <div className="draft-offer">
      <p>{describeKeptDraft(formatMoment(offered.at))}</p>
      <button className="btn small quiet" type="button" onClick={restore}>
        Restore draft
      </button>
      <button className="btn small quiet" type="button" onClick={dismiss}>
        Discard draft
      </button>
    </div>
  );
}

/** Says when the draft was saved on this device. */
export function DraftSavedAt({ state: { savedAt } }: Props) {
  const formatTime = useDateFormat({ timeStyle: "short" });
  return (
    <p className="muted small draft-saved-at">
      {savedAt && describeSavedDraft(formatTime(savedAt))}
    </p>
  );
}
