/**
 * Focuses a field that was just opened, which is where one goes on, with its label and help in view; one that was
 * filled in before is left alone. As the ref of its control.
 */
export function showField(control: HTMLInputElement | null): void {
  if (control?.value !== "") return;
  control.focus({ preventScroll: true });
  control.closest(".field")?.scrollIntoView({ block: "nearest" });
}
