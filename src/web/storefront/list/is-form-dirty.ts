import { FORM_ID } from "./read-filter-form.ts";

/** Whether any choice of the list is another than the page came with. Words are sent when they are written. */
export function isFormDirty(): boolean {
  const form = document.querySelector<HTMLFormElement>(`#${FORM_ID}`);
  return [...(form?.elements ?? [])].some((control) => {
    if (control instanceof HTMLSelectElement) {
      return [...control.options].some((each) => each.selected !== each.defaultSelected);
    }
    return control instanceof HTMLInputElement && control.checked !== control.defaultChecked;
  });
}
