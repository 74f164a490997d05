import type { Editor } from "@tiptap/core";
import { useId, useState } from "react";
import { Field } from "#web/ui/field.tsx";
import { AddressField } from "./address-field.tsx";
import { type FilmAttributes, readFilm } from "./blocks/film-attributes.ts";
import { MESSAGES } from "./blocks/messages.ts";
import { completeLink } from "#contract/link-target.ts";
import { ToolbarPanel } from "./toolbar-panel.tsx";

const words = MESSAGES.film;

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
      setError(words.invalid);
      return;
    }
    const attrs = { page: film.page, title: title.trim() || words.untitled(film.host) };
    const chain = editor.chain().focus();
    if (isSelected) chain.updateAttributes("film", attrs).run();
    else chain.insertContent([{ type: "film", attrs }, { type: "paragraph" }]).run();
    onClose();
  };
  return (
    <ToolbarPanel label={words.panel} onClose={onClose} onEnter={apply}>
      <AddressField
        error={error}
        id={id}
        label={words.address}
        onChange={(typed) => setFilm({ page: typed, title })}
        placeholder={words.placeholder}
        value={page}
      />
      <Field help={words.titleHelp} id={`${id}-title`} label={words.title}>
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
          {isSelected ? words.save : words.insert}
        </button>
        <button className="btn small quiet" onClick={onClose} type="button">
          {words.close}
        </button>
      </div>
    </ToolbarPanel>
  );
}
