import type { ReactNode } from "react";
import { useToast } from "#web/ui/toaster.tsx";
import { shareUrl } from "./share-url.ts";

type Props = { title: string; url: string; className: string; children: ReactNode };

/** Opens the system's share sheet; without one, copies the URL and shows a toast. */
export function ShareButton({ title, url, className, children }: Props) {
  const { toast } = useToast();
  const share = async () => {
    const outcome = await shareUrl({ title, url });
    if (outcome === "copied") {
      toast({ title: "Link copied", description: "Paste it where you would like to share it." });
    }
    if (outcome === "failed") {
      toast({ variant: "destructive", title: "The link could not be copied", description: url });
    }
  };
  return (
    <button type="button" className={className} onClick={() => void share()}>
      {children}
    </button>
  );
}
