/** Files of other platforms, written by hand from their documentation, with awkward cases. */

const lines = (...rows: string[]) => `${rows.join("\n")}\n`;

/** SKU rows, a rule that adds to the price, a hidden product, stock that is not counted. */
export const BIGCOMMERCE = lines(
  "Item Type,Product ID,Product Name,Product Type,Product Code/SKU,Product Description,Price,Cost Price,Retail Price,Sale Price,Product Weight,Product Visible?,Track Inventory,Current Stock Level,Category,Product Image ID - 1,Product Image File - 1,Product Image Description - 1,Product Image URL - 1,Product Image ID - 2,Product Image File - 2,Product Image Description - 2,Product Image URL - 2,Product URL",
  'Product,10,"Ember ring, ""forged""",P,E-1,"<p>Warm.</p><p>Red.</p>",120.00,40.00,0.00,0.00,8,Y,by product,3,Shop All/Rings;Sale,1,e/1.jpg,Front,https://old.example/e/1.jpg,2,e/2.jpg,Back,https://old.example/e/2.jpg,/ember-ring/',
  '  SKU,11,"[S]Ring size=6,[RT]Metal=Gold",,E-1-6,,,,,,,,,0,,,,,,,,,,',
  '  SKU,12,"[S]Ring size=7,[RT]Metal=Gold",,E-1-7,,130.00,,,,,,,0,,,,,,,,,,',
  '  Rule,13,"[S]Ring size=7",,,,[ADD]10,,,,,,,,,,,,,,,,,',
  "Product,14,Ash pin,P,,,40.00,,,,,N,none,0,Shop All/Pins,,,,,,,,,/ash-pin/",
);

/** Variations by location, an archived item, a price of its own, an item without options. */
export const SQUARE = lines(
  "Reference Handle,Token,Item Name,Customer-facing Name,Variation Name,SKU,Description,Categories,Reporting Category,GTIN,Item Type,Weight (lb),Price,Online Sale Price,Archived,Square Online Item Visibility,Option Name 1,Option Value 1,Current Quantity Atelier,New Quantity Atelier,Current Quantity Market,Stock Alert Enabled Atelier",
  '#ember,T1,Ember ring,,Small,E-S,"Warm, red",Rings,Rings,,Physical,0.02,$120.00,,N,visible,Size,Small,2,,1,N',
  '#ember,T2,Ember ring,,Large,E-L,"Warm, red",Rings,Rings,,Physical,0.02,$140.00,,N,visible,Size,Large,0,,,N',
  "#ash,T3,Ash pin,,Regular,A-1,,Pins,Pins,,Physical,,$40.00,,Y,visible,,,,,,N",
);

/** Two sizes with stock at two outlets, a piece whose stock is not counted. */
export const LIGHTSPEED = lines(
  "id,handle,sku,composite_name,composite_sku,composite_quantity,name,description,product_category,variant_option_one_name,variant_option_one_value,variant_option_two_name,variant_option_two_value,variant_option_three_name,variant_option_three_value,tags,weight,weight_unit,supply_price,retail_price,tax_name,brand_name,supplier_name,supplier_code,active,track_inventory,inventory_Atelier,reorder_point_Atelier,inventory_Fair",
  '1,ember,E-6,,,,Ember ring,<p>Warm &amp; red</p>,Jewelry / Rings,Ring size,6,Metal,Gold,,,"red, warm",8,g,40.00,120.00,Sales tax,Zoë,,,1,1,2.0,1,1.0',
  "2,ember,E-7,,,,Ember ring,<p>Warm &amp; red</p>,Jewelry / Rings,Ring size,7,Metal,Gold,,,,8,g,45.00,130.00,Sales tax,Zoë,,,1,1,0.0,1,0.0",
  "3,ash,A-1,,,,Ash pin,,Jewelry / Pins,,,,,,,,,,,40.00,Sales tax,Zoë,,,0,0,5.0,,",
);

/** The web shop of the same name: sizes of one ID, two languages, a price that was higher. */
export const LIGHTSPEED_ECOM = lines(
  "Internal_ID,Internal_Variant_ID,Visible,Brand,Supplier,US_Title_Short,US_Title_Long,US_Description_Short,US_Description_Long,US_Variant,NL_Variant,Price,Price_Old,Price_Cost,Weight,Stock_Track,Stock_Level,Article_Code,SKU,Images,US_Category_1",
  '7,71,Y,Zoë,,Ember ring,,Warm,<p>Warm and red</p>,"Size: 6",Maat: 6,120.00,140.00,40.00,8 g,Y,2,E-6,E-6,"https://old.example/e.jpg,https://old.example/f.jpg",Rings',
  '7,72,Y,Zoë,,Ember ring,,Warm,<p>Warm and red</p>,"Size: 7",Maat: 7,130.00,,45.00,8 g,Y,1,E-7,E-7,"https://old.example/e.jpg",Rings',
  "8,81,N,Zoë,,Ash pin,,,,Default,Default,40.00,,,,N,0,A-1,A-1,,Pins",
);

