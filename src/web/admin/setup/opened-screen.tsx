import { Link } from "react-router";
import { ShareButton } from "#web/ui/share-button.tsx";
import { CopyButton } from "../settings/copy-button.tsx";
import type { Route } from "./+types/opened-screen.ts";
import { loadOpened } from "./load-setup.server.ts";
import { StepFrame } from "./step-frame.tsx";
import { useShopOpening } from "./use-shop-opening.ts";
import "./publish.css";

export const loader = ({ context }: Route.LoaderArgs) => loadOpened(context);

export const meta = () => [{ title: "Your shop is open" }];

/** The address of the open shop to share, and closing it again. */
export default function OpenedScreen({ loaderData }: Route.ComponentProps) {
  const { name, subscribers, url } = loaderData;
  const { close } = useShopOpening();
  return (
    <StepFrame
      lede="Visitors see your pages now. It can take search engines a few days to show them."
      number={null}
      title="Your shop is open"
    >
      <div className="setup-address">
        <span>{url}</span>
        <CopyButton label="Copy" name="the address" text={url} />
      </div>
      <div className="setup-next">
        <Link className="btn" to="/admin?edit=new">
          Add another piece
        </Link>
        <a className="btn quiet" href="/">
          View
        </a>
        <ShareButton className="btn quiet" title={name} url={url}>
          Share
        </ShareButton>
      </div>
      {subscribers > 0 && (
        <p className="setup-list">
          {subscribers === 1
            ? "1 person left an email address. "
            : `${subscribers} people left an email address. `}
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
