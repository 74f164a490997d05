import { useEffect, useRef } from "react";
import type { HeroSection } from "#contract/catalogue/hero-sections.ts";

type Props = { theirs: HeroSection; onSaveMine: () => void; onUseTheirs: () => void };

/** What someone else saved of the section while the form was open. */
export function SectionConflict({ theirs, onSaveMine, onUseTheirs }: Props) {
  const box = useRef<HTMLElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <section
      aria-label="Changed by someone else"
      className="settings-conflict"
      ref={box}
      tabIndex={-1}
    >
      <p>
        <b>Someone else changed this while you were typing.</b> Nothing of yours is lost.
      </p>
      <p>{`Saved now: ${theirs.title}`}</p>
      <div className="desk-buttons">
        <button className="btn small" onClick={onSaveMine} type="button">
          Save mine
        </button>
        <button className="btn small quiet" onClick={onUseTheirs} type="button">
          Use theirs
        </button>
      </div>
    </section>
  );
}
