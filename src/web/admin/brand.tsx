import { Link } from "react-router";
import "./brand.css";

/** The name of the business with its trademark sign. */
export function Brand({ name, to }: { name: string; to: string }) {
  return (
    <Link className="desk-brand" to={to}>
      {name}
      <sup>™</sup>
    </Link>
  );
}
