import { useQuery } from "@tanstack/react-query";
import type { PieceNumbers } from "#contract/operations/insights.ts";

/** A piece's numbers of this month; undefined without any, and while they load. */
export function usePieceNumbers(productId: number): PieceNumbers | undefined {
  const { data } = useQuery({
    queryKey: ["/api/insights/pieces"],
    select: (numbers: PieceNumbers[]) => numbers.find((each) => each.productId === productId),
  });
  return data;
}
