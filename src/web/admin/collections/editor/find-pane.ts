import type { Pane } from "./editor-panes.tsx";

const isWritten = (field: string) => ["title", "description", "content"].includes(field);

/**
 * The pane to show so that the first of these fields can be seen and focused.
 * @param isWide whether Write is shown in any case
 */
export function findPane(fields: string[], isWide: boolean): Pane {
  const isInWrite = isWide ? fields.every(isWritten) : fields.some(isWritten);
  return isInWrite ? "write" : "details";
}
