import type { ReactNode } from "react";
import { PageLink } from "#web/ui/page-link.tsx";
import "./not-found-page.css";

type Props = { title: string; back: { to: string; label: string }; children: ReactNode };

/** The 404 page for a missing piece, collection or preview, with a link back. */
export function NotFoundPage({ title, back, children }: Props) {
  return (
    <main id="main" className="wrap not-found">
      <h1>{title}</h1>
      <p>{children}</p>
      <PageLink className="go" to={back.to}>
        <span>{back.label}</span>
      </PageLink>
    </main>
  );
}
