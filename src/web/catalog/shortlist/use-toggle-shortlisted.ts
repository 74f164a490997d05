import { useNavigate } from "react-router";
import type { ToastOptions } from "#web/ui/toast-store.ts";
import { readShortlist, MAX_SHORTLISTED, saveShortlist, useShortlist } from "./shortlist-store.ts";
import { shortlistPath } from "./shortlist-path.ts";
import { MESSAGES } from "./messages.ts";

export type ShortlistablePiece = {
  id: number;
  name: string;
  /**
   * Given by the page: what is loaded late imports nothing of src/web/ui, whose styles would load again, after
   * those that refine them.
   */
  toast: (options: ToastOptions) => void;
};

/** Whether a piece is kept, and what keeps it or removes it again, with a toast. */
export function useToggleShortlisted({ id, name, toast }: ShortlistablePiece): {
  isShortlisted: boolean;
  toggle: () => void;
} {
  const isShortlisted = useShortlist().includes(id);
  const navigate = useNavigate();
  const keep = () => {
    const former = readShortlist();
    if (former.length >= MAX_SHORTLISTED) {
      toast({ title: MESSAGES.full(MAX_SHORTLISTED), description: MESSAGES.fullText });
      return;
    }
    saveShortlist([...former, id]);
    const { length } = readShortlist();
    toast({
      title: MESSAGES.kept,
      description: MESSAGES.addedText(name),
      action: {
        label: MESSAGES.see(length),
        onPress: () => void navigate(shortlistPath(readShortlist())),
      },
    });
  };
  const remove = () => {
    const former = readShortlist();
    saveShortlist(former.filter((each) => each !== id));
    toast({
      title: MESSAGES.removed,
      description: MESSAGES.removedText(name),
      action: { label: MESSAGES.undo, onPress: () => saveShortlist(former) },
    });
  };
  return { isShortlisted, toggle: isShortlisted ? remove : keep };
}
