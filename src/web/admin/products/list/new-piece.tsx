import { useQueryClient } from "@tanstack/react-query";
import { lazy, useRef, useState } from "react";
import type { Product } from "#contract/catalogue/products.ts";
import { callApi } from "../../api-client/call-api.ts";
import { refetch } from "../../api-client/refetch.ts";
import { PHOTO_TYPES } from "../../photos/upload-file.ts";
import type { NewPieceValues } from "../../product-editor/form-state/product-form-values.ts";
import { useAction } from "../../use-action.ts";
import { useErrorToast } from "../../use-error-toast.ts";

const LiveScreen = lazy(() => import("./live-screen.tsx"));

/** The steps of a new piece: on phones photos first, then the form, then what became of it. */
export function useNewPiece(open: (which: number | "new") => void) {
  const picker = useRef<HTMLInputElement>(null);
  const [photos, setPhotos] = useState<File[]>([]);
  const [live, setLive] = useState<Product | null>(null);
  const client = useQueryClient();
  const showError = useErrorToast();
  const hide = useAction({
    mutationFn: (id: number) => callApi("PUT", `/api/products/${id}`, { isActive: false }),
    onSuccess: () => setLive(null),
    onError: (error) => showError("Failed to update product", error),
    onSettled: () => refetch(client, "/api/inventory", "/api/products", "/api/admin/stats"),
  });
  const [first, setFirst] = useState<NewPieceValues>({});
  const startWith = (values: NewPieceValues) => {
    setPhotos([]);
    setLive(null);
    setFirst(values);
    open("new");
    if (window.matchMedia("(max-width: 767px)").matches) picker.current?.click();
  };
  return {
    start: () => startWith({}),
    first,
    photos: { files: photos, onTaken: () => setPhotos([]) },
    created: (piece: Product) => setLive(piece.isActive ? piece : null),
    picker: (
      <input
        accept={PHOTO_TYPES}
        aria-label="Photos of the new piece"
        hidden
        multiple
        onChange={({ target }) => {
          setPhotos([...(target.files ?? [])]);
          target.value = "";
        }}
        ref={picker}
        type="file"
      />
    ),
    notice: live && (
      <LiveScreen
        onAddAnother={() => startWith(likeLast(live))}
        onClose={() => setLive(null)}
        onEdit={() => open(live.id)}
        onHide={() => hide.mutate(live.id)}
        created={live}
      />
    ),
  };
}

/** The next piece is often of the same category. Its metal is not copied: nobody might see that it is another one. */
const likeLast = ({ categoryId }: Product): NewPieceValues => ({
  categoryId: String(categoryId ?? ""),
});
