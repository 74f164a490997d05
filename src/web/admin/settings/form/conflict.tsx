import { type ReactNode, useEffect, useRef } from "react";

type Props = {
  /** What is saved now. */
  children: ReactNode;
  onSaveMine: () => void;
  onUseTheirs: () => void;
};

/** What someone else saved while a form was open, and the choice between that and what is typed. */
export function Conflict({ children, onSaveMine, onUseTheirs }: Props) {
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
      {children}
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
