/** Says why something could not be loaded, with a button to try again. */
export function LoadFailed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  return (
    <div className="empty" role="alert">
      <h2>This didn’t load</h2>
      <p className="err">{error.message}</p>
      <button className="btn quiet" type="button" onClick={onRetry}>
        Try again
      </button>
    </div>
  );
}
