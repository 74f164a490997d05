import type { BulkPreview } from "#contract/catalogue/bulk-product-action.ts";
import { PieceThumbnail } from "../../pieces/piece-thumbnail.tsx";
import type { BulkPreviewState } from "./use-bulk-preview.ts";

type BulkPreviewListProps = {
  preview: BulkPreviewState;
  /** The pieces that are left out. */
  left: ReadonlySet<number>;
  onToggle: (id: number, isIn: boolean) => void;
};

/** Each piece now and as it would be, with a box to leave it out. */
export function BulkPreviewList({ preview, left, onToggle }: BulkPreviewListProps) {
  const { data, isCurrent, error } = preview;
  if (error) return <p className="err">{error.message}</p>;
  if (!data) return <p className="muted small">Each piece is shown here before it changes.</p>;
  return (
    <table aria-busy={!isCurrent} className="bulk-preview">
      <thead>
        <tr>
          <th scope="col">
            <span className="sr">Change</span>
          </th>
          <th scope="col">
            <span className="sr">Photo</span>
          </th>
          <th scope="col">Piece</th>
          <th scope="col">Now</th>
          <th scope="col">New</th>
        </tr>
      </thead>
      <tbody>
        {data.map((piece) => (
          <PreviewRow
            isIn={piece.to !== null && !left.has(piece.productId)}
            key={piece.productId}
            onToggle={(isIn) => onToggle(piece.productId, isIn)}
            piece={piece}
          />
        ))}
      </tbody>
    </table>
  );
}

type PreviewRowProps = { piece: BulkPreview; isIn: boolean; onToggle: (isIn: boolean) => void };

function PreviewRow({ piece, isIn, onToggle }: PreviewRowProps) {
  const { name, picture, from, to, problem } = piece;
  return (
    <tr data-left={isIn ? undefined : ""}>
      <td>
        <label className="pick-target">
          <input
            aria-label={`Change ${name}`}
            checked={isIn}
            disabled={to === null}
            onChange={({ target }) => onToggle(target.checked)}
            type="checkbox"
          />
        </label>
      </td>
      <td>
        <PieceThumbnail picture={picture} />
      </td>
      <td className="bulk-name">
        {name}
        {problem && <small>{problem}</small>}
      </td>
      <td>{from}</td>
      <td>{isIn ? <b>{to}</b> : "No change"}</td>
    </tr>
  );
}
