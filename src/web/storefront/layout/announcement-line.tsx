import type { Site } from "#web/content/site.ts";
import "./announcement-line.css";

/** The line at the top of every page, while there is one. */
export function AnnouncementLine({ site: { announcement } }: { site: Site }) {
  if (!announcement) return null;
  const { text, link } = announcement;
  return (
    <aside aria-label="Notice" className="announcement">
      {link === "" ? text : <a href={link}>{text}</a>}
    </aside>
  );
}
