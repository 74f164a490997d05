import { type FirstPhotos, FirstPhotosContext } from "../../photos/first-photos.ts";
import type { NewPieceValues } from "../../product-editor/form-state/product-form-values.ts";
import { ProductEditor } from "../../product-editor/product-editor.tsx";
import type { Product } from "#contract/catalogue/products.ts";

type PieceEditorProps = {
  editing: number | "new";
  first: NewPieceValues;
  photos: FirstPhotos;
  onClose: () => void;
  onCreated: (piece: Product) => void;
};

/** The editor, with the photos that were chosen before it opened. */
export default function PieceEditor({ photos, ...editor }: PieceEditorProps) {
  return (
    <FirstPhotosContext value={photos}>
      <ProductEditor {...editor} />
    </FirstPhotosContext>
  );
}
