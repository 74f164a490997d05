/** Stands in place of what could not be read, says why, and offers to try again. */
export function LoadFailed({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
  return (
    <div className="empty" role="alert">
      <h2>This did not arrive</h2>
      <p className="err">{error?.message}</p>
      <button className="btn quiet" type="button" onClick={onRetry}>
        Try again
      </button>
    </div>
  );
}
