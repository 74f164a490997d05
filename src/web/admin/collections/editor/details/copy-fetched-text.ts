import { copyText } from "#web/ui/copy-text.ts";

/**
 * Copies a text that is still being fetched: awaiting it first would lose the user activation that
 * clipboard access needs.
 * @returns whether it was copied
 */
export async function copyFetchedText(text: Promise<string>): Promise<boolean> {
  try {
    if (window.isSecureContext) {
      const plain = text.then((plain) => new Blob([plain], { type: "text/plain" }));
      await navigator.clipboard.write([new ClipboardItem({ "text/plain": plain })]);
    } else await copyText(await text);
    return true;
  } catch {
    // Reports a failed fetch as such, not as a clipboard error.
    await text;
    return false;
  }
}
