import { PageLink } from "#web/ui/page-link.tsx";
import { prefetchLinkInView } from "#web/ui/prefetch/prefetch-in-view.ts";
import { MESSAGES } from "./messages.ts";
import "./neighbor-links.css";

export type Neighbor = { slug: string; title: string };

/** Links to the previous (newer) and the next (older) collection. */
export function NeighborLinks({
  previous,
  next,
}: {
  previous: Neighbor | null;
  next: Neighbor | null;
}) {
  if (!previous && !next) return null;
  return (
    <nav className="wrap neighbor-links" aria-label={MESSAGES.more}>
      {previous && <NeighborLink neighbor={previous} label={MESSAGES.previous} rel="prev" />}
      {next && <NeighborLink neighbor={next} label={MESSAGES.next} rel="next" />}
    </nav>
  );
}

type LinkProps = { neighbor: Neighbor; label: string; rel: "prev" | "next" };

function NeighborLink({ neighbor: { slug, title }, label, rel }: LinkProps) {
  return (
    <PageLink
      className={rel}
      prefetch="intent"
      ref={prefetchLinkInView}
      rel={rel}
      to={`/collections/${slug}`}
    >
      <small>{label}</small> <span>{title}</span>
    </PageLink>
  );
}
