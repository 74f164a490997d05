/**
 * Copies a text that is still being fetched: awaiting it first would lose the user activation that
 * clipboard access needs.
 * @returns whether it was copied; there is no clipboard without HTTPS or localhost
 */
export async function copyText(text: Promise<string>): Promise<boolean> {
  try {
    const item = new ClipboardItem({
      "text/plain": text.then((plain) => new Blob([plain], { type: "text/plain" })),
    });
    await navigator.clipboard.write([item]);
    return true;
  } catch {
    // Reports a failed fetch as such, not as a clipboard error.
    await text;
    return false;
  }
}
