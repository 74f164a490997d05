import { countOf } from "#contract/count-of.ts";
import { useState } from "react";
import type { Selection } from "../../list/use-selection.ts";
import { SidePanel } from "../../side-panel/side-panel.tsx";
import type { BulkForm } from "./bulk-bar.tsx";
import { BulkPreviewList } from "./bulk-preview-list.tsx";
import { CategoryChoice } from "./category-choice.tsx";
import { FactsChoice, SURE_FACTS } from "./facts-choice.tsx";
import { PriceFields } from "./price-fields.tsx";
import { StateChoiceFields } from "./state-choice-fields.tsx";
import { TagChoice } from "./tag-choice.tsx";
import { type BulkAction, useBulkChange } from "./use-bulk-change.ts";
import { useBulkPreview } from "./use-bulk-preview.ts";
import "./bulk-panel.css";

type BulkPanelProps = { form: BulkForm; selection: Selection; onClose: () => void };

const CHOICES = {
  price: PriceFields,
  state: StateChoiceFields,
  category: CategoryChoice,
  tags: TagChoice,
  facts: FactsChoice,
};
const NOUNS = {
  price: "price",
  state: "state",
  category: "category",
  tags: "piece",
  facts: "piece",
};
const VERBS = {
  price: "Change",
  state: "Change",
  category: "Change",
  tags: "Tag",
  facts: "Fill in",
};

/** A change of many pieces: what to change, then each piece now and as it would be. */
export default function BulkPanel({ form, selection, onClose }: BulkPanelProps) {
  const ids = [...selection.ids];
  const [action, setAction] = useState<BulkAction | null>(form === "facts" ? SURE_FACTS : null);
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const preview = useBulkPreview(action, ids);
  const bulk = useBulkChange(() => {
    onClose();
    selection.clear();
  });
  const Choice = CHOICES[form];
  const chosen = (preview.data ?? []).filter(
    ({ productId, to }) => to !== null && !left.has(productId),
  );
  const isReady = action !== null && preview.isCurrent && chosen.length > 0;
  return (
    <SidePanel
      className="product-panel bulk-panel"
      onClose={onClose}
      title={`${VERBS[form]} ${countChanges(form, ids.length)}`}
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!isReady) return;
          bulk.mutate({ action, ids: chosen.map(({ productId }) => productId) });
        }}
      >
        <Choice onChange={setAction} />
        <BulkPreviewList
          left={left}
          onToggle={(id, isIn) => setLeft((before) => toggled(before, id, !isIn))}
          preview={preview}
        />
        <div className="side-panel-save">
          <button className="btn" disabled={!isReady || bulk.isPending} type="submit">
            {bulk.isPending ? "Saving..." : `${VERBS[form]} ${countChanges(form, chosen.length)}`}
          </button>
          <button className="btn quiet" onClick={onClose} type="button">
            Cancel
          </button>
        </div>
      </form>
    </SidePanel>
  );
}

/** "4 prices" */
const countChanges = (form: BulkForm, count: number): string =>
  countOf(count, NOUNS[form], form === "category" ? "categories" : undefined);

function toggled(before: ReadonlySet<number>, id: number, isLeft: boolean): ReadonlySet<number> {
  const after = new Set(before);
  if (isLeft) after.add(id);
  else after.delete(id);
  return after;
}
