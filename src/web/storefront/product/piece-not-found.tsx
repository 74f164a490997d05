import { NotFoundPage } from "../not-found/not-found-page.tsx";

export function PieceNotFound() {
  return (
    <NotFoundPage title="Product not found" back={{ to: "/collections", label: "Back to Items" }}>
      It may have gone to a new home, or the address has a slip in it.
    </NotFoundPage>
  );
}
