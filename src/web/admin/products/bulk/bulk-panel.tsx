import { useState } from "react";
import { useQuery } from "@tanstack/react-query";
import { countOf } from "#contract/count-of.ts";
import type { StateChoice } from "#contract/catalogue/piece-states.ts";
import type { Category } from "#contract/catalogue/categories.ts";
import { Field } from "#web/ui/field.tsx";
import type { Tag } from "#contract/catalogue/tags.ts";
import type { Selection } from "../../list/use-selection.ts";
import { SidePanel } from "../../side-panel/side-panel.tsx";
import { StateFields } from "../../piece-state/state-fields.tsx";
import { Select, NamedOptions } from "../../forms/controls.tsx";
import { SegmentedChoice } from "../../forms/segmented-choice.tsx";
import type { BulkForm } from "./bulk-bar.tsx";
import { BulkPreviewList } from "./bulk-preview-list.tsx";
import { type BulkAction, useBulkChange } from "./use-bulk-change.ts";
import { PriceFields } from "./price-fields.tsx";
import { useBulkPreview } from "./use-bulk-preview.ts";
import "./bulk-panel.css";

const OPTIONS = [
  { value: "sure", label: "What is sure" },
  { value: "guesses", label: "Guesses too" },
] as const;

const SURE_FACTS = { action: "facts", areGuessesIncluded: false } as const;

const NONE = "none";

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

/** The state that the pieces shall be in. */
function StateChoiceFields({ onChange }: { onChange: (action: BulkAction) => void }) {
  const [choice, setChoice] = useState<Partial<StateChoice>>({});
  return (
    <StateFields
      choice={choice}
      onChange={(next) => {
        setChoice(next);
        onChange({ action: "state", to: { ...next, reservedUntil: next.reservedUntil || null } });
      }}
    />
  );
}

/** The category that the pieces shall be in. */
function CategoryChoice({ onChange }: { onChange: (action: BulkAction | null) => void }) {
  const { data } = useQuery<Category[]>({ queryKey: ["/api/categories"] });
  const choose = (value: string) => {
    if (value === "") onChange(null);
    else onChange({ action: "category", categoryId: value === NONE ? null : Number(value) });
  };
  return (
    <Field label="Category">
      <Select defaultValue="" onChange={({ target }) => choose(target.value)}>
        <option value="">Choose a category</option>
        <NamedOptions items={data} />
        <option value={NONE}>No category</option>
      </Select>
    </Field>
  );
}

/** Whether details are filled in where the words of a piece leave a doubt. */
function FactsChoice({ onChange }: { onChange: (action: BulkAction) => void }) {
  const [value, setValue] = useState<(typeof OPTIONS)[number]["value"]>("sure");
  return (
    <>
      <p className="muted small">
        Metals, stones, ring size, length, width and chain, read from each piece’s materials,
        dimensions, name and description. What is filled in already stays.
      </p>
      <SegmentedChoice
        label="Fill in"
        onChange={(chosen) => {
          setValue(chosen);
          onChange({ ...SURE_FACTS, areGuessesIncluded: chosen === "guesses" });
        }}
        options={OPTIONS}
        value={value}
      />
    </>
  );
}

type Choices = ReadonlyMap<number, "add" | "remove">;

/** Which tags to add and which to remove; the others stay as they are. */
function TagChoice({ onChange }: { onChange: (action: BulkAction | null) => void }) {
  const { data } = useQuery<Tag[]>({ queryKey: ["/api/tags"] });
  const [choices, setChoices] = useState<Choices>(new Map());
  const choose = (id: number, value: string) => {
    const next = new Map(choices);
    if (value === "add" || value === "remove") next.set(id, value);
    else next.delete(id);
    setChoices(next);
    onChange(next.size === 0 ? null : toAction(next));
  };
  return (
    <fieldset className="bulk-tags">
      <legend>Tags</legend>
      <ul>
        {data?.map(({ id, name }) => (
          <li key={id}>
            <label>
              <span>{name}</span>
              <select
                onChange={({ target }) => choose(id, target.value)}
                value={choices.get(id) ?? ""}
              >
                <option value="">No change</option>
                <option value="add">Add</option>
                <option value="remove">Remove</option>
              </select>
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

function toAction(choices: Choices): BulkAction {
  const chosen = (wanted: "add" | "remove") =>
    [...choices].filter(([, choice]) => choice === wanted).map(([id]) => id);
  return { action: "tags", add: chosen("add"), remove: chosen("remove") };
}
