import { Link } from "react-router";
import { ShareButton } from "#web/ui/share-button.tsx";
import { CopyButton } from "../settings/copy-button.tsx";
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
  const { name, subscribers, url } = loaderData;
  const { close } = useShopOpening();
  return (
    <StepFrame lede={MESSAGES.opened.lede} number={null} title={MESSAGES.opened.title}>
      <div className="setup-address">
        <span>{url}</span>
        <CopyButton label={MESSAGES.opened.copy} name={MESSAGES.opened.address} text={url} />
      </div>
      <div className="setup-next">
        <Link className="btn" to="/admin?edit=new">
          {MESSAGES.opened.addPiece}
        </Link>
        <a className="btn quiet" href="/">
          {MESSAGES.opened.view}
        </a>
        <ShareButton className="btn quiet" title={name} url={url}>
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
