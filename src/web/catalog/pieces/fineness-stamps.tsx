import type { Fineness } from "#contract/catalogue/metals/list-fineness.ts";

/** The hallmarks of a piece: octagonal for gold, oval for silver. */
export function FinenessStamps({ fineness }: { fineness: Fineness[] }) {
  return fineness.map(({ mark, metal, name }) => (
    <span key={mark} className={metal === "silver" ? "stamp ag" : "stamp"}>
      <span aria-hidden="true">{mark}</span>
      <span className="sr">{name}</span>
    </span>
  ));
}
