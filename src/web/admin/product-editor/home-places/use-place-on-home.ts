import { useQueryClient } from "@tanstack/react-query";
import type { Product } from "#contract/catalogue/products.ts";
import { useToast } from "#web/ui/toaster.tsx";
import { refetch } from "../../api-client/refetch.ts";
import { type HomePlace, placeOnHome } from "./place-on-home.ts";

/** Returns a function that shows a saved piece on the home page, and the outcome of both in a toast. */
export function usePlaceOnHome() {
  const client = useQueryClient();
  const { toast } = useToast();
  return async (product: Product, places: HomePlace[], saved: string) => {
    const failure = await placeOnHome(product, places);
    if (failure) {
      toast({
        title: "Failed to update hero section",
        description: failure,
        variant: "destructive",
      });
    } else {
      const placed = places.length > 0 ? "Hero section updated successfully" : product.name;
      toast({ title: saved, description: placed });
    }
    if (places.length > 0) await refetch(client, "/api/hero-sections");
  };
}
