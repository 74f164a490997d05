import { MESSAGES as DRAFT } from "../../../drafts/messages.ts";
import { useDateFormat } from "../../../layout/use-date-format.ts";
import type { useCollectionForm } from "../form/use-collection-form.ts";
import { MESSAGES } from "./messages.ts";

type Props = { state: ReturnType<typeof useCollectionForm> };

/** Offers to restore or discard a stored draft. */
export function RestoreDraftOffer({ state: { offered, restore, dismiss } }: Props) {
  const formatMoment = useDateFormat({ dateStyle: "medium", timeStyle: "short" });
  if (!offered) return null;
  return (
    <div className="draft-offer">
      <p>{DRAFT.from(formatMoment(offered.at))}</p>
      <button className="btn small quiet" type="button" onClick={restore}>
        {MESSAGES.restore}
      </button>
      <button className="btn small quiet" type="button" onClick={dismiss}>
        {DRAFT.discard}
      </button>
    </div>
  );
}

/** Says when the draft was saved on this device. */
export function DraftSavedAt({ state: { savedAt } }: Props) {
  const formatTime = useDateFormat({ timeStyle: "short" });
  return <p className="draft-saved-at">{savedAt && DRAFT.savedAt(formatTime(savedAt))}</p>;
}
