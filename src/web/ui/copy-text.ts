/** Copies a text, also where the page has no clipboard since it is not on https. @throws when it cannot be copied */
export async function copyText(text: string): Promise<void> {
  // Undefined outside of secure contexts, whatever its type says.
  const clipboard = navigator.clipboard as Clipboard | undefined;
  if (clipboard) await clipboard.writeText(text);
  else if (!copySelected(text)) throw new Error("The browser lets nothing be copied.");
}

function copySelected(text: string): boolean {
  const area = document.createElement("textarea");
  area.value = text;
  area.readOnly = true;
  area.style.position = "fixed";
  area.style.opacity = "0";
  const focused = document.activeElement;
  // In an open dialog nothing outside of it can be focused.
  (focused?.closest("dialog") ?? document.body).append(area);
  area.select();
  const isCopied = document.execCommand("copy");
  area.remove();
  if (focused instanceof HTMLElement) focused.focus();
  return isCopied;
}