/** Two rows of labels above the field names, a parent without a price, a child, a single item; tabs. */
export const AMAZON = lines(
  "TemplateType=fptcustom\tVersion=2023.0101\tThe top 3 rows are for Amazon.com use only.",
  "Seller SKU\tProduct Name\tProduct Type\tProduct Description\tYour Price\tQuantity\tMain Image URL\tOther Image Url1\tParentage\tParent SKU\tMaterial Type\tMetal Type\tRing Size\tKey Product Features1",
  "item_sku\titem_name\tfeed_product_type\tproduct_description\tstandard_price\tquantity\tmain_image_url\tother_image_url1\tparent_child\tparent_sku\tmaterial_type\tmetal_type\tring_size\tbullet_point1",
  "E-1\tEmber ring\tRings\tWarm & red\t\t\thttps://old.example/e.jpg\thttps://old.example/f.jpg\tparent\t\tgold\t18k\t\tForged by hand",
  "E-1-6\tEmber ring, 6\tRings\t\t120.00\t2\thttps://old.example/e.jpg\t\tchild\tE-1\tgold\t18k\t6\t",
  "E-1-7\tEmber ring, 7\tRings\t\t130.00\t1\thttps://old.example/g.jpg\t\tchild\tE-1\tgold\t18k\t7\t",
  "A-1\tAsh pin\tPins\t\t40.00\t0\t\t\t\t\tsilver\t\t\t",
);

/** Amounts with their currency, variants of a group, states in words, list prices. */
export const META = lines(
  "# Required | An id for each product,,,,,,,,,,,,,,",
  "id,title,description,availability,condition,price,link,image_link,brand,fb_product_category,quantity_to_sell_on_facebook,sale_price,item_group_id,color,size,additional_image_link,product_tags[0]",
  'E-6,"Ember ring, 6",Warm and red,in stock,new,120.00 USD,https://old.example/p/ember?size=6,https://old.example/e.jpg,Zoë,jewelry > rings,2,,E,gold,6,"https://old.example/f.jpg,https://old.example/g.jpg",red',
  'E-7,"Ember ring, 7",Warm and red,in stock,new,130.00 USD,https://old.example/p/ember?size=7,https://old.example/e.jpg,Zoë,jewelry > rings,1,,E,gold,7,,red',
  "A-1,Ash pin,,out of stock,new,40.00 USD,https://old.example/p/ash,https://old.example/a.jpg,Zoë,pins,0,30.00 USD,,,,,",
);

/** The same attributes for Google, with spaces in their names. */
export const GOOGLE = lines(
  "id\ttitle\tdescription\tlink\timage link\tadditional image link\tavailability\tprice\tsale price\tproduct type\tgoogle product category\tmaterial\titem group id\tsize",
  "E-6\tEmber ring, 6\tWarm and red\thttps://old.example/p/ember\thttps://old.example/e.jpg\thttps://old.example/f.jpg,https://old.example/g.jpg\tin_stock\t120.00 USD\t\tRings\t200\tgold\tE\t6",
  "E-7\tEmber ring, 7\tWarm and red\thttps://old.example/p/ember\thttps://old.example/e.jpg\t\tin_stock\t130.00 USD\t\tRings\t200\tgold\tE\t7",
  "A-1\tAsh pin\t\thttps://old.example/p/ash\thttps://old.example/a.jpg\t\tout_of_stock\t40.00 USD\t30.00 USD\tPins\t\tsilver/onyx\t\t",
);

/** As a feed: prefixes, CDATA, entities, repeated and nested elements, an empty one. */
export const GOOGLE_XML = `<?xml version="1.0" encoding="UTF-8"?>
<!-- written by hand -->
<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>
<title>Zoë</title><link>https://old.example</link><description>All</description>
<item><g:id>E-6</g:id><title><![CDATA[Ember ring, 6]]></title><description>Warm &amp; red</description>
<link>https://old.example/p/ember</link><g:image_link>https://old.example/e.jpg</g:image_link>
<g:additional_image_link>https://old.example/f.jpg</g:additional_image_link>
<g:additional_image_link>https://old.example/g.jpg</g:additional_image_link>
<g:shipping><g:country>US</g:country><g:price>5.00 USD</g:price></g:shipping>
<g:availability>in_stock</g:availability><g:price>120.00 USD</g:price><g:product_type>Rings</g:product_type></item>
<item><g:id>A-1</g:id><title>Ash pin</title><description/><link>https://old.example/p/ash</link>
<g:image_link>https://old.example/a.jpg</g:image_link><g:availability>out_of_stock</g:availability>
<g:price>40.00 USD</g:price><g:product_type>Pins</g:product_type></item>
</channel></rss>`;

