import type { Editor } from "@tiptap/core";
import { useId, useState } from "react";
import { AddressField } from "./address-field.tsx";
import { completeLink, isLinkTarget } from "#contract/link-target.ts";
import { ToolbarPanel } from "./toolbar-panel.tsx";

/** Links the selected text. Without a selection the URL itself is inserted. */
export function LinkPanel({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const id = useId();
  const current: unknown = editor.getAttributes("link")["href"];
  const [typed, setTyped] = useState(typeof current === "string" ? current : "");
  const [error, setError] = useState<string>();
  const apply = () => {
    const href = completeLink(typed);
    if (!isLinkTarget(href)) {
      setError(
        "Enter a web address, such as https://example.com or /collections/…, an email address, or a phone number.",
      );
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
    <ToolbarPanel label="Link" onClose={onClose} onEnter={apply}>
      <AddressField
        error={error}
        id={id}
        label="Link to"
        onChange={setTyped}
        placeholder="https://… or /collections/…"
        value={typed}
      />
      <div className="rich-text-tray-buttons">
        <button className="btn small" onClick={apply} type="button">
          Set link
        </button>
        {typeof current === "string" && (
          <button className="btn small quiet" onClick={remove} type="button">
            Remove link
          </button>
        )}
        <button className="btn small quiet" onClick={onClose} type="button">
          Close
        </button>
      </div>
    </ToolbarPanel>
  );
}
