import type { Editor } from "@tiptap/core";
import { useId, useState } from "react";
import { Field } from "#web/ui/field.tsx";
import { AddressField } from "./address-field.tsx";
import { type FilmAttributes, readFilm } from "./blocks/film-attributes.ts";
import { completeLink } from "#contract/link-target.ts";
import { FILM_EXAMPLES } from "#contract/catalogue/read-video.ts";
import { ToolbarPanel } from "./toolbar-panel.tsx";

/** Inserts a film of YouTube or Vimeo; with a film selected, edits it. */
export function FilmPanel({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const id = useId();
  const isSelected = editor.isActive("film");
  const [{ page, title }, setFilm] = useState<FilmAttributes>(() =>
    isSelected ? (editor.getAttributes("film") as FilmAttributes) : { page: "", title: "" },
  );
  const [error, setError] = useState<string>();
  const apply = () => {
    const film = readFilm(completeLink(page));
    if (!film) {
      setError(FILM_EXAMPLES);
      return;
    }
    const attrs = { page: film.page, title: title.trim() || `Film on ${film.host}` };
    const chain = editor.chain().focus();
    if (isSelected) chain.updateAttributes("film", attrs).run();
    else chain.insertContent([{ type: "film", attrs }, { type: "paragraph" }]).run();
    onClose();
  };
  return (
    <ToolbarPanel label="Film" onClose={onClose} onEnter={apply}>
      <AddressField
        error={error}
        id={id}
        label="YouTube or Vimeo address"
        onChange={(typed) => setFilm({ page: typed, title })}
        placeholder="https://www.youtube.com/watch?v=…"
        value={page}
      />
      <Field help="Visitors read it before they press play." id={`${id}-title`} label="Title">
        <input
          aria-describedby={`${id}-title-help`}
          autoComplete="off"
          id={`${id}-title`}
          maxLength={200}
          onChange={({ target }) => setFilm({ page, title: target.value })}
          value={title}
        />
      </Field>
      <div className="rich-text-tray-buttons">
        <button className="btn small" onClick={apply} type="button">
          {isSelected ? "Save film" : "Insert film"}
        </button>
        <button className="btn small quiet" onClick={onClose} type="button">
          Close
        </button>
      </div>
    </ToolbarPanel>
  );
}
