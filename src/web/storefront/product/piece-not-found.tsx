import { NotFoundPage } from "../not-found/not-found-page.tsx";
import { MESSAGES } from "./messages.ts";

export function PieceNotFound() {
  return (
    <NotFoundPage
      title={MESSAGES.notFound.title}
      back={{ to: "/collections", label: MESSAGES.back }}
    >
      {MESSAGES.notFound.text}
    </NotFoundPage>
  );
}
