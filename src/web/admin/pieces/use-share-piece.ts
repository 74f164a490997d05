import { useShare } from "#web/ui/use-share.ts";

/** Returns a function that shares the address of a piece, or copies it. */
export function useSharePiece() {
  const share = useShare();
  return ({ id, name }: { id: number; name: string }): Promise<void> =>
    share({ title: name, url: `${window.location.origin}/products/${id}` });
}
