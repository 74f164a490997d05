import { Link } from "react-router";
import "./brand.css";

type Props = { name: string; trademark: boolean; to: string };

/** The name of the business, with its trademark sign if it has one; "Your shop" until it has a name. */
export function Brand({ name, trademark, to }: Props) {
  return (
    <Link className="desk-brand" to={to}>
      {name || "Your shop"}
      {name && trademark && <sup>™</sup>}
    </Link>
  );
}
