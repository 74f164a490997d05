import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Link } from "react-router";
import type { Category } from "#contract/catalogue/categories.ts";
import { describeMetal } from "#contract/catalogue/describe-metal.ts";
import { formatPrice } from "#contract/decimals.ts";
import type { Product } from "#contract/catalogue/products.ts";
import { Picture } from "#web/catalog/pictures/picture.tsx";
import { Icon, type IconName } from "#web/ui/icon.tsx";
import { useDesk } from "../../layout/use-desk.ts";
import { SidePanel } from "../../side-panel/side-panel.tsx";
import { useSharePiece } from "../../pieces/use-share-piece.ts";
import { MESSAGES } from "./messages.ts";
import "./live-screen.css";

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
      title={isOpen ? MESSAGES.live(piece.name) : MESSAGES.ready(piece.name)}
    >
      {cover && (
        <Picture isDecorative picture={cover} ratio={1} sizes="(min-width: 1000px) 50vw, 100vw" />
      )}
      <div className="live-screen-next">
        <p className="muted">
          {facts.filter(Boolean).join(", ")}. {isOpen ? MESSAGES.visible : MESSAGES.visibleOnceOpen}
        </p>
        <div className="desk-buttons">
          <button className="btn" onClick={onAddAnother} type="button">
            <Icon name="plus" />
            {MESSAGES.addAnother}
          </button>
          <Link className="btn quiet" to={`/products/${piece.id}`}>
            <Icon name="eye" />
            {MESSAGES.view}
          </Link>
          <button className="btn quiet" onClick={() => void share(piece)} type="button">
            <Icon name="share" />
            {MESSAGES.share}
          </button>
          {!isOpen && (
            <Link className="btn quiet" to="/admin/setup">
              {MESSAGES.backToSetup}
            </Link>
          )}
        </div>
        <Missing category={category} onEdit={onEdit} piece={piece} />
        <p className="muted">
          {MESSAGES.notReady}{" "}
          <button className="link" onClick={onHide} type="button">
            {MESSAGES.hideIt}
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
        <Row action={edit(MESSAGES.addPhotos)} icon="camera" title={MESSAGES.noPhotos}>
          {MESSAGES.noPhotosText}
        </Row>
      )}
      {undescribed > 0 && (
        <Row action={edit(MESSAGES.addDescriptions)} icon="edit" title={MESSAGES.addDescriptions}>
          {MESSAGES.descriptionsText(undescribed)}
        </Row>
      )}
      {!piece.description && (
        <Row action={edit(MESSAGES.addDescription)} icon="edit" title={MESSAGES.noDescription}>
          {MESSAGES.noDescriptionText}
        </Row>
      )}
      <Row
        action={
          <Link className="link" to="/admin/collections">
            {MESSAGES.addToCollection}
          </Link>
        }
        icon="check"
        title={MESSAGES.firstIn(category)}
      >
        {MESSAGES.noCollection}
      </Row>
    </ul>
  );
}

type RowProps = { icon: IconName; title: string; action: ReactNode; children: ReactNode };

function Row({ icon, title, action, children }: RowProps) {
  return (
    <li>
      <Icon name={icon} />
      <div>
        <b>{title}</b>
        <p className="muted">{children}</p>
      </div>
      {action}
    </li>
  );
}
