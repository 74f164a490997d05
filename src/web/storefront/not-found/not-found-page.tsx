import type { ReactNode } from "react";
import { PageLink } from "#web/ui/page-link.tsx";
import "./not-found-page.css";

type Props = { title: string; back: { to: string; label: string }; children: ReactNode };

/** A whole page for what is not there, with the way back. */
export function NotFoundPage({ title, back, children }: Props) {
  return (
    <main id="main" className="wrap nothing-here">
      <h1>{title}</h1>
      <p>{children}</p>
      <PageLink className="go" to={back.to}>
        <span>{back.label}</span>
      </PageLink>
    </main>
  );
}
