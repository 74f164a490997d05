/** Focuses a field that was just opened; one that was filled in before is left alone. As the ref of its control. */
export function showField(control: HTMLInputElement | null): void {
  if (control?.value === "") focusField(control);
}

/** Focuses a control, with its label, help and error in view. */
export function focusField(control: HTMLElement): void {
  control.focus({ preventScroll: true });
  control.closest(".field")?.scrollIntoView({ block: "nearest" });
}
