/**
 * Puts a text on the clipboard that is still on its way: a browser may forget that a button was pressed
 * before the text is there.
 * @returns whether it is there; a page that is not on https or on this machine has no clipboard
 */
export async function copyText(text: Promise<string>): Promise<boolean> {
  try {
    const item = new ClipboardItem({
      "text/plain": text.then((plain) => new Blob([plain], { type: "text/plain" })),
    });
    await navigator.clipboard.write([item]);
    return true;
  } catch {
    // Where the text itself did not come, that is what failed.
    await text;
    return false;
  }
}
