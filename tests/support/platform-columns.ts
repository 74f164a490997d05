import type { ProductFieldName } from "#contract/catalogue/product-fields.ts";

/** What may be stated of a piece beside its fields. */
export type OtherField =
  | "tags"
  | "pictures"
  | "pictureTexts"
  | "address"
  | "externalId"
  | "currency"
  | "salePrice"
  | "cost";
type Field = ProductFieldName | OtherField;

export type ColumnsFixture = {
  /** The column of each field, where there is one. */
  columns: Partial<Record<Field, string>>;
  /** Other cells that the layout needs. */
  also?: Record<string, string>;
  values?: Partial<Record<Field, string>>;
  isMapped?: boolean;
};

const feed = {
  name: "title",
  sku: "id",
  description: "description",
  price: "price",
  categoryId: "product type",
  materials: "material",
  isActive: "availability",
  pictures: "image link",
  address: "link",
  salePrice: "sale price",
  cost: "cost of goods sold",
} as const;
const feedValues = { isActive: "in stock", price: "40 EUR", salePrice: "30 EUR" };

/** The columns of each platform's own file; see the layouts for their sources. */
export const PLATFORM_COLUMNS: Record<string, ColumnsFixture> = {
  Wix: {
    columns: {
      weight: "weight",
      name: "name",
      sku: "sku",
      description: "plainDescription",
      price: "price",
      stock: "inventory",
      categoryId: "collection",
      isActive: "visible",
      pictures: "media",
      pictureTexts: "mediaAltText",
      address: "handle",
      salePrice: "strikethroughPrice",
      cost: "cost",
    },
    also: { fieldType: "PRODUCT" },
    values: { weight: "6 g", salePrice: "50", address: "words" },
  },
  Squarespace: {
    columns: {
      weight: "Weight",
      name: "Title",
      sku: "SKU",
      description: "Description",
      price: "Price",
      stock: "Stock",
      categoryId: "Categories",
      tags: "Tags",
      isActive: "Visible",
      pictures: "Hosted Image URLs",
      address: "Product URL",
      salePrice: "Sale Price",
    },
    also: { "Variant ID [Non Editable]": "1", "Product Page": "shop", "On Sale": "Yes" },
    values: { weight: "6 g", address: "words" },
  },
  PrestaShop: {
    columns: {
      weight: "Weight",
      name: "Name *",
      sku: "Reference #",
      description: "Description",
      price: "Price tax excluded",
      stock: "Quantity",
      categoryId: "Categories (x,y,z...)",
      tags: "Tags (x,y,z...)",
      isActive: "Active (0/1)",
      pictures: "Image URLs (x,y,z...)",
      pictureTexts: "Image alt texts (x,y,z...)",
      currency: "Currency",
      salePrice: "Discount percent",
      cost: "Wholesale price",
    },
    values: { weight: "6 g", salePrice: "10" },
  },
  "Magento 2": {
    columns: {
      weight: "weight",
      name: "name",
      sku: "sku",
      description: "description",
      price: "price",
      stock: "qty",
      categoryId: "categories",
      isActive: "product_online",
      pictures: "base_image",
      pictureTexts: "base_image_label",
      address: "url_key",
      salePrice: "special_price",
      cost: "cost",
    },
    also: {
      product_type: "simple",
      attribute_set_code: "Default",
      additional_attributes: "metal=Gold",
    },
    values: { weight: "6 g", address: "words" },
  },
  "Magento 1": {
    columns: {
      weight: "weight",
      name: "name",
      sku: "sku",
      description: "description",
      price: "price",
      stock: "qty",
      categoryId: "_category",
      isActive: "status",
      pictures: "image",
      pictureTexts: "image_label",
      address: "url_key",
      salePrice: "special_price",
      cost: "cost",
    },
    also: { _type: "simple", _attribute_set: "Default" },
    values: { weight: "6 g", address: "words", isActive: "1" },
  },
  BigCommerce: {
    columns: {
      weight: "Product Weight",
      name: "Product Name",
      sku: "Product Code/SKU",
      description: "Product Description",
      price: "Price",
      stock: "Current Stock Level",
      categoryId: "Category",
      isActive: "Product Visible?",
      pictures: "Product Image URL - 1",
      pictureTexts: "Product Image Description - 1",
      address: "Product URL",
      cost: "Cost Price",
      salePrice: "Sale Price",
    },
    also: { "Item Type": "Product" },
    values: { weight: "6 g" },
  },
  Square: {
    columns: {
      name: "Item Name",
      sku: "SKU",
      description: "Description",
      price: "Price",
      stock: "Current Quantity Workshop",
      categoryId: "Categories",
      isActive: "Square Online Item Visibility",
      weight: "Weight (g)",
      cost: "Default Unit Cost",
      salePrice: "Online Sale Price",
    },
    also: { Token: "T", "Variation Name": "Regular" },
    values: { isActive: "visible" },
  },
  Lightspeed: {
    columns: {
      name: "name",
      sku: "sku",
      description: "description",
      price: "retail_price",
      stock: "inventory_Workshop",
      categoryId: "product_category",
      isActive: "active",
      tags: "tags",
      weight: "weight",
      cost: "supply_price",
    },
    also: { handle: "band", variant_option_one_name: "" },
    values: { weight: "6 g" },
  },
  Amazon: {
    columns: {
      weight: "item_weight",
      name: "item_name",
      sku: "item_sku",
      description: "product_description",
      price: "standard_price",
      stock: "quantity",
      categoryId: "feed_product_type",
      materials: "material_type",
      pictures: "main_image_url",
      currency: "currency",
      salePrice: "sale_price",
    },
    values: { weight: "6 g" },
  },
  "Google Merchant": {
    columns: { ...feed, weight: "product weight" },
    values: { ...feedValues, weight: "6 g" },
  },
  Meta: {
    columns: { ...feed, stock: "quantity_to_sell_on_facebook", tags: "product_tags[0]" },
    values: feedValues,
  },
};
