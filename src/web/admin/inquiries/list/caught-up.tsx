import { Icon } from "#web/ui/icon.tsx";
import { EmptyState } from "../../list/empty-state.tsx";

/** Nothing is open. */
export function CaughtUp({ onAdd }: { onAdd: () => void }) {
  return (
    <EmptyState
      action={
        <button className="btn quiet" onClick={onAdd} type="button">
          <Icon name="plus" /> Add inquiry
        </button>
      }
      title="You’re all caught up"
    >
      New inquiries show up here. When someone calls or sends an email, add it here so you don’t
      lose track.
    </EmptyState>
  );
}
