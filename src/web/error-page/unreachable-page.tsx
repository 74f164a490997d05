import { Unreachable } from "#web/navigation/unreachable.tsx";
import "./error-page.css";

/** The main part of a page that got no response. */
export function UnreachablePage({ href }: { href?: string }) {
  return (
    <main className="wrap error-page" id="main">
      <Unreachable href={href} />
    </main>
  );
}
