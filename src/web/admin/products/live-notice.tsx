import type { Product } from "#contract/products.ts";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import type { Category } from "#contract/categories.ts";
import { formatPrice } from "#contract/decimals.ts";
import { Icon } from "#web/ui/icon.tsx";
import { useDesk } from "../layout/use-desk.ts";
import { useSharePiece } from "../use-share-piece.ts";
import "./live-notice.css";

type LiveNoticeProps = {
  piece: Product;
  onAddAnother: () => void;
  onHide: () => void;
  onEdit: () => void;
  onClose: () => void;
};

/** What became of a new piece, and what to do next. */
export function LiveNotice({ piece, onAddAnother, onHide, onEdit, onClose }: LiveNoticeProps) {
  const { isOpen } = useDesk();
  const share = useSharePiece();
  const categories = useQuery<Category[]>({ queryKey: ["/api/categories"] });
  const category = categories.data?.find(({ id }) => id === piece.categoryId)?.name;
  const facts = [formatPrice(piece.price), piece.materials, category && `in ${category}`];
  const undescribed = piece.media.filter(({ alt }) => alt === "").length;
  return (
    <section aria-labelledby="live-notice" className="live-notice">
      <div className="live-notice-head">
        <h2 id="live-notice">{piece.name} is live</h2>
        <button aria-label="Close" className="iconbtn" onClick={onClose} type="button">
          <Icon name="close" />
        </button>
      </div>
      <p>
        {facts.filter(Boolean).join(", ")}.{" "}
        {isOpen ? "Visitors can see it now." : "Visitors will see it when you open your shop."}
      </p>
      <div className="desk-buttons">
        <button className="btn" onClick={onAddAnother} type="button">
          Add another
        </button>
        <Link className="btn quiet" to={`/products/${piece.id}`}>
          View
        </Link>
        <button className="btn quiet" onClick={() => void share(piece)} type="button">
          Share
        </button>
        {!isOpen && (
          <Link className="btn quiet" to="/admin/setup">
            Back to setup
          </Link>
        )}
      </div>
      {undescribed > 0 && (
        <p>
          {undescribed === 1 ? "One photo has" : `${undescribed} photos have`} no description.
          Descriptions help people who can’t see the photos, and search engines.{" "}
          <button className="link" onClick={onEdit} type="button">
            Add photo descriptions
          </button>
        </p>
      )}
      <p>
        Not ready yet?{" "}
        <button className="link" onClick={onHide} type="button">
          Hide it
        </button>
      </p>
    </section>
  );
}
