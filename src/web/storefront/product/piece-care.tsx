import type { CareNote } from "#contract/catalogue/piece-care.ts";
import { MESSAGES } from "./messages.ts";
import "./piece-care.css";

/** How each metal and stone of a piece is cared for. */
export const PieceCare = ({ notes }: { notes: CareNote[] }) =>
  notes.length > 0 && (
    <details className="piece-care fold">
      <summary>{MESSAGES.care}</summary>
      {notes.map(({ title, sections }) => (
        <section key={title}>
          <h2>{title}</h2>
          <dl>
            {sections.map(({ term, text }) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </details>
  );
