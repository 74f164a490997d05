import type { RefObject } from "react";
import { openDialog } from "#web/ui/dialog.tsx";
import { Icon } from "#web/ui/icon.tsx";

/** Opens the letter that announces the story, over the story. */
export function SendAsLetter({ dialog }: { dialog: RefObject<HTMLDialogElement | null> }) {
  return (
    <button className="btn small quiet" onClick={() => openDialog(dialog)} type="button">
      <Icon name="mail" />
      Send as letter
    </button>
  );
}
