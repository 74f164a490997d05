import { Icon } from "#web/ui/icon.tsx";
import "./back-link.css";

/** A link back, at the top of a detail page. */
export function BackLink({ href, children }: { href: string; children: string }) {
  return (
    <a className="back-link" href={href}>
      <Icon name="chevron-left" />
      {children}
    </a>
  );
}
