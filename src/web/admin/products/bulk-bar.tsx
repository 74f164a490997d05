import { useQuery } from "@tanstack/react-query";
import { TAG_TYPES, type Tag } from "#contract/tags.ts";
import { type BulkAction, useBulkChange } from "./use-bulk-change.ts";
import type { Selection } from "../list/use-selection.ts";
import { NamedOptions } from "../forms/named-options.tsx";
import "./bulk-bar.css";

const TYPE_LABELS = { jewelry_type: "Jewelry Types", material: "Materials" };

/** The actions on the selected pieces. Renders nothing without a selection. */
export function BulkBar({ selection, total }: { selection: Selection; total: number }) {
  const { ids, isAll, selectAll, clear } = selection;
  const bulk = useBulkChange(clear);
  const tags = useQuery<Tag[]>({ queryKey: ["/api/tags"], enabled: ids.size > 0 });
  const applyAction = (action: BulkAction) => bulk.mutate({ ...action, ids: [...ids] });
  if (ids.size === 0) return null;
  return (
    <section aria-label="Selected pieces" className="bulk-bar">
      <output>
        <b>{ids.size}</b> selected
      </output>
      {!isAll && (
        <button className="bulk-link" onClick={() => selectAll(true)} type="button">
          Select all {total}
        </button>
      )}
      <button className="bulk-link" onClick={clear} type="button">
        Clear selection
      </button>
      <div className="bulk-actions">
        <button
          disabled={bulk.isPending}
          onClick={() => applyAction({ action: "hide" })}
          type="button"
        >
          Hide<span className="sr"> selected</span>
        </button>
        <button
          disabled={bulk.isPending}
          onClick={() => applyAction({ action: "list" })}
          type="button"
        >
          List<span className="sr"> selected</span>
        </button>
        <select
          aria-label="Tag selected"
          disabled={bulk.isPending}
          onChange={({ target }) => applyAction({ action: "tag", tagId: Number(target.value) })}
          value=""
        >
          <option value="">Tag…</option>
          {TAG_TYPES.map((type) => (
            <optgroup key={type} label={TYPE_LABELS[type]}>
              <NamedOptions items={tags.data?.filter((tag) => tag.type === type)} />
            </optgroup>
          ))}
        </select>
        <button
          disabled={bulk.isPending}
          onClick={() => applyAction({ action: "delete" })}
          type="button"
        >
          Delete<span className="sr"> selected</span>
        </button>
      </div>
    </section>
  );
}
