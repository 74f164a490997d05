export const PRICE_SOURCE_QUERY = ["/api/metal-prices/source"] as const;
