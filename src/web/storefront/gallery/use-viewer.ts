import { type MouseEvent, useState } from "react";
import { flushSync } from "react-dom";
import { trackLoad } from "#web/navigation/pending-loads.ts";
import type { PictureViewer } from "../viewer/picture-viewer.tsx";
import { startViewTransition } from "#web/ui/start-view-transition.ts";

/**
 * Opens the viewer on a press of a picture that links to its file. Its script loads when a press is near: most
 * visitors never open it. Where that fails, the link is followed.
 */
export function useViewer() {
  const [Viewer, setViewer] = useState<typeof PictureViewer | null>(null);
  const show = (next: typeof PictureViewer | null) => {
    const change = () => flushSync(() => setViewer(() => next));
    if (!startViewTransition(change)) change();
  };
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    const { href } = event.currentTarget;
    trackLoad(loadViewer()).then(
      (module) => show(module.PictureViewer),
      () => location.assign(href),
    );
  };
  const close = () => show(null);
  return { Viewer, prepare, open, close };
}

const loadViewer = () => import("../viewer/picture-viewer.tsx");

/** Loads the script ahead of the press. */
const prepare = () => void loadViewer().catch(() => undefined);
