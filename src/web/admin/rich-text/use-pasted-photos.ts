import type { Editor } from "@tiptap/core";
import type { EditorView } from "@tiptap/pm/view";
import { useState } from "react";
import { useToast } from "#web/ui/toaster.tsx";
import { uploadFile } from "../photos/upload-file.ts";
import { useAction } from "../use-action.ts";

/** Uploads pasted or chosen pictures and inserts each at the cursor. */
export function usePastedPhotos() {
  const { toast } = useToast();
  const [sending, setSending] = useState(0);
  const upload = useAction({
    keyOf: ({ file }) => file,
    onMutate: () => setSending((count) => count + 1),
    mutationFn: ({ file }: { view: EditorView; file: File }) =>
      uploadFile({ file, onProgress: () => undefined, signal: new AbortController().signal }),
    onSuccess: ({ url, alt }, { view }) => {
      const figure = view.state.schema.nodes["figure"]?.create({ src: url, alt });
      if (figure && !view.isDestroyed) view.dispatch(view.state.tr.replaceSelectionWith(figure));
    },
    onError: ({ message }) =>
      toast({ title: "Couldn’t add the photo", description: message, variant: "destructive" }),
    onSettled: () => setSending((count) => count - 1),
  });

  const take = (view: EditorView, files: FileList | File[] | null | undefined): boolean => {
    const pictures = [...(files ?? [])].filter(({ type }) => type.startsWith("image/"));
    for (const file of pictures) upload.mutate({ view, file });
    return pictures.length > 0;
  };
  return {
    isSending: sending > 0,
    take,
    add: (editor: Editor, files: FileList | null) => void take(editor.view, files),
  };
}
