import { listFineness } from "./list-fineness.ts";

/** The marks struck into the metal: gold is eight-sided, silver is oval. */
export function FinenessStamps({ materials }: { materials: string | null }) {
  return listFineness(materials).map(({ mark, metal, name }) => (
    <span key={mark} className={metal === "silver" ? "stamp ag" : "stamp"}>
      <span aria-hidden="true">{mark}</span>
      <span className="sr">{name}</span>
    </span>
  ));
}
