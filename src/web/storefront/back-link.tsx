import { Icon } from "#web/ui/icon.tsx";
import { PageLink } from "#web/ui/page-link.tsx";
import "./back-link.css";

/** A link back, at the top of a detail page. */
export function BackLink({ to, children }: { to: string; children: string }) {
  return (
    <PageLink className="back-link" prefetch="intent" to={to}>
      <Icon name="chevron-left" />
      {children}
    </PageLink>
  );
}
