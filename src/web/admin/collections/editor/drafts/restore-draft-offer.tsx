import type { useCollectionForm } from "../form/use-collection-form.ts";

type Props = { state: ReturnType<typeof useCollectionForm> };

const moment = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeStyle: "short" });
const time = new Intl.DateTimeFormat("en-US", { timeStyle: "short" });

/** Offers to restore or discard a stored draft. */
export function RestoreDraftOffer({ state: { offered, restore, dismiss } }: Props) {
  if (!offered) return null;
  return (
    <div className="draft-offer">
      <p>
        Something typed here on {moment.format(new Date(offered.at))} was not saved. This device
        kept it.
      </p>
      <button className="btn small quiet" type="button" onClick={restore}>
        Bring it back
      </button>
      <button className="btn small quiet" type="button" onClick={dismiss}>
        Discard draft
      </button>
    </div>
  );
}

/** Says when the draft was saved on this device. */
export function DraftSavedAt({ state: { savedAt } }: Props) {
  return (
    <p className="draft-saved-at">
      {savedAt && `Draft kept on this device, ${time.format(new Date(savedAt))}`}
    </p>
  );
}
