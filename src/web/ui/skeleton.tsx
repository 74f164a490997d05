import "./skeleton.css";

/** A placeholder for loading content, hidden from assistive technology: announce the loading elsewhere. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={className ? `skeleton ${className}` : "skeleton"} />;
}
