import { type RefObject, useState } from "react";

/**
 * Removes photos from a form's list; the last removal can be undone.
 * @param latest the current list
 */
export function useRemovePhoto(
  latest: RefObject<string[]>,
  value: string[],
  change: (images: string[]) => void,
) {
  const [removed, setRemoved] = useState<{ url: string; place: number } | null>(null);
  const remove = (url: string) => {
    setRemoved({ url, place: latest.current.indexOf(url) });
    change(latest.current.filter((each) => each !== url));
  };
  const undoRemove = () => {
    if (removed) change(latest.current.toSpliced(removed.place, 0, removed.url));
    setRemoved(null);
  };
  return { remove, undoRemove: removed && !value.includes(removed.url) ? undoRemove : null };
}
