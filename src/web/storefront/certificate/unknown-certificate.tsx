import "../mail-link-page.css";

/** For a code that belongs to no certificate. */
export function UnknownCertificate() {
  return (
    <main className="wrap mail-link-page" id="main">
      <h1>No such certificate</h1>
      <p>
        We can’t confirm this code. Check that you have the whole address, or scan the code on the
        certificate again. If it still doesn’t work, ask us about the piece.
      </p>
    </main>
  );
}
