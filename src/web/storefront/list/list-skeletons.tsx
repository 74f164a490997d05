import { Skeleton } from "#web/ui/skeleton.tsx";
import "./list-skeletons.css";

/** Cards to come. */
export function CardSkeletons() {
  return (
    <ul className="wrap card-row" aria-hidden="true">
      {places(3).map((place) => (
        <li key={place}>
          <Skeleton className="skeleton-picture" />
          <Skeleton className="skeleton-line long" />
          <Skeleton className="skeleton-line" />
        </li>
      ))}
    </ul>
  );
}

/** Cells of the tray to come. */
export function TileSkeletons() {
  return (
    <ul className="tray" aria-hidden="true">
      {places(12).map((place) => (
        <li key={place} className="tile">
          <Skeleton className="skeleton-picture" />
          <div className="tile-caption">
            <Skeleton className="skeleton-line long" />
            <Skeleton className="skeleton-line" />
          </div>
        </li>
      ))}
    </ul>
  );
}

const places = (count: number) => Array.from({ length: count }, (_, place) => place);
