import { useQueries, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { Product } from "#contract/catalogue/products.ts";

/** Finds pieces by id: the collection's own, those just picked, and others by requests of their own. */
export function usePiecesById(collectionId: number | null, ids: number[]) {
  const [picked, setPicked] = useState<Product[]>([]);
  const own = useQuery<Product[]>({
    queryKey: [`/api/blog-posts/${collectionId}/products`],
    enabled: collectionId !== null,
  });
  const known = [...picked, ...(own.data ?? [])];
  const isLoading = collectionId !== null && own.isPending;
  const missing = isLoading ? [] : ids.filter((id) => !known.some((piece) => piece.id === id));
  const others = useQueries({
    queries: missing.map((id) => ({ queryKey: [`/api/products/${id}`] })),
    combine: (results) => ({
      pieces: results.flatMap(({ data }) => (data ? [data as Product] : [])),
      loading: missing.filter((_, index) => results[index]?.isPending),
    }),
  });
  return {
    find: (id: number) => [...known, ...others.pieces].find((piece) => piece.id === id),
    loading: isLoading ? ids : others.loading,
    add: (piece: Product) => setPicked((before) => [...before, piece]),
  };
}
