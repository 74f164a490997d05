/** The words of the preview of a page, and of the choice of its device. */
export const MESSAGES = {
  frame: "Preview of the page",
  devices: "Preview as on a",
  Phone: "Phone",
  Computer: "Computer",
} as const;
