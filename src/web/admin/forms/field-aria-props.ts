/** Tells of a control of a Field what helps with it and what is wrong with it. */
export function fieldAriaProps(id: string, error: unknown, hasHelp = false) {
  const described = [hasHelp && `${id}-help`, error && `${id}-error`].filter(Boolean).join(" ");
  return {
    "aria-invalid": error ? true : undefined,
    "aria-describedby": described || undefined,
  };
}
