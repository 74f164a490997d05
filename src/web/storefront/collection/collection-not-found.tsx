import { NotFoundPage } from "../not-found/not-found-page.tsx";

export function CollectionNotFound() {
  const back = { to: "/collections", label: "Back to Collections" };
  return (
    <NotFoundPage title="Collection Not Found" back={back}>
      It may have been taken down, or the address has a slip in it.
    </NotFoundPage>
  );
}
