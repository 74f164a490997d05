import type { FieldPath, FieldValues, UseFormReturn } from "react-hook-form";
import { fieldIssues } from "../api-client/field-issues.ts";

/** Shows the field errors of a failed API call beside the fields of the form and focuses a field. */
export function setFieldErrors<Values extends FieldValues>(
  { setError, getValues }: Pick<UseFormReturn<Values>, "setError" | "getValues">,
  error: Error,
): void {
  for (const [path, message] of Object.entries(fieldIssues(error))) {
    const [field = ""] = path.split(".");
    if (field in getValues()) {
      setError(
        path as FieldPath<Values>,
        { type: "server", ...(message && { message }) },
        {
          shouldFocus: true,
        },
      );
    }
  }
}