/** WebToffee's export: bars between categories, described pictures, a variation by its parent's SKU. */
export const WEBTOFFEE = lines(
  "post_title,post_name,ID,post_excerpt,post_content,post_status,sku,parent_sku,stock,regular_price,sale_price,weight,visibility,stock_status,images,product_page_url,tax:product_type,tax:product_cat,tax:product_tag",
  "Ember ring,ember-ring,10,,<p>Warm.</p>,publish,E-1,,,,,6.5,visible,instock,https://old.example/e.jpg ! alt : Front ! title : e ! desc :  ! caption :|https://old.example/f.jpg ! alt : Back,https://old.example/product/ember-ring/,variable,Jewelry > Rings|Sale,red|warm",
  ",,11,,,publish,E-1-6,E-1,2,120.00,,,,instock,,,,,",
  "Ash pin,ash-pin,12,Grey.,,draft,A-1,,1,40.00,30.00,,visible,outofstock,,,simple,Pins,",
);

/** WP All Export's columns for WooCommerce. */
export const WP_ALL_EXPORT = lines(
  "ID,Title,Content,Excerpt,Post Type,Permalink,Sku,Price,Regular Price,Sale Price,Stock Status,Stock,Visibility,product_type,product_cat,product_tag,Status,Slug,Image URL",
  "10,Ember ring,Warm.,,product,https://old.example/product/ember-ring/,E-1,120,120,,instock,2,visible,simple,Jewelry>Rings|Sale,red|warm,publish,ember-ring,https://old.example/e.jpg|https://old.example/f.jpg",
  "12,Ash pin,,Grey.,product,https://old.example/product/ash-pin/,A-1,30,40,30,outofstock,,visible,simple,Pins,,draft,ash-pin,",
);

/** BigCommerce's newer export: rows for variants and pictures, options in a formula, prices of 0 for none. */
export const BIGCOMMERCE_ITEMS = lines(
  "Item,ID,Name,Type,SKU,Options,Inventory Tracking,Current Stock,Low Stock,Price,Cost Price,Retail Price,Sale Price,Categories,Description,Product URL,Weight,Is Visible,Variant Image URL,Internal Image URL (Export),Image Description",
  "Product,1,Ember ring,physical,E-1,,variant,3,0,120,30,0,0,Jewelry/Rings;Sale,<p>Warm</p>,/ember-ring/,0.5,TRUE,,,",
  "Variant,2,,,E-1-6,Type=Rectangles|Name=Size|Value=6,,2,,120,,,,,,,,,,,",
  "Variant,3,,,E-1-7,Type=Rectangles|Name=Size|Value=7,,1,,130,,,,,,,,,https://old.example/f.jpg,,",
  "Image,4,,,,,,,,,,,,,,,,,,https://old.example/e.jpg,Front",
  "Product,5,Ash pin,physical,A-1,,none,0,0,40,0,0,0,Pins,,/ash-pin/,0,FALSE,,,",
);

const shopifyProduct = (handle: string, title: string, prices: string[]) => ({
  id: handle.length,
  title,
  handle,
  body_html: "<p>Warm, red</p>",
  published_at: "2026-11-01T10:00:00-05:00",
  vendor: "Zoë",
  product_type: "Rings",
  tags: ["gold", "red"],
  variants: prices.map((price, index) => ({
    option1: `${index + 6}`,
    sku: `${handle}-${index}`,
    price,
    compare_at_price: null,
    grams: 8,
    available: index > 0,
  })),
  images: [{ src: `https://cdn.shopify.com/s/files/1/12/files/${handle}.jpg?v=1`, alt: null }],
  options: [{ name: "Ring size", position: 1, values: ["6", "7"] }],
});

/** The answer of /products.json: no stock but whether there is any, one handle that is a number. */
export const SHOPIFY_JSON = JSON.stringify({
  products: [
    shopifyProduct("ember-ring", "Ember ring", ["120.00", "130.00"]),
    shopifyProduct("1902", "Ash ring", ["40.00"]),
  ],
});

/** What shop programs export as .xls. */
export const HTML_XLS = `<html><head><meta charset="utf-8"></head><body><table border="1">
  <tr><th>id</th><th>title</th><th>description</th><th>link</th><th>image link</th><th>price</th></tr>
  <tr><td>E-6</td><td>Ember ring</td><td>Warm<br>and red</td><td>https://old.example/p/ember</td><td>https://old.example/e.jpg</td><td>120.00 USD</td></tr>
  <tr><td>A-1</td><td>Ash pin</td><td></td><td>https://old.example/p/ash</td><td>https://old.example/a.jpg</td><td>40.00 USD</td></tr>
</table></body></html>`;
