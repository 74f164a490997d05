import type { RefObject } from "react";
import { openDialog } from "#web/ui/dialog.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { MESSAGES } from "./messages.ts";

/** Opens the letter that announces the story, over the story. */
export function SendAsLetter({ dialog }: { dialog: RefObject<HTMLDialogElement | null> }) {
  return (
    <button className="btn small quiet" onClick={() => openDialog(dialog)} type="button">
      <Icon name="mail" />
      {MESSAGES.sendAsLetter}
    </button>
  );
}
