import { FORM_ID } from "./read-filter-form.ts";

/** Whether any filter or sort control differs from what the server rendered. Ignores the search field, which is submitted. */
export function isFormDirty(): boolean {
  const form = document.querySelector<HTMLFormElement>(`#${FORM_ID}`);
  return [...(form?.elements ?? [])].some((control) => {
    if (control instanceof HTMLSelectElement) {
      return [...control.options].some((each) => each.selected !== each.defaultSelected);
    }
    return control instanceof HTMLInputElement && control.checked !== control.defaultChecked;
  });
}
