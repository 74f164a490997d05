import { Skeleton } from "#web/ui/skeleton.tsx";
import "./list-skeletons.css";

export function CardSkeletons() {
  return (
    <ul className="wrap card-row" aria-hidden="true">
      {range(3).map((index) => (
        <li key={index}>
          <Skeleton className="skeleton-picture" />
          <Skeleton className="skeleton-line long" />
          <Skeleton className="skeleton-line" />
        </li>
      ))}
    </ul>
  );
}

export function TileSkeletons() {
  return (
    <ul className="tile-grid" aria-hidden="true">
      {range(12).map((index) => (
        <li key={index} className="tile">
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

const range = (count: number) => Array.from({ length: count }, (_, index) => index);
