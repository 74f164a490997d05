import { shareUrl } from "#web/ui/share-url.ts";
import { useToast } from "#web/ui/toaster.tsx";

/** Returns a function that shares the address of a piece, or copies it. */
export function useSharePiece() {
  const { toast } = useToast();
  return async ({ id, name }: { id: number; name: string }): Promise<void> => {
    const url = `${window.location.origin}/products/${id}`;
    const outcome = await shareUrl({ title: name, url });
    if (outcome === "copied") toast({ title: "Link copied", description: url });
    if (outcome !== "failed") return;
    const title = "The link could not be copied";
    toast({ title, description: url, variant: "destructive" });
  };
}
