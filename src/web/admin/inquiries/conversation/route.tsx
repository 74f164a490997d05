import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router";
import type { Inquiry } from "#contract/sales/inquiries.ts";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { QueryState } from "../../query-state.tsx";
import { requireInquiry } from "../../require-entity.server.ts";
import { Conversation } from "./conversation.tsx";

export const loader = requireInquiry;

export const meta = () => [{ title: "Inquiry" }];

/** The customer may write while it is open. In milliseconds. */
const EVERY = 60_000;

/** One inquiry, read anew whenever it is opened: the customer may have written since. */
export default function ConversationScreen() {
  const { id } = useParams();
  const inquiry = useQuery<Inquiry>({
    queryKey: [`/api/inquiries/${id}`],
    refetchOnMount: "always",
    refetchInterval: EVERY,
  });
  return (
    <QueryState keepData query={inquiry} skeleton={<Skeleton className="talk-skeleton" />}>
      {(loaded) => <Conversation inquiry={loaded} key={loaded.id} />}
    </QueryState>
  );
}
