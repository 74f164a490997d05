/* oxlint-disable no-redundant-roles, no-interactive-element-to-noninteractive-role, no-noninteractive-tabindex, control-has-associated-label --
   On a phone rows are grids, and Safari takes the roles from a table whose display changes. A region that
   scrolls sideways must take the focus of a keyboard; the corner of the table is empty. */
import { formatPrice } from "#contract/decimals.ts";
import { AvailabilityDot } from "#web/catalog/pieces/availability-dot.tsx";
import { formatWeight } from "#contract/catalogue/format-weight.ts";
import { noBreakUnits } from "#web/catalog/text/no-break-units.ts";
import { Picture } from "#web/catalog/pictures/picture.tsx";
import { useHydrated } from "#web/ui/use-hydrated.ts";
import type { ComparedPiece } from "./compared-piece.ts";
import { comparedPhotoSizes, FITTING } from "./compared-photo-sizes.ts";
import "./compare-table.css";

const TABLE_LABEL = "Pieces side by side";

type Props = {
  pieces: ComparedPiece[];
  /** The ids of the pieces that this browser keeps. */
  kept: readonly number[];
  onRemoved: () => void;
};

/** Pieces side by side. Roles are stated, since on a phone rows are grids. */
export function CompareTable({ pieces, kept, onRemoved }: Props) {
  const isWide = pieces.length > FITTING;
  const table = (
    <table
      aria-label={TABLE_LABEL}
      className={isWide ? "compare wide" : "compare"}
      role="table"
      style={{ "--pieces": pieces.length }}
    >
      <thead role="rowgroup">
        <tr role="row">
          <td role="cell" />
          {pieces.map((piece) => (
            <Head
              count={pieces.length}
              isKept={kept.includes(piece.id)}
              key={piece.id}
              onRemoved={onRemoved}
              piece={piece}
            />
          ))}
        </tr>
      </thead>
      <Facts pieces={pieces} />
    </table>
  );
  if (!isWide) return table;
  return (
    <section aria-label={TABLE_LABEL} className="compare-scroll" tabIndex={0}>
      {table}
    </section>
  );
}

type HeadProps = {
  piece: ComparedPiece;
  /** How many pieces are compared. */
  count: number;
  isKept: boolean;
  onRemoved: () => void;
};

function Head({ piece, count, isKept, onRemoved }: HeadProps) {
  const { id, name, picture } = piece;
  const to = `/products/${id}`;
  return (
    <th role="columnheader" scope="col">
      <a aria-hidden="true" className="compare-shot" tabIndex={-1} href={to}>
        {picture && (
          <Picture isDecorative picture={picture} sizes={comparedPhotoSizes(picture, count)} />
        )}
      </a>
      <span className="compare-name">
        <a href={to}>{name}</a>
        <KeepToggle isKept={isKept} onRemoved={onRemoved} piece={piece} />
      </span>
    </th>
  );
}

/** The page script keeps and removes the piece of a button that is pressed. */
function KeepToggle({ piece: { id, name }, isKept, onRemoved }: Omit<HeadProps, "count">) {
  if (!useHydrated()) return null;
  return (
    <button
      aria-pressed={isKept}
      className="link compare-keep"
      data-keep={id}
      data-name={name}
      // Its column will be gone.
      onClick={isKept ? onRemoved : undefined}
      type="button"
    >
      {isKept ? "Remove" : "Keep"}
      <span className="sr"> {name}</span>
    </button>
  );
}

type Fact = { label: string; of: (piece: ComparedPiece) => string | null };

const FACTS: Fact[] = [
  { label: "Metal", of: ({ metal }) => metal },
  { label: "Stones", of: ({ stones }) => stones },
  { label: "Ring size", of: ({ ringSize }) => ringSize },
  { label: "Weight", of: ({ weight }) => weight && formatWeight(weight) },
  { label: "Dimensions", of: ({ dimensions }) => dimensions },
];

/** A fact that none of them states has no row. */
function Facts({ pieces }: Pick<Props, "pieces">) {
  return (
    <tbody role="rowgroup">
      <tr className="strong" role="row">
        <RowHead label="Price" />
        {pieces.map(({ id, price }) => (
          <td key={id} role="cell">
            {formatPrice(price)}
          </td>
        ))}
      </tr>
      <tr role="row">
        <RowHead label="Availability" />
        {pieces.map((piece) => (
          <td key={piece.id} role="cell">
            <AvailabilityDot label={piece.state} />
          </td>
        ))}
      </tr>
      {FACTS.filter(({ of }) => pieces.some(of)).map(({ label, of }) => (
        <tr key={label} role="row">
          <RowHead label={label} />
          {pieces.map((piece) => (
            <td key={piece.id} role="cell">
              <Value value={of(piece)} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}

const RowHead = ({ label }: { label: string }) => (
  <th role="rowheader" scope="row">
    <span>{label}</span>
  </th>
);

function Value({ value }: { value: string | null }) {
  if (value) return noBreakUnits(value.charAt(0).toUpperCase() + value.slice(1));
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="sr">Not given</span>
    </>
  );
}
