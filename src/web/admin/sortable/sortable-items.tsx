import {
  type Announcements,
  DndContext,
  PointerSensor,
  useSensor,
  useSensors,
} from "@dnd-kit/core";
import { SortableContext, type SortingStrategy, useSortable } from "@dnd-kit/sortable";
import { type ReactNode, useEffect, useState } from "react";
import { CSS } from "@dnd-kit/utilities";

type Props = {
  ids: string[];
  strategy: SortingStrategy;
  /** @param to counted from 0 */
  onMove: (id: string, to: number) => void;
  /** Whether a press on a handle that does not move does something of its own. */
  isPressable?: boolean;
  /** The list element: the context renders hidden elements beside it, which no list may contain. */
  children: ReactNode;
};

/**
 * Reorders items by dragging them with a mouse or a finger. There is no keyboard sensor: keys move an
 * item directly, without picking it up first.
 */
export function SortableItems({ ids, strategy, onMove, isPressable = false, children }: Props) {
  const [isDragging, setDragging] = useState(false);
  useEscapeForDragOnly(isDragging);
  return (
    <DndContext
      accessibility={{ announcements: NONE }}
      onDragCancel={() => setDragging(false)}
      onDragEnd={({ active, over }) => {
        setDragging(false);
        if (over && over.id !== active.id) onMove(String(active.id), ids.indexOf(String(over.id)));
      }}
      onDragStart={() => setDragging(true)}
      sensors={useSensors(useSensor(PointerSensor, isPressable ? PRESSABLE : {}))}
    >
      <SortableContext items={ids} strategy={strategy}>
        {children}
      </SortableContext>
    </DndContext>
  );
}

/** Escape cancels the drag and does not close the panel around it. */
function useEscapeForDragOnly(isDragging: boolean): void {
  useEffect(() => {
    if (!isDragging) return undefined;
    const onKey = (event: KeyboardEvent) => {
      if (event.key === "Escape") event.preventDefault();
    };
    window.addEventListener("keydown", onKey, { capture: true });
    return () => window.removeEventListener("keydown", onKey, { capture: true });
  }, [isDragging]);
}

/** In pixels. */
const PRESSABLE = { activationConstraint: { distance: 4 } };

const nothing = () => undefined;
/** The field announces the new place itself. */
const NONE: Announcements = {
  onDragStart: nothing,
  onDragOver: nothing,
  onDragEnd: nothing,
  onDragCancel: nothing,
};

/** The place, counted from 0, to which a key moves an item of a vertical list; null for other keys. */
export function moveTargetOf(key: string, index: number, count: number): number | null {
  const targets: Record<string, number> = {
    ArrowUp: index - 1,
    ArrowDown: index + 1,
    Home: 0,
    End: count - 1,
  };
  const to = targets[key];
  return to === undefined ? null : Math.max(0, Math.min(to, count - 1));
}

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
