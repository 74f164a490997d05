import { useNavigate } from "react-router";
import type { Collection } from "#contract/catalogue/collections.ts";
import type { ToastAction } from "#web/ui/toast-store.ts";
import { useShare } from "#web/ui/use-share.ts";
import { MESSAGES } from "./messages.ts";

/** What the toast offers for a saved collection. A draft has no public page to share. */
export function useCollectionActions(): (collection: Collection) => ToastAction[] {
  const navigate = useNavigate();
  const share = useShare();
  return ({ id, slug, title, isPublished }) => {
    const path = `/collections/${slug}`;
    const url = new URL(path, location.origin).href;
    return [
      { label: MESSAGES.open, onPress: () => void navigate(`/admin/collections?edit=${id}`) },
      { label: MESSAGES.view, onPress: () => void window.open(path, "_blank", "noopener") },
      ...(isPublished
        ? [{ label: MESSAGES.share, onPress: () => void share({ title, url }) }]
        : []),
    ];
  };
}
