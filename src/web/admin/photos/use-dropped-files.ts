import { type DragEvent, type RefObject, useEffect, useEffectEvent, useState } from "react";

/** Accepts files dropped on an element or pasted anywhere in its form. */
export function useDroppedFiles(
  root: RefObject<HTMLElement | null>,
  onFiles: (files: File[]) => void,
) {
  const [isOver, setIsOver] = useState(false);
  const take = useEffectEvent(onFiles);

  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])];
      if (event.defaultPrevented || files.length === 0 || !isInForm(root.current, event)) return;
      event.preventDefault();
      take(files);
    };
    // A file dropped beside the target would navigate away and lose the form.
    const preventNavigation = (event: globalThis.DragEvent) => {
      if (event.dataTransfer?.types.includes("Files")) event.preventDefault();
    };
    document.addEventListener("paste", paste);
    document.addEventListener("dragover", preventNavigation);
    document.addEventListener("drop", preventNavigation);
    return () => {
      document.removeEventListener("paste", paste);
      document.removeEventListener("dragover", preventNavigation);
      document.removeEventListener("drop", preventNavigation);
    };
  }, [root]);

  return {
    isOver,
    dropTarget: {
      onDragEnter: (event: DragEvent) => setIsOver(hasFiles(event)),
      onDragOver: (event: DragEvent) => setIsOver(hasFiles(event)),
      onDragLeave: (event: DragEvent) => {
        const to = event.relatedTarget;
        if (!(to instanceof Node) || !root.current?.contains(to)) setIsOver(false);
      },
      onDrop: (event: DragEvent) => {
        setIsOver(false);
        const files = [...event.dataTransfer.files];
        if (files.length === 0) return;
        event.preventDefault();
        onFiles(files);
      },
    },
  };
}

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes("Files");

/** Editable text handles pasted pictures itself. */
function isInForm(root: HTMLElement | null, { target }: Event): boolean {
  if (!root || !(target instanceof HTMLElement) || target.isContentEditable) return false;
  const form = root.closest("form, dialog") ?? root;
  return target === document.body || form.contains(target);
}
