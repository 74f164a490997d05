import { useEffect, useRef } from "react";
import type { HeroSection } from "#contract/catalogue/hero-sections.ts";
import { MESSAGES } from "../form/messages.ts";

type Props = { theirs: HeroSection; onSaveMine: () => void; onUseTheirs: () => void };

/** What someone else saved of the section while the form was open. */
export function SectionConflict({ theirs, onSaveMine, onUseTheirs }: Props) {
  const box = useRef<HTMLElement>(null);
  useEffect(() => box.current?.focus(), []);
  const { label, title, text, theirs: describe, saveMine, takeTheirs } = MESSAGES.conflict;
  return (
    <section aria-label={label} className="settings-conflict" ref={box} tabIndex={-1}>
      <p>
        <b>{title}</b> {text}
      </p>
      <p>{describe(theirs.title)}</p>
      <div className="desk-buttons">
        <button className="btn small" onClick={onSaveMine} type="button">
          {saveMine}
        </button>
        <button className="btn small quiet" onClick={onUseTheirs} type="button">
          {takeTheirs}
        </button>
      </div>
    </section>
  );
}
