import { useSortable } from "@dnd-kit/sortable";
import { CSS } from "@dnd-kit/utilities";

/** Props for an item inside SortableItems and for the handle it is dragged by. */
export function useSortableItem(id: string) {
  const sortable = useSortable({ id });
  const { setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = sortable;
  return {
    isDragging,
    item: {
      ref: setNodeRef,
      style: {
        transform: CSS.Transform.toString(transform),
        transformOrigin: "0 0",
        transition,
        zIndex: isDragging ? 1 : undefined,
      },
    },
    handle: { ref: setActivatorNodeRef, ...sortable.listeners },
  };
}
