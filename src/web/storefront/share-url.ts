type Shared = { title: string; url: string };

/** The part of the browser that shares. */
export type Sharer = {
  share?: (data: Shared) => Promise<void>;
  canShare?: (data: Shared) => boolean;
  clipboard?: { writeText: (text: string) => Promise<void> };
};

/**
 * Shares by the system's sheet, else copies the address.
 * @returns "shared" also when the visitor closed the sheet again
 */
export async function shareUrl(
  what: Shared,
  sharer: Sharer = navigator,
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
    if (!sharer.clipboard) return "failed";
    await sharer.clipboard.writeText(what.url);
    return "copied";
  } catch (error) {
    if (error instanceof DOMException) return "failed";
    throw error;
  }
}
