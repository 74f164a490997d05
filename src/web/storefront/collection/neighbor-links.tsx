import { PageLink } from "#web/ui/page-link.tsx";
import "./neighbor-links.css";

export type Neighbor = { slug: string; title: string };

/** To the collection before (newer) and after (older) this one. */
export function NeighborLinks({
  previous,
  next,
}: {
  previous: Neighbor | null;
  next: Neighbor | null;
}) {
  if (!previous && !next) return null;
  return (
    <nav className="wrap neighbours" aria-label="More collections">
      {previous && <NeighborLink neighbour={previous} label="Previous" rel="prev" />}
      {next && <NeighborLink neighbour={next} label="Next" rel="next" />}
    </nav>
  );
}

type LinkProps = { neighbour: Neighbor; label: string; rel: "prev" | "next" };

function NeighborLink({ neighbour: { slug, title }, label, rel }: LinkProps) {
  return (
    <PageLink className={rel} rel={rel} to={`/collections/${slug}`} prefetch="intent">
      <small>{label}</small> <span>{title}</span>
    </PageLink>
  );
}
