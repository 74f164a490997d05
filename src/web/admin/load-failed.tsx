import { MESSAGES } from "./messages.ts";

/** Says why something could not be loaded, with a button to try again. */
export function LoadFailed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  return (
    <div className="empty" role="alert">
      <h2>{MESSAGES.loadFailed.title}</h2>
      <p className="err">{error.message}</p>
      <button className="btn quiet" type="button" onClick={onRetry}>
        {MESSAGES.loadFailed.tryAgain}
      </button>
    </div>
  );
}
