import { type MouseEvent, useState } from "react";
import { trackLoad } from "#web/navigation/pending-loads.ts";
import type { PictureViewer } from "../viewer/picture-viewer.tsx";
import { runViewTransition } from "./run-view-transition.ts";

/**
 * Opens the viewer on a press of a picture that links to its file. Its script loads when a press is near: most
 * visitors never open it. Where that fails, the link is followed.
 */
export function useViewer() {
  const [Viewer, setViewer] = useState<typeof PictureViewer | null>(null);
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    const { href } = event.currentTarget;
    trackLoad(loadViewer()).then(
      (module) => runViewTransition(() => setViewer(() => module.PictureViewer)),
      () => location.assign(href),
    );
  };
  const close = () => runViewTransition(() => setViewer(null));
  return { Viewer, prepare, open, close };
}

const loadViewer = () => import("../viewer/picture-viewer.tsx");

/** Loads the script ahead of the press. */
const prepare = () => void loadViewer().catch(() => undefined);
