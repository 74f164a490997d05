import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { type Inquiry, MAX_REPLY_LENGTH } from "#contract/sales/inquiries.ts";
import { Dialog, openDialog } from "#web/ui/dialog.tsx";
import { Field } from "#web/ui/field.tsx";
import { useToast } from "#web/ui/toaster.tsx";
import { callApi } from "../../api-client/call-api.ts";
import { TextArea } from "../../forms/controls.tsx";
import { useAction } from "../../use-action.ts";
import { useErrorToast } from "../../use-error-toast.ts";
import { showInquiry } from "../../inquiries/use-change-inquiry.ts";

type Props = {
  inquiryId: number;
  /** Each time it is raised, the dialog opens. */
  timesAsked: number;
};

/** Writes a note to oneself into the conversation. Closing it keeps what was typed. */
export function NoteDialog({ inquiryId, timesAsked }: Props) {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (timesAsked > 0) openDialog(ref);
  }, [timesAsked]);
  const client = useQueryClient();
  const { toast } = useToast();
  const showError = useErrorToast();
  const [text, setText] = useState("");
  const save = useAction({
    mutationFn: (note: string) =>
      callApi<Inquiry>("POST", `/api/inquiries/${inquiryId}/notes`, { text: note }),
    onSuccess: (inquiry, note) => {
      setText((typed) => (typed === note ? "" : typed));
      ref.current?.close();
      toast({ title: "Note saved" });
      showInquiry(client, inquiry);
    },
    onError: (error) => showError("Couldn’t save the note", error),
  });
  return (
    <Dialog className="desk-dialog" id="note" ref={ref} title="Note to yourself">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (text.trim() !== "") save.mutate(text);
        }}
      >
        <Field help="Only you see this." label="Note">
          <TextArea
            maxLength={MAX_REPLY_LENGTH}
            onChange={({ target }) => setText(target.value)}
            required
            rows={4}
            value={text}
          />
        </Field>
        <div className="desk-dialog-buttons">
          <button className="btn" disabled={save.isPending} type="submit">
            Save note
          </button>
        </div>
      </form>
    </Dialog>
  );
}
