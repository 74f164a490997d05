import { type RefObject, useDeferredValue } from "react";
import { Dialog } from "#web/ui/dialog.tsx";
import { About, type AboutProps } from "./about.tsx";
import { Contact } from "./contact.tsx";
import { StateChoice } from "./state-choice.tsx";

type Props = AboutProps & { ref: RefObject<HTMLDialogElement | null> };

/** Piece, state and customer, where there is no room for them beside the conversation. */
export function AboutDialog({ ref, ...shown }: Props) {
  const { inquiry } = shown;
  // Closed at first, so that it follows once the conversation is on the screen.
  const isRendered = useDeferredValue(true, false);
  return (
    <Dialog className="desk-dialog about-dialog" id="inquiry-about" ref={ref} title={inquiry.name}>
      {isRendered && (
        <>
          <p className="talk-contact">
            <Contact inquiry={inquiry} />
          </p>
          <StateChoice id="inquiry-state-small" inquiry={inquiry} />
          <About {...shown} />
        </>
      )}
    </Dialog>
  );
}
