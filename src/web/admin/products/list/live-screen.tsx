import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Link } from "react-router";
import type { Category } from "#contract/catalogue/categories.ts";
import { describeMetal } from "#contract/catalogue/describe-metal.ts";
import { formatPrice } from "#contract/decimals.ts";
import type { Product } from "#contract/catalogue/products.ts";
import { Picture } from "#web/catalog/pictures/picture.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { DeskIcon, type DeskIconName } from "../../desk-icon.tsx";
import { useDesk } from "../../layout/use-desk.ts";
import { SidePanel } from "../../side-panel/side-panel.tsx";
import { useSharePiece } from "../../pieces/use-share-piece.ts";
import "./live-screen.css";

const ADD_DESCRIPTIONS = "Add photo descriptions";

type LiveScreenProps = {
  /** As it was created. */
  created: Product;
  onAddAnother: () => void;
  onHide: () => void;
  onEdit: () => void;
  onClose: () => void;
};

/** What became of a new piece, what to do next, and what it still lacks. */
export default function LiveScreen({
  created,
  onAddAnother,
  onHide,
  onEdit,
  onClose,
}: LiveScreenProps) {
  const { isOpen } = useDesk();
  // It may have been edited from here.
  const { data: piece = created } = useQuery<Product>({
    queryKey: [`/api/products/${created.id}`],
    refetchOnMount: "always",
  });
  const share = useSharePiece();
  const categories = useQuery<Category[]>({ queryKey: ["/api/categories"] });
  const category = categories.data?.find(({ id }) => id === piece.categoryId)?.name;
  const facts = [describeMetal(piece), formatPrice(piece.price), category && `in ${category}`];
  const [cover] = piece.media;
  return (
    <SidePanel
      className={cover ? "live-screen live-screen-photo" : "live-screen"}
      focus="panel"
      isScreen
      onClose={onClose}
      title={isOpen ? `${piece.name} is live` : `${piece.name} is ready`}
    >
      {cover && (
        <Picture isDecorative picture={cover} ratio={1} sizes="(min-width: 1000px) 50vw, 100vw" />
      )}
      <div className="stack-wide live-screen-next">
        <p className="muted">
          {facts.filter(Boolean).join(", ")}.{" "}
          {isOpen ? "Visitors can see it now." : "Visitors will see it when you open your shop."}
        </p>
        <div className="desk-buttons">
          <button className="btn" onClick={onAddAnother} type="button">
            <Icon name="plus" />
            Add another
          </button>
          <Link className="btn quiet" to={`/products/${piece.id}`}>
            <DeskIcon name="eye" />
            View
          </Link>
          <button className="btn quiet" onClick={() => void share(piece)} type="button">
            <Icon name="share" />
            Share
          </button>
          {!isOpen && (
            <Link className="btn quiet" to="/admin/setup">
              Back to setup
            </Link>
          )}
        </div>
        <Missing category={category} onEdit={onEdit} piece={piece} />
        <p className="muted">
          Not ready yet?{" "}
          <button className="link" onClick={onHide} type="button">
            Hide it
          </button>
        </p>
      </div>
    </SidePanel>
  );
}

type MissingProps = { piece: Product; category: string | undefined; onEdit: () => void };

function Missing({ piece, category, onEdit }: MissingProps) {
  const undescribed = piece.media.filter(({ alt }) => alt === "").length;
  const edit = (label: string) => (
    <button className="link" onClick={onEdit} type="button">
      {label}
    </button>
  );
  return (
    <ul className="live-screen-missing">
      {piece.media.length === 0 && (
        <Row action={edit("Add photos")} icon="camera" title="No photos yet">
          Visitors see its name in place of a photo.
        </Row>
      )}
      {undescribed > 0 && (
        <Row action={edit(ADD_DESCRIPTIONS)} icon="edit" title={ADD_DESCRIPTIONS}>
          {describeMissing(undescribed)}
        </Row>
      )}
      {!piece.description && (
        <Row action={edit("Add a description")} icon="edit" title="No description yet">
          A few sentences answer the first questions.
        </Row>
      )}
      <Row
        action={
          <Link className="link" to="/admin/collections">
            Add to a collection
          </Link>
        }
        icon="check"
        title={describePlace(category)}
      >
        Not in a collection yet.
      </Row>
    </ul>
  );
}

type RowProps = { icon: DeskIconName; title: string; action: ReactNode; children: ReactNode };

function Row({ icon, title, action, children }: RowProps) {
  return (
    <li>
      <DeskIcon name={icon} />
      <div>
        <b>{title}</b>
        <p className="muted">{children}</p>
      </div>
      {action}
    </li>
  );
}

const describeMissing = (count: number) =>
  `${count === 1 ? "One photo has" : `${count} photos have`} none. Descriptions help people who can’t see the photos, and search engines.`;

const describePlace = (category: string | undefined) =>
  category ? `Shown first in ${category}` : "Shown first among your pieces";
