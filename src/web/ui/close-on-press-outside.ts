/**
 * Closes a dialog by a press outside, in browsers that do not know `closedby`. As there, the press begins and ends
 * outside: a text selected beyond the edge, or a button that moved away under a press, closes nothing.
 */
export function closeOnPressOutside(): void {
  if ("closedBy" in HTMLDialogElement.prototype) return;
  let began: HTMLDialogElement | null = null;
  addEventListener("pointerdown", (event) => {
    began = dialogInside(event);
  });
  addEventListener("click", (event) => {
    if (began && began === dialogInside(event)) began.close();
    began = null;
  });
}

/** The dialog outside of which a press is. */
function dialogInside({ target, clientX, clientY }: MouseEvent): HTMLDialogElement | null {
  if (!(target instanceof HTMLDialogElement && target.matches("[closedby=any]"))) return null;
  const { left, right, top, bottom } = target.getBoundingClientRect();
  const isOutside = clientX < left || clientX > right || clientY < top || clientY > bottom;
  return isOutside ? target : null;
}
