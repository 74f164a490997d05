import type { ReactNode } from "react";
import { Icon } from "#web/ui/icon.tsx";
import { useToast } from "#web/ui/toaster.tsx";
import { DeskIcon } from "../../desk-icon.tsx";
import { downloadPieces, EXPORT_FAILED, EXPORTED } from "../../api-client/download-export.ts";
import type { Selection } from "../../list/use-selection.ts";
import { useAction } from "../../use-action.ts";
import { useErrorToast } from "../../use-error-toast.ts";
import { type BulkAction, useBulkChange } from "./use-bulk-change.ts";
import "./bulk-bar.css";

/** What is chosen and previewed in a panel before it is done. */
export type BulkForm = "price" | "state" | "category" | "tags" | "facts";

const FORMS: { form: BulkForm; label: string; icon: ReactNode }[] = [
  { form: "price", label: "Price", icon: <DeskIcon name="dollar" /> },
  { form: "state", label: "State", icon: <DeskIcon name="half" /> },
  { form: "category", label: "Category", icon: <DeskIcon name="folder" /> },
  { form: "tags", label: "Tags", icon: <DeskIcon name="diamond" /> },
  { form: "facts", label: "Details", icon: <DeskIcon name="gem" /> },
];
const AT_ONCE: { action: "delete" | "hide" | "list"; label: string; icon: ReactNode }[] = [
  { action: "delete", label: "Delete", icon: <DeskIcon name="trash" /> },
  { action: "hide", label: "Hide", icon: <DeskIcon name="hide" /> },
  { action: "list", label: "List", icon: <DeskIcon name="eye" /> },
];

type BulkBarProps = { selection: Selection; total: number; onOpen: (form: BulkForm) => void };

/** The actions on the selected pieces. On phones it takes the place of the title and of the tab bar. */
export function BulkBar({ selection, total, onOpen }: BulkBarProps) {
  const { ids, isAll, selectAll, clear } = selection;
  const { toast } = useToast();
  const showError = useErrorToast();
  const bulk = useBulkChange(clear);
  const exporting = useAction({
    mutationFn: () => downloadPieces([...ids]),
    onSuccess: () => toast({ title: EXPORTED }),
    onError: (error) => showError(EXPORT_FAILED, error),
  });
  const apply = (action: BulkAction) => bulk.mutate({ action, ids: [...ids] });
  const isEmpty = ids.size === 0;
  const selected = <span className="sr"> selected</span>;
  return (
    <section aria-label="Selected pieces" className="toolbar bulk-bar">
      <div className="row bulk-head">
        <output>
          <b>{ids.size}</b> selected
        </output>
        {!isAll && (
          <button className="bulk-link" onClick={() => selectAll(true)} type="button">
            {`Select all ${total}`}
          </button>
        )}
        <button className="bulk-link bulk-clear" onClick={clear} type="button">
          <Icon name="close" />
          <span>Clear</span>
          <span className="sr"> selection</span>
        </button>
      </div>
      <div className="cluster bulk-actions">
        {FORMS.map(({ form, label, icon }) => (
          <button disabled={isEmpty} key={form} onClick={() => onOpen(form)} type="button">
            {icon}
            {label}
            <span className="sr"> of selected</span>
          </button>
        ))}
        {AT_ONCE.map(({ action, label, icon }) => (
          <button
            disabled={isEmpty || bulk.isPending}
            key={action}
            onClick={() => apply({ action })}
            type="button"
          >
            {icon}
            {label}
            {selected}
          </button>
        ))}
        <button
          disabled={isEmpty || exporting.isPending}
          onClick={() => exporting.mutate()}
          type="button"
        >
          <DeskIcon name="download" />
          Export{selected}
        </button>
      </div>
    </section>
  );
}
