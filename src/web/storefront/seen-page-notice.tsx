/** Above a page that is shown from memory. */
export function SeenPageNotice() {
  return (
    <output className="wrap seen-page-notice">
      We can’t reach the shop. This is the page as you last saw it.
    </output>
  );
}
