import { useEffect, useRef } from "react";
import { openDialog } from "#web/ui/dialog.tsx";

/** A dialog that is rendered only while it is open. @returns its ref */
export function useOpenedDialog() {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => openDialog(ref), []);
  return ref;
}
