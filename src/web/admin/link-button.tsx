import { useSyncExternalStore } from "react";
import { copyText } from "#web/ui/copy-text.ts";
import { shareUrl } from "#web/ui/share-url.ts";
import { useShare } from "#web/ui/use-share.ts";
import { CopyButton } from "./copy-button.tsx";
import { useMediaQuery } from "./use-media-query.ts";

type Link = { title: string; url: string };

type Props = Link & {
  /** What it leads to, for screen readers: "to the private page". */
  name: string;
};

/** Copies a link; on a phone it opens the share sheet. */
export function LinkButton({ name, title, url }: Props) {
  const share = useShare();
  const { label, isShared } = usePassOnLink();
  if (!isShared) return <CopyButton label={label} name={name} text={url} />;
  return (
    <button className="btn small quiet" onClick={() => void share({ title, url })} type="button">
      {label}
      <span className="sr"> {name}</span>
    </button>
  );
}

/** How links are passed on here: a phone has its messages in the share sheet, elsewhere they are copied. */
export function usePassOnLink() {
  const isTouched = useMediaQuery("(pointer: coarse)");
  const canShare = useSyncExternalStore(
    () => () => undefined,
    () => "share" in navigator,
    () => false,
  );
  const isShared = isTouched && canShare;
  const passOn = async (link: Link): Promise<"shared" | "copied" | "failed"> => {
    if (isShared) return shareUrl(link);
    try {
      await copyText(link.url);
      return "copied";
    } catch {
      return "failed";
    }
  };
  return { label: isShared ? "Share link" : "Copy link", isShared, passOn };
}
