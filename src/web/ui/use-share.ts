import { shareUrl } from "./share-url.ts";
import { useToast } from "./toaster.tsx";
import { MESSAGES } from "./messages.ts";

/** Opens the system's share sheet; without one, copies the URL and shows a toast. */
export function useShare(): (what: { title: string; url: string }) => Promise<void> {
  const { toast } = useToast();
  return async (what) => {
    const outcome = await shareUrl(what);
    if (outcome === "copied") {
      toast({ title: MESSAGES.share.copied, description: MESSAGES.share.copiedText });
    }
    if (outcome === "failed") {
      toast({
        variant: "destructive",
        title: MESSAGES.share.failed,
        description: what.url,
      });
    }
  };
}
