import { useRef } from "react";
import { Dialog, openDialog } from "#web/ui/dialog.tsx";
import { callApi } from "../../api-client/call-api.ts";
import { endDrafts } from "../../draft-store.ts";
import { useAction } from "../../use-action.ts";
import { useErrorToast } from "../../use-error-toast.ts";

const SIGN_OUT_EVERYWHERE = "Sign out everywhere";

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
    onError: (error) => showError("Couldn’t sign out everywhere", error),
  });
  return (
    <section aria-labelledby="lost-phone" className="people-lost">
      <h2 id="lost-phone">Lost a phone?</h2>
      <p>Sign out of every device, including this one. You can sign back in with your password.</p>
      <div>
        <button className="btn small quiet" onClick={() => openDialog(dialog)} type="button">
          {SIGN_OUT_EVERYWHERE}
        </button>
      </div>
      <Dialog
        className="desk-dialog"
        id="lost-phone-question"
        ref={dialog}
        title="Sign out everywhere?"
      >
        <p>You’ll sign in again on this device, too.</p>
        <div className="desk-dialog-buttons">
          <button
            className="btn"
            disabled={end.isPending}
            onClick={() => end.mutate()}
            type="button"
          >
            {SIGN_OUT_EVERYWHERE}
          </button>
          <button className="btn quiet" onClick={() => dialog.current?.close()} type="button">
            Cancel
          </button>
        </div>
      </Dialog>
    </section>
  );
}
