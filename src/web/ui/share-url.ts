import { copyText } from "./copy-text.ts";
import type { ToastOptions } from "./toast-store.ts";

type Shared = { title: string; url: string };

/** The parts of Navigator that this uses. */
export type Sharer = {
  share?: (data: Shared) => Promise<void>;
  canShare?: (data: Shared) => boolean;
};

/** Shares a page, and says so where it is not seen. */
export async function sharePage(
  what: Shared,
  toast: (options: ToastOptions) => void,
): Promise<void> {
  const outcome = await shareUrl(what);
  if (outcome === "copied") {
    toast({ title: "Link copied", description: "Paste it wherever you want to share it." });
  } else if (outcome === "failed") {
    toast({ variant: "destructive", title: "Couldn’t copy the link", description: what.url });
  }
}

/**
 * Opens the system's share sheet, else copies the URL.
 * @returns "shared" also when the visitor dismissed the sheet
 */
export async function shareUrl(
  what: Shared,
  sharer: Sharer = navigator,
  copy = copyText,
): Promise<"shared" | "copied" | "failed"> {
  if (sharer.share && sharer.canShare?.(what) !== false) {
    try {
      await sharer.share(what);
      return "shared";
    } catch (error) {
      if (error instanceof DOMException && error.name === "AbortError") return "shared";
    }
  }
  try {
    await copy(what.url);
    return "copied";
  } catch {
    return "failed";
  }
}
