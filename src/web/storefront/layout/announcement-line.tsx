import { PageLink } from "#web/ui/page-link.tsx";
import { useLayoutData } from "./use-layout-data.ts";
import { MESSAGES } from "./messages.ts";
import "./announcement-line.css";

/** The line at the top of every page, while there is one. */
export function AnnouncementLine() {
  const { announcement } = useLayoutData();
  if (!announcement) return null;
  const { text, link } = announcement;
  return (
    <aside aria-label={MESSAGES.notice} className="announcement">
      {link.startsWith("/") && <PageLink to={link}>{text}</PageLink>}
      {link.startsWith("https:") && <a href={link}>{text}</a>}
      {link === "" && text}
    </aside>
  );
}
