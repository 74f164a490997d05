import { MESSAGES } from "./messages.ts";
import "./waiting-form.css";

const PROBLEMS: ReadonlyMap<string, string> = new Map(Object.entries(MESSAGES.problems));

/** "Tell me if it becomes available" of a reserved or sold piece: a plain form, without scripts. @param outcome of the form before */
export function WaitingForm({ pieceId, outcome }: { pieceId: number; outcome: string | null }) {
  const problem = PROBLEMS.get(outcome ?? "");
  if (outcome === "asked") {
    return (
      <output className="waiting" id="waiting">
        <b>{MESSAGES.asked}</b> {MESSAGES.askedText}
      </output>
    );
  }
  return (
    <details className="waiting" id="waiting" open={problem !== undefined}>
      <summary>{MESSAGES.title}</summary>
      <form action="/waiting-list" method="post">
        <input name="productId" type="hidden" value={pieceId} />
        {/* A honeypot for bots; people neither see nor reach it. */}
        <div aria-hidden className="sr">
          <label htmlFor="waiting-topic">{MESSAGES.honeypot}</label>
          <input autoComplete="off" id="waiting-topic" name="topic" tabIndex={-1} type="text" />
        </div>
        <label htmlFor="waiting-email">{MESSAGES.email}</label>
        <div className="waiting-line">
          <input
            aria-describedby={problem ? "waiting-error waiting-help" : "waiting-help"}
            aria-invalid={problem !== undefined}
            autoComplete="email"
            id="waiting-email"
            maxLength={255}
            name="email"
            required
            type="email"
          />
          <button className="btn quiet" type="submit">
            {MESSAGES.submit}
          </button>
        </div>
        {problem && (
          <p className="err" id="waiting-error">
            {problem}
          </p>
        )}
        <p id="waiting-help">{MESSAGES.help}</p>
      </form>
    </details>
  );
}
