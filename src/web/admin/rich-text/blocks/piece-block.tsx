import { useQuery } from "@tanstack/react-query";
import type { NodeViewProps } from "@tiptap/react";
import { withMetal } from "#contract/catalogue/describe-metal.ts";
import type { Product } from "#contract/catalogue/products.ts";
import { fillPieces } from "#web/catalog/text-pieces/fill-pieces.ts";
import { HtmlBlock } from "./html-block.tsx";
import { type PieceAttributes, toPieceLink } from "./piece-attributes.ts";
import { toLink } from "./to-link.ts";

/** A piece in the text as visitors see it now. */
export function PieceBlock({ node, selected }: NodeViewProps) {
  const { productId, name } = node.attrs as PieceAttributes;
  const { data: piece, isPending } = useQuery<Product>({
    queryKey: [`/api/products/${productId}`],
  });
  const link = toLink(toPieceLink(productId), name);
  const shown = piece?.isActive ? [withMetal(piece)] : [];
  const html = fillPieces(link, shown, isPending ? [Number(productId)] : []);
  return <HtmlBlock html={html} isSelected={selected} name={name} />;
}
