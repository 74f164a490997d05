import { useQuery } from "@tanstack/react-query";
import type { PieceNumbers } from "#contract/operations/insights.ts";

const QUERY = { queryKey: ["/api/insights/pieces"] };

/** A piece's numbers of this month; undefined without any, and while they load. */
export function usePieceNumbers(productId: number): PieceNumbers | undefined {
  const { data } = useQuery({
    ...QUERY,
    select: (numbers: PieceNumbers[]) => numbers.find((each) => each.productId === productId),
  });
  return data;
}

/** The numbers of this month of all pieces that have any, by piece. */
export function usePieceNumbersById(): ReadonlyMap<number, PieceNumbers> {
  return useQuery({ ...QUERY, select: byId }).data ?? NONE;
}

const NONE: ReadonlyMap<number, PieceNumbers> = new Map();

const byId = (numbers: PieceNumbers[]): ReadonlyMap<number, PieceNumbers> =>
  new Map(numbers.map((each) => [each.productId, each]));
