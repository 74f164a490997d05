import "./skeleton.css";

/** Stands where something will be. Say elsewhere, in words, that it is loading. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={className ? `skeleton ${className}` : "skeleton"} />;
}
