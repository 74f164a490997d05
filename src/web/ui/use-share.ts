import { shareUrl } from "./share-url.ts";
import { useToast } from "./toaster.tsx";

/** Opens the system's share sheet; without one, copies the URL and shows a toast. */
export function useShare(): (what: { title: string; url: string }) => Promise<void> {
  const { toast } = useToast();
  return async (what) => {
    const outcome = await shareUrl(what);
    if (outcome === "copied") {
      toast({ title: "Link copied", description: "Paste it where you would like to share it." });
    }
    if (outcome === "failed") {
      toast({
        variant: "destructive",
        title: "Couldn’t copy the link",
        description: what.url,
      });
    }
  };
}
