import { Icon } from "#web/ui/icon.tsx";
import { EmptyState } from "../../list/empty-state.tsx";
import { INQUIRY_WORDS } from "../messages.ts";

const { list } = INQUIRY_WORDS;

/** Nothing is open. */
export function CaughtUp({ onAdd }: { onAdd: () => void }) {
  return (
    <EmptyState
      action={
        <button className="btn quiet" onClick={onAdd} type="button">
          <Icon name="plus" /> {list.addInquiry}
        </button>
      }
      title={list.caughtUp}
    >
      {list.caughtUpText}
    </EmptyState>
  );
}
