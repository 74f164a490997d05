import type { ColumnMapping } from "#contract/importing/spreadsheets.ts";

/* One piece with a size 6 for 80.00 and a size 7 for 85.00, stock 1 and 2, as each platform's file has it. */

const shopify = [
  "Title,URL handle,Description,SKU,Option1 name,Option1 value,Price,Inventory quantity",
  "Band,band,Plain.,B,Size,6,80,1",
  ",band,,B-7,,7,85,2",
].join("\n");
const woocommerce = [
  "ID,Type,SKU,Name,Published,Description,In stock?,Stock,Regular price,Images,Parent,Attribute 1 name,Attribute 1 value(s)",
  '1,variable,B,Band,1,Plain.,1,,,,,Size,"6, 7"',
  "2,variation,B-6,Band,1,,1,1,80,,B,Size,6",
  "3,variation,B-7,Band,1,,1,2,85,,B,Size,7",
].join("\n");
const etsy =
  'TITLE,DESCRIPTION,PRICE,CURRENCY_CODE,QUANTITY,VARIATION 1 NAME,VARIATION 1 VALUES,SKU\nBand,Plain.,80,USD,3,Size,"6,7","B,B-7"\n';
const wix = [
  "handleId,fieldType,name,description,sku,price,surcharge,inventory,productOptionName1,productOptionDescription1",
  "band,Product,Band,Plain.,B,80,,,Size,6;7",
  "band,Variant,,,B-6,,0,1,,6",
  "band,Variant,,,B-7,,5,2,,7",
].join("\n");
const squarespace = [
  "Product ID [Non Editable],Variant ID [Non Editable],Title,Description,SKU,Option Name 1,Option Value 1,Price,Stock",
  "p,1,Band,Plain.,B,Size,6,80,1",
  ",2,,,B-7,,7,85,2",
].join("\n");
const magento = [
  "sku,product_type,name,description,price,qty,configurable_variations,configurable_variation_labels",
  "B-6,simple,Band 6,,80,1,,",
  'B,configurable,Band,Plain.,,0,"sku=B-6,size=6|sku=B-7,size=7",size=Size',
  "B-7,simple,Band 7,,85,2,,",
].join("\n");
const magento1 = [
  "sku,_store,_attribute_set,_type,_category,name,description,price,status,qty,_super_products_sku,_super_attribute_code,_super_attribute_option,_super_attribute_price_corr",
  "B-6,,Default,simple,,Band 6,,1,1,1,,,,",
  "B,,Default,configurable,,Band,Plain.,80,1,0,B-6,size,6,",
  ",,,,,,,,,,B-7,size,7,5",
  "B-7,,Default,simple,,Band 7,,1,1,2,,,,",
].join("\n");
const prestashop = [
  "ID;Name;Description;Price;Quantity;Reference;Attribute (Name:Type:Position)*;Value (Value:Position)*;Impact on price",
  "1;Band;Plain.;80;0;B;;;",
  "1;;;;1;B-6;Size:select:0;6:0;0",
  "1;;;;2;B-7;Size:select:0;7:1;5",
].join("\n");

const lightspeed = [
  "handle,sku,name,description,variant_option_one_name,variant_option_one_value,retail_price,inventory_Shop",
  "band,B,Band,Plain.,Size,6,80,1",
  "band,B-7,Band,Plain.,Size,7,85,2",
].join("\n");

const others = { name: "name", description: "description", sku: "sku", price: "price" } as const;

type VariantFile = { file: string; mapping: ColumnMapping | null };

export const VARIANT_FILES: Record<string, VariantFile> = {
  Shopify: { file: shopify, mapping: null },
  WooCommerce: { file: woocommerce, mapping: null },
  Etsy: { file: etsy, mapping: null },
  Wix: { file: wix, mapping: { ...others, inventory: "stock" } },
  Squarespace: {
    file: squarespace,
    mapping: {
      Title: "name",
      Description: "description",
      SKU: "sku",
      Price: "price",
      Stock: "stock",
    },
  },
  PrestaShop: {
    file: prestashop,
    mapping: {
      Name: "name",
      Description: "description",
      Reference: "sku",
      Price: "price",
      Quantity: "stock",
    },
  },
  Lightspeed: { file: lightspeed, mapping: null },
  "Magento 1": { file: magento1, mapping: null },
  "Magento 2": { file: magento, mapping: { ...others, qty: "stock" } },
};
