import { type PointerEvent as ReactPointerEvent, useEffect, useRef, useState } from "react";
import { moveItem } from "./move-item.ts";

type Drag = { dragged: string; order: string[] };

/**
 * Moves things by dragging; each element says by `data-drag-item` which one it is. Until the pointer is
 * let go only the order that is shown changes: an element that moves in the document loses the pointer
 * that holds it.
 */
export function useDragOrder(items: string[], onMove: (item: string, to: number) => void) {
  const [drag, setDrag] = useState<Drag | null>(null);
  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), []);

  const startDrag = (event: ReactPointerEvent, dragged: string) => {
    if (event.button !== 0) return;
    const listening = new AbortController();
    const { signal } = listening;
    let current: Drag = { dragged, order: items };
    let over: string | null = dragged;
    const show = (next: Drag) => {
      current = next;
      setDrag(next);
    };
    const end = () => {
      listening.abort();
      setDrag(null);
    };
    const move = ({ clientX, clientY }: PointerEvent) => {
      const under = itemAt(clientX, clientY);
      if (under === over) return;
      over = under;
      const { order } = current;
      const to = under === null ? -1 : order.indexOf(under);
      if (to >= 0) show({ dragged, order: moveItem(order, order.indexOf(dragged), to) });
    };
    const drop = () => {
      end();
      onMove(dragged, current.order.indexOf(dragged));
    };
    window.addEventListener("pointermove", move, { signal });
    window.addEventListener("pointerup", drop, { signal });
    window.addEventListener("pointercancel", end, { signal });
    const giveUp = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      // It ends the drag and nothing else, such as the panel it happens in.
      event.preventDefault();
      end();
    };
    window.addEventListener("keydown", giveUp, { signal, capture: true });
    stop.current = () => listening.abort();
    show(current);
  };

  return { dragged: drag?.dragged ?? null, order: drag?.order ?? items, startDrag };
}

const itemAt = (x: number, y: number): string | null =>
  document.elementFromPoint(x, y)?.closest("[data-drag-item]")?.getAttribute("data-drag-item") ??
  null;
