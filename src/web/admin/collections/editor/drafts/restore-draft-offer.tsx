import type { useCollectionForm } from "../form/use-collection-form.ts";
import { MESSAGES } from "./messages.ts";

type Props = { state: ReturnType<typeof useCollectionForm> };

const moment = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeStyle: "short" });
const time = new Intl.DateTimeFormat("en-US", { timeStyle: "short" });

/** Offers to restore or discard a stored draft. */
export function RestoreDraftOffer({ state: { offered, restore, dismiss } }: Props) {
  if (!offered) return null;
  return (
    <div className="draft-offer">
      <p>{MESSAGES.offer(moment.format(new Date(offered.at)))}</p>
      <button className="btn small quiet" type="button" onClick={restore}>
        {MESSAGES.restore}
      </button>
      <button className="btn small quiet" type="button" onClick={dismiss}>
        {MESSAGES.discard}
      </button>
    </div>
  );
}

/** Says when the draft was saved on this device. */
export function DraftSavedAt({ state: { savedAt } }: Props) {
  return (
    <p className="draft-saved-at">{savedAt && MESSAGES.savedAt(time.format(new Date(savedAt)))}</p>
  );
}
