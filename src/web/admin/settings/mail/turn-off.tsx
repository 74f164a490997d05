import { useRef } from "react";
import { Dialog, openDialog } from "#web/ui/dialog.tsx";
import { useToast } from "#web/ui/toaster.tsx";
import { callApi } from "../../api-client/call-api.ts";
import { useAction } from "../../use-action.ts";
import { useErrorToast } from "../../use-error-toast.ts";

type TurnOffProps<Settings> = {
  /** The call whose DELETE removes the settings. */
  path: string;
  words: {
    turnOff: string;
    turnOffQuestion: string;
    turnOffText: string;
    turnedOff: string;
    turnOffFailed: string;
  };
  onDone: (none: Settings) => unknown;
};

/** Removes settings after a question: their password is gone then. */
export function TurnOff<Settings>({ path, words, onDone }: TurnOffProps<Settings>) {
  const { toast } = useToast();
  const showError = useErrorToast();
  const dialog = useRef<HTMLDialogElement>(null);
  const turnOff = useAction({
    mutationFn: () => callApi<Settings>("DELETE", path),
    onSuccess: async (none) => {
      dialog.current?.close();
      toast({ title: words.turnedOff });
      await onDone(none);
    },
    onError: (error) => showError(words.turnOffFailed, error),
  });
  return (
    <section className="mail-off">
      <button className="btn small quiet" onClick={() => openDialog(dialog)} type="button">
        {words.turnOff}
      </button>
      <Dialog className="desk-dialog" id="mail-off" ref={dialog} title={words.turnOffQuestion}>
        <p>{words.turnOffText}</p>
        <div className="desk-buttons">
          <button
            className="btn"
            disabled={turnOff.isPending}
            onClick={() => turnOff.mutate()}
            type="button"
          >
            {words.turnOff}
          </button>
          <button className="btn quiet" onClick={() => dialog.current?.close()} type="button">
            Cancel
          </button>
        </div>
      </Dialog>
    </section>
  );
}
