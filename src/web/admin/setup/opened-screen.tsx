import { Link } from "react-router";
import { ShareButton } from "#web/ui/share-button.tsx";
import { CopyButton } from "../copy-button.tsx";
import { Picture } from "#web/catalog/pictures/picture.tsx";
import { Icon } from "#web/ui/icon.tsx";
import type { Route } from "./+types/opened-screen.ts";
import { loadOpened } from "./load-setup.server.ts";
import { StepFrame } from "./step-frame.tsx";
import { useShopOpening } from "./use-shop-opening.ts";
import { MESSAGES } from "./messages.ts";
import "./publish.css";

export const loader = ({ context }: Route.LoaderArgs) => loadOpened(context);

export const meta = () => [{ title: MESSAGES.opened.title }];

/** The address of the open shop to share, and closing it again. */
export default function OpenedScreen({ loaderData }: Route.ComponentProps) {
  const { name, subscribers, url, photo } = loaderData;
  const { close } = useShopOpening();
  return (
    <StepFrame lede={MESSAGES.opened.lede} number={null} title={MESSAGES.opened.title}>
      {photo && (
        <Picture
          className="setup-opened-photo"
          isDecorative
          picture={photo}
          priority
          sizes="(min-width: 1000px) 620px, 100vw"
        />
      )}
      <div className="setup-address">
        <span>{url}</span>
        <CopyButton label={MESSAGES.opened.copy} name={MESSAGES.opened.address} text={url} />
      </div>
      <div className="setup-next">
        <Link className="btn" to="/admin?edit=new">
          {MESSAGES.opened.addPiece}
        </Link>
        <a className="btn quiet" href="/">
          <Icon name="eye" />
          {MESSAGES.opened.view}
        </a>
        <ShareButton className="btn quiet" title={name} url={url}>
          <Icon name="share" />
          {MESSAGES.opened.share}
        </ShareButton>
      </div>
      {subscribers > 0 && (
        <p className="setup-list">
          {MESSAGES.opened.subscribers(subscribers)}{" "}
          <Link className="link" to="/admin/subscribers">
            {MESSAGES.opened.seeSubscribers}
          </Link>
        </p>
      )}
      <p className="setup-close">
        {MESSAGES.opened.changedMind}{" "}
        <button disabled={close.isPending} onClick={() => close.mutate()} type="button">
          {MESSAGES.opened.close}
        </button>
        {MESSAGES.opened.closeEffect}
      </p>
    </StepFrame>
  );
}
