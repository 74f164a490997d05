import type { Editor } from "@tiptap/core";
import type { EditorView } from "@tiptap/pm/view";
import { useState } from "react";
import { useToast } from "#web/ui/toaster.tsx";
import { uploadFile } from "../photos/upload-file.ts";
import { MESSAGES } from "./messages.ts";

/** Uploads pasted or chosen pictures and inserts each at the cursor. */
export function usePastedPhotos() {
  const { toast } = useToast();
  const [sending, setSending] = useState(0);

  const send = async (view: EditorView, file: File) => {
    setSending((count) => count + 1);
    try {
      const { url, alt } = await uploadFile({
        file,
        onProgress: () => undefined,
        signal: new AbortController().signal,
      });
      const figure = view.state.schema.nodes["figure"]?.create({ src: url, alt });
      if (figure && !view.isDestroyed) view.dispatch(view.state.tr.replaceSelectionWith(figure));
    } catch (error) {
      toast({
        title: MESSAGES.photo.failed,
        description: error instanceof Error ? error.message : "",
        variant: "destructive",
      });
    } finally {
      setSending((count) => count - 1);
    }
  };

  const take = (view: EditorView, files: FileList | File[] | null | undefined): boolean => {
    const pictures = [...(files ?? [])].filter(({ type }) => type.startsWith("image/"));
    for (const picture of pictures) void send(view, picture);
    return pictures.length > 0;
  };
  return {
    isSending: sending > 0,
    take,
    add: (editor: Editor, files: FileList | null) => void take(editor.view, files),
  };
}
