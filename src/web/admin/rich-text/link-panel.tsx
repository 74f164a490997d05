import type { Editor } from "@tiptap/core";
import { useId, useState } from "react";
import { AddressField } from "./address-field.tsx";
import { completeLink, isLinkTarget } from "#contract/link-target.ts";
import { MESSAGES } from "./messages.ts";
import { ToolbarPanel } from "./toolbar-panel.tsx";

const words = MESSAGES.link;

/** Links the selected text. Without a selection the URL itself is inserted. */
export function LinkPanel({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const id = useId();
  const current: unknown = editor.getAttributes("link")["href"];
  const [typed, setTyped] = useState(typeof current === "string" ? current : "");
  const [error, setError] = useState<string>();
  const apply = () => {
    const href = completeLink(typed);
    if (!isLinkTarget(href)) {
      setError(words.invalid);
      return;
    }
    const { empty } = editor.state.selection;
    if (empty && !editor.isActive("link")) {
      const text = typed.trim();
      const marks = [{ type: "link", attrs: { href } }];
      editor.chain().focus().insertContent({ type: "text", text, marks }).run();
    } else {
      editor.chain().focus().extendMarkRange("link").setLink({ href }).run();
    }
    onClose();
  };
  const remove = () => {
    editor.chain().focus().extendMarkRange("link").unsetLink().run();
    onClose();
  };
  return (
    <ToolbarPanel label={MESSAGES.buttons.link} onClose={onClose} onEnter={apply}>
      <AddressField
        error={error}
        id={id}
        label={words.label}
        onChange={setTyped}
        placeholder={words.placeholder}
        value={typed}
      />
      <div className="rich-text-tray-buttons">
        <button className="btn small" onClick={apply} type="button">
          {words.set}
        </button>
        {typeof current === "string" && (
          <button className="btn small quiet" onClick={remove} type="button">
            {words.remove}
          </button>
        )}
        <button className="btn small quiet" onClick={onClose} type="button">
          {MESSAGES.close}
        </button>
      </div>
    </ToolbarPanel>
  );
}
