import { ENTER_YOUR_EMAIL } from "#contract/email-address.ts";
import "./waiting-form.css";

const PROBLEMS: ReadonlyMap<string, string> = new Map([
  ["invalid", ENTER_YOUR_EMAIL],
  ["busy", "This form is very busy right now. Please try again in an hour."],
]);

/** "Tell me if it becomes available" of a reserved or sold piece: a plain form, without scripts. @param outcome of the form before */
export function WaitingForm({ pieceId, outcome }: { pieceId: number; outcome: string | null }) {
  const problem = PROBLEMS.get(outcome ?? "");
  if (outcome === "asked") {
    return (
      <output className="waiting" id="waiting">
        <b>Check your inbox.</b> Press Confirm in the email from us, and I’ll tell you if this piece
        becomes available.
      </output>
    );
  }
  return (
    <details className="waiting" id="waiting" open={problem !== undefined}>
      <summary>Tell me if it becomes available</summary>
      <form action="/waiting-list" method="post">
        <input name="productId" type="hidden" value={pieceId} />
        {/* A honeypot for bots; people neither see nor reach it. */}
        <div aria-hidden className="sr">
          <label htmlFor="waiting-topic">Leave this empty</label>
          <input autoComplete="off" id="waiting-topic" name="topic" tabIndex={-1} type="text" />
        </div>
        <label htmlFor="waiting-email">Your email</label>
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
            Tell me
          </button>
        </div>
        {problem && (
          <p className="err" id="waiting-error">
            {problem}
          </p>
        )}
        <p id="waiting-help">I’ll send you one email when it is, then delete your address.</p>
      </form>
    </details>
  );
}
