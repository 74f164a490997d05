import { useMutation } from "@tanstack/react-query";
import { useToast } from "#web/ui/toaster.tsx";
import { downloadPieces } from "../../api-client/download-export.ts";
import type { Selection } from "../../list/use-selection.ts";
import { useErrorToast } from "../../use-error-toast.ts";
import { type BulkAction, useBulkChange } from "./use-bulk-change.ts";
import "./bulk-bar.css";

/** What is chosen and previewed in a panel before it is done. */
export type BulkForm = "price" | "state" | "category" | "tags";

const FORMS: { form: BulkForm; label: string }[] = [
  { form: "price", label: "Price" },
  { form: "state", label: "State" },
  { form: "category", label: "Category" },
  { form: "tags", label: "Tags" },
];
const AT_ONCE = [
  { action: "hide", label: "Hide" },
  { action: "list", label: "List" },
  { action: "delete", label: "Delete" },
] as const;

type BulkBarProps = { selection: Selection; total: number; onOpen: (form: BulkForm) => void };

/** The actions on the selected pieces. Renders nothing without a selection. */
export function BulkBar({ selection, total, onOpen }: BulkBarProps) {
  const { ids, isAll, selectAll, clear } = selection;
  const { toast } = useToast();
  const showError = useErrorToast();
  const bulk = useBulkChange(clear);
  const exporting = useMutation({
    mutationFn: () => downloadPieces([...ids]),
    onSuccess: () => toast({ title: "Data exported successfully" }),
    onError: (error) => showError("Failed to export data", error),
  });
  const apply = (action: BulkAction) => bulk.mutate({ action, ids: [...ids] });
  if (ids.size === 0) return null;
  const selected = <span className="sr"> selected</span>;
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
        Clear<span className="sr"> selection</span>
      </button>
      <div className="bulk-actions">
        {FORMS.map(({ form, label }) => (
          <button key={form} onClick={() => onOpen(form)} type="button">
            {label}
            <span className="sr"> of selected</span>
          </button>
        ))}
        {AT_ONCE.map(({ action, label }) => (
          <button
            disabled={bulk.isPending}
            key={action}
            onClick={() => apply({ action })}
            type="button"
          >
            {label}
            {selected}
          </button>
        ))}
        <button disabled={exporting.isPending} onClick={() => exporting.mutate()} type="button">
          Export{selected}
        </button>
      </div>
    </section>
  );
}
