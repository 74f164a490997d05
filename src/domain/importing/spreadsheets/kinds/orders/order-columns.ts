/** The headings of each field of an order, in all files; of several that a file has, the first counts. */
export const ORDER_COLUMNS = {
  number:
    "Order number,order_number,Order ID,order_id,Order #,Order no.,Order no,Order,Number,Reference,Transaction ID,Invoice number,Invoice no.,Invoice",
  /** By which its platform knows it, whatever its number is. */
  id: "",
  created:
    "Created at,order_date,Order Date,Sale Date,Date created,Ordered on,Ordered,Placed on,Date,Bestelldatum,Datum,Date de commande,Fecha,Data",
  time: "Time,Order Time",
  paidOn: "Paid at,paid_date,Date Paid,Paid on",
  fulfilledOn: "Fulfilled at,completed_date,Date Shipped,Date fulfilled,Shipped on,Delivered on",
  canceledOn: "Cancelled at,Canceled at",
  payment: "Financial Status,Payment status",
  fulfillment: "Fulfillment Status,Shipping status",
  status: "Status,Order Status",
  /** Square's. */
  event: "Event Type",
  name: "Full Name,Billing Name,Customer Name,Customer,Buyer Name,Client,Contact name,Recipient name,Shipping Name,Ship Name,Buyer",
  firstName: "billing_first_name,Buyer first name,First Name (Billing),First Name",
  lastName: "billing_last_name,Buyer last name,Last Name (Billing),Last Name",
  email:
    "Email,billing_email,Customer Email,Contact email,Buyer email,Email (Billing),customer_email",
  phone:
    "Phone,Billing Phone,billing_phone,Customer Phone,Buyer phone number,Contact phone,Phone (Billing),Shipping Phone,Recipient phone,Telephone,Mobile",
  shippingLine1:
    "Shipping Address1,Shipping Address 1,shipping_address_1,Street 1,Ship Address1,Delivery address,Shipping Street 1,Address 1&2 (Shipping),Shipping Address,Address",
  shippingLine2:
    "Shipping Address2,Shipping Address 2,shipping_address_2,Street 2,Ship Address2,Shipping Street 2",
  shippingCity:
    "Shipping City,shipping_city,Ship City,Delivery city,Shipping Suburb,City (Shipping),City",
  shippingState:
    "Shipping Province,shipping_state,Ship State,Delivery state,Shipping State,State Code (Shipping),State",
  shippingPostalCode:
    "Shipping Zip,shipping_postcode,Ship Zipcode,Delivery zip/postal code,Shipping Postal Code,Postcode (Shipping),Zip,Postal code",
  shippingCountry:
    "Shipping Country,shipping_country,Ship Country,Delivery country,Country Code (Shipping),Country",
  billingLine1:
    "Billing Address1,Billing Address 1,billing_address_1,Billing address,Billing Street 1,Address 1&2 (Billing)",
  billingLine2: "Billing Address2,Billing Address 2,billing_address_2,Billing Street 2",
  billingCity: "Billing City,billing_city,Billing Suburb,City (Billing)",
  billingState: "Billing Province,billing_state,Billing State,State Code (Billing)",
  billingPostalCode:
    "Billing Zip,billing_postcode,Billing zip/postal code,Billing Postal Code,Postcode (Billing)",
  billingCountry: "Billing Country,billing_country,Country Code (Billing)",
  currency: "Currency,order_currency,Order Currency Code,Currency Code",
  discount:
    "Discount Amount,discount_total,Discount total,Total discount,Cart Discount Amount,cart_discount,Coupon Value,Discounts,Discount",
  discountCode: "Discount Code,Coupon Code,Coupons,Coupon",
  shipping:
    "Shipping,shipping_total,Order Shipping,Shipping Cost (ex tax),Shipping Cost (inc tax),Total shipping,Order Shipping Amount,Shipping rate,Shipping cost",
  tax: "Taxes,tax_total,Sales Tax,Order Sales Tax,Tax Total,Order Total Tax Amount,Total tax,Tax",
  refunded:
    "Refunded Amount,Amount Refunded,refunded_total,Order Refund Amount,Refund Amount,Partial Refunds,Refunded",
  total:
    "Total,order_total,Order Total,Order Total (inc tax),Total price,Total Collected,Order Total Amount,Grand total,Gesamt,Summe,Totale",
  method:
    "Payment Method,payment_method_title,Payment Method Title,payment_method,Payment Type,Payment,Paid by,Card Brand",
  reference: "Payment Reference,transaction_id,Payment ID",
  note: "Notes,customer_note,Note from customer,Customer Note,Order Notes,Customer Message,Note,Private Notes",
  /** Of lines in one cell; `line_item_1` and so on too. */
  lines: "line_items,Product Details,Items",
  lineName:
    "Lineitem name,Item Name,item_name,Item,Product,Product name,Piece,Description,Title,Artikel,Produkt,Article,Produit,Artículo,Producto,Articolo,Prodotto",
  lineSku: "Lineitem sku,item_sku,SKU",
  lineVariant: "Lineitem variant,Variant,Variations,Price Point Name",
  lineQuantity:
    "Lineitem quantity,item_quantity,Quantity,Qty,Menge,Anzahl,Quantité,Cantidad,Quantità",
  /** Of one. */
  linePrice: "Lineitem price,Price,Item Cost,Unit price,Preis,Prix,Precio,Prezzo",
  lineTotal: "Item Total,item_total,Line total",
} as const;

export type OrderField = keyof typeof ORDER_COLUMNS;

/** What is particular to the files of a platform. */
export type OrdersOf = {
  columns?: Partial<Record<OrderField, string>>;
  /** What each row of an order states for itself; else the first that does states it for the order. */
  summed?: readonly OrderField[];
  /** Whether it has a file of orders and one of their lines. */
  hasTwoFiles?: boolean;
  /** Whether orders with an id each may share a number: those into which it splits a cart. */
  splitsOrders?: boolean;
};

export const ORDERS_OF: Readonly<Record<string, OrdersOf>> = {
  Shopify: { columns: { number: "Name" } },
  WooCommerce: { columns: { id: "order_id" } },
  PrestaShop: { columns: { id: "ID" }, splitsOrders: true },
  // Its list of orders has the day of shipping for a status.
  Etsy: {
    columns: { fulfillment: "Date Shipped", discount: "Discount Amount" },
    summed: ["discount"],
    hasTwoFiles: true,
  },
  Square: {
    columns: { lineTotal: "Gross Sales", lineName: "Item,Description" },
    summed: ["discount", "tax", "total", "refunded"],
  },
  "Big Cartel": { columns: { lineTotal: "" } },
};
