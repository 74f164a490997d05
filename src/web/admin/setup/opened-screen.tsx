import { Link } from "react-router";
import { countOf } from "#contract/count-of.ts";
import { ShareButton } from "#web/ui/share-button.tsx";
import { Picture } from "#web/catalog/pictures/picture.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { DeskIcon } from "../desk-icon.tsx";
import { CopyButton } from "../copy-button.tsx";
import type { Route } from "./+types/opened-screen.ts";
import { loadOpened } from "./load-setup.server.ts";
import { StepFrame } from "./step-frame.tsx";
import { useShopOpening } from "./use-shop-opening.ts";
import "./publish.css";

const TITLE = "Your shop is open";

export const loader = ({ context }: Route.LoaderArgs) => loadOpened(context);

export const meta = () => [{ title: TITLE }];

/** The address of the open shop to share, and closing it again. */
export default function OpenedScreen({ loaderData }: Route.ComponentProps) {
  const { name, subscribers, url, photo } = loaderData;
  const { close } = useShopOpening();
  return (
    <StepFrame
      lede="Visitors see your pages now. It can take search engines a few days to show them."
      number={null}
      title={TITLE}
    >
      {photo && (
        <Picture
          className="setup-opened-photo"
          isDecorative
          picture={photo}
          priority
          sizes="(min-width: 1000px) 620px, 100vw"
        />
      )}
      <div className="row setup-address">
        <span>{url}</span>
        <CopyButton label="Copy" name="the address" text={url} />
      </div>
      <div className="cluster setup-next">
        <Link className="btn" to="/admin?edit=new">
          Add another piece
        </Link>
        <a className="btn quiet" href="/">
          <DeskIcon name="eye" />
          View
        </a>
        <ShareButton className="btn quiet" title={name} url={url}>
          <Icon name="share" />
          Share
        </ShareButton>
      </div>
      {subscribers > 0 && (
        <p className="setup-list">
          {countOf(subscribers, "person left an email address.", "people left an email address.")}{" "}
          <Link className="link" to="/admin/subscribers">
            See your subscribers
          </Link>
        </p>
      )}
      <p className="setup-close">
        Changed your mind?{" "}
        <button disabled={close.isPending} onClick={() => close.mutate()} type="button">
          Close the shop
        </button>
        . Visitors will see “Opening soon” again. Nothing is deleted.
      </p>
    </StepFrame>
  );
}
