/** The ARIA attributes that link a control to the help and error of its Field. */
export function fieldAriaProps(id: string, error: unknown, hasHelp = false) {
  const described = [hasHelp && `${id}-help`, error && `${id}-error`].filter(Boolean).join(" ");
  return {
    "aria-invalid": error ? true : undefined,
    "aria-describedby": described || undefined,
  };
}
