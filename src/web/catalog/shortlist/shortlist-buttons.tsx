import { useToast } from "#web/ui/toaster.tsx";
import { useShortlistParts } from "./load-shortlist-parts.ts";

type Piece = { id: number; name: string };

/* Each reads by itself whether its script has loaded: with all tiles that did, the first touch rendered a list anew. */

export function ShortlistButton(piece: Piece) {
  const parts = useShortlistParts();
  const { toast } = useToast();
  return parts && <parts.ShortlistButton {...piece} toast={toast} />;
}

export function WideShortlistButton(piece: Piece) {
  const parts = useShortlistParts();
  const { toast } = useToast();
  return parts && <parts.WideShortlistButton {...piece} toast={toast} />;
}

export function ShortlistLink() {
  const parts = useShortlistParts();
  return parts && <parts.ShortlistLink />;
}
