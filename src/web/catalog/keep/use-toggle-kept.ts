import { useNavigate } from "react-router";
import type { ToastOptions } from "#web/ui/toast-store.ts";
import { listKept, MAX_KEPT, setKept, useKept } from "./kept-pieces.ts";
import { shortlistPath } from "./shortlist-path.ts";
import { MESSAGES } from "./messages.ts";

export type Keepable = {
  id: number;
  name: string;
  /**
   * Given by the page: what is loaded late imports nothing of src/web/ui, whose styles would load again, after
   * those that refine them.
   */
  toast: (options: ToastOptions) => void;
};

/** Whether a piece is kept, and what keeps it or removes it again, with a toast. */
export function useToggleKept({ id, name, toast }: Keepable): {
  isKept: boolean;
  toggle: () => void;
} {
  const isKept = useKept().includes(id);
  const navigate = useNavigate();
  const keep = () => {
    const former = listKept();
    if (former.length >= MAX_KEPT) {
      toast({ title: MESSAGES.full(MAX_KEPT), description: MESSAGES.fullText });
      return;
    }
    setKept([...former, id]);
    const { length } = listKept();
    toast({
      title: MESSAGES.kept,
      description: MESSAGES.keptText(name),
      action: {
        label: MESSAGES.see(length),
        onPress: () => void navigate(shortlistPath(listKept())),
      },
    });
  };
  const remove = () => {
    const former = listKept();
    setKept(former.filter((each) => each !== id));
    toast({
      title: MESSAGES.removed,
      description: MESSAGES.removedText(name),
      action: { label: MESSAGES.undo, onPress: () => setKept(former) },
    });
  };
  return { isKept, toggle: isKept ? remove : keep };
}
