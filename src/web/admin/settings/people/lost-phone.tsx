import { useRef } from "react";
import { Dialog, openDialog } from "#web/ui/dialog.tsx";
import { callApi } from "../../api-client/call-api.ts";
import { endDrafts } from "../../draft-store.ts";
import { useAction } from "../../use-action.ts";
import { useErrorToast } from "../../use-error-toast.ts";
import { PEOPLE_WORDS } from "./messages.ts";

const words = PEOPLE_WORDS.lostPhone;

/** Ends all of one's own sessions, after a question. */
export function LostPhone() {
  const dialog = useRef<HTMLDialogElement>(null);
  const showError = useErrorToast();
  const end = useAction({
    mutationFn: () => callApi<{ message: string }>("DELETE", "/api/account/sessions"),
    // This session ends with the sign-out, which leads to the sign-in page.
    onSuccess: () => {
      endDrafts();
      window.location.assign("/api/logout");
    },
    onError: (error) => showError(words.failed, error),
  });
  return (
    <section aria-labelledby="lost-phone" className="people-lost">
      <h2 id="lost-phone">{words.heading}</h2>
      <p>{words.text}</p>
      <div>
        <button className="btn small quiet" onClick={() => openDialog(dialog)} type="button">
          {words.button}
        </button>
      </div>
      <Dialog className="desk-dialog" id="lost-phone-question" ref={dialog} title={words.question}>
        <p>{words.questionText}</p>
        <div className="desk-dialog-buttons">
          <button
            className="btn"
            disabled={end.isPending}
            onClick={() => end.mutate()}
            type="button"
          >
            {words.button}
          </button>
          <button className="btn quiet" onClick={() => dialog.current?.close()} type="button">
            {PEOPLE_WORDS.sheet.cancel}
          </button>
        </div>
      </Dialog>
    </section>
  );
}
