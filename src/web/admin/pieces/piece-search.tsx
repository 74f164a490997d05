import { useQuery } from "@tanstack/react-query";
import { useDeferredValue, useState } from "react";
import { formatPrice } from "#contract/decimals.ts";
import type { Product } from "#contract/catalogue/products.ts";
import { AvailabilityDot } from "#web/catalog/pieces/availability-dot.tsx";
import { describeAvailability } from "#web/catalog/pieces/describe-availability.ts";
import { Field } from "#web/ui/field.tsx";
import { Input } from "../forms/controls.tsx";
import { PieceThumbnail } from "./piece-thumbnail.tsx";
import { useActWhenCurrent } from "../use-act-when-current.ts";
import "./piece-search.css";

type Props = {
  /** Ids of the pieces that were already picked. */
  taken: number[];
  onPick: (piece: Product) => void;
  label?: string;
  /** Whether the latest pieces are offered as a tray while nothing is typed. */
  showsLatest?: boolean;
};

const SHOWN = 6;

/** What cannot be had stands behind what can. */
const isGone = ({ availability }: Product): boolean => availability === "sold";

/** A search field with matching pieces to pick from. */
export function PieceSearch(props: Props) {
  const { taken, onPick, label = "Add a piece", showsLatest = false } = props;
  const [typed, setTyped] = useState("");
  const term = useDeferredValue(typed.trim());
  const path = `/api/products?limit=${SHOWN + taken.length}&search=${encodeURIComponent(term)}`;
  const isAsked = term !== "" || showsLatest;
  const found = useQuery<Product[]>({ queryKey: [path], enabled: isAsked });
  const pieces = (found.data ?? [])
    .filter((piece) => !taken.includes(piece.id))
    .toSorted((one, other) => Number(isGone(one)) - Number(isGone(other)))
    .slice(0, SHOWN);
  const pick = (piece: Product) => {
    setTyped("");
    onPick(piece);
  };
  const isCurrent = typed.trim() === term && found.isSuccess;
  const enter = useActWhenCurrent<"pick">(isCurrent, () => {
    if (pieces[0]) pick(pieces[0]);
  });
  return (
    <div className="piece-search">
      <Field label={label} help="Type part of its name, SKU, or material.">
        <Input
          type="search"
          value={typed}
          onChange={(event) => {
            enter.forget();
            setTyped(event.target.value);
          }}
          onKeyDown={(event) => {
            if (event.key !== "Enter") return;
            // Enter picks the first match and does not submit the form.
            event.preventDefault();
            enter.ask("pick");
          }}
        />
      </Field>
      <output className="sr">{term !== "" && found.data && `${pieces.length} found`}</output>
      {isAsked && (
        <ul className={term === "" ? "piece-search-tray" : undefined}>
          {pieces.map((piece) => (
            <li key={piece.id}>
              <button type="button" onClick={() => pick(piece)}>
                <PieceThumbnail picture={piece.media[0] ?? null} />
                <span>
                  {piece.name}
                  {!(piece.isActive && piece.availability === "available") && (
                    <small>
                      <AvailabilityDot label={describeAvailability(piece)} />
                    </small>
                  )}
                </span>
                <span className="muted small piece-search-sku">{piece.sku}</span>
                <b>{formatPrice(piece.price)}</b>
              </button>
            </li>
          ))}
          {term !== "" && found.data && pieces.length === 0 && (
            <li className="muted">No pieces with that name.</li>
          )}
          {found.error && <li className="err">{found.error.message}</li>}
        </ul>
      )}
    </div>
  );
}
