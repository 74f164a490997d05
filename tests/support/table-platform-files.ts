/* Written by hand after each platform's documentation, named in its layout. */

const lines = (...rows: string[]) => rows.join("\r\n");

/** The former columns: a discount, sections beside the text, stock in words, a hidden product. */
export const WIX = lines(
  "handleId,fieldType,name,description,productImageUrl,collection,sku,ribbon,price,surcharge,visible,discountMode,discountValue,inventory,weight,cost,productOptionName1,productOptionType1,productOptionDescription1,additionalInfoTitle1,additionalInfoDescription1,additionalInfoTitle2,additionalInfoDescription2,brand",
  'product_1,Product,"Ember ring, ""forged""",<p>Warm&nbsp;red</p>,https://old.example/e.jpg;https://old.example/f.jpg,Rings;New,E-1,Sale,120.0,,true,PERCENT,10.0,InStock,0.5,30,Size,DROP_DOWN,6;7,Care,<p>Wipe it dry.</p>,,Comes in a box,Zoë',
  "product_1,Variant,,,,,E-1-6,,,0.0,true,,,2,,,,,6,,,,,",
  "product_1,Variant,,,,,E-1-7,,,10.0,true,,,1,,,,,7,,,,,",
  "product_2,Product,Ash pin,,,Pins,A-1,,40,,FALSE,AMOUNT,0.0,OutOfStock,,,,,,,,,,",
);

/** The present columns: a price struck through, described media, a page's last part. */
export const WIX_NEW = lines(
  "handle,fieldType,name,visible,plainDescription,media,mediaAltText,ribbon,brand,price,strikethroughPrice,cost,inventory,sku,barcode,weight,productOptionName1,productOptionType1,productOptionChoices1",
  "ember-ring,PRODUCT,Ember ring,true,Warm red,https://old.example/e.jpg,Front,,,,,,,E-1,,,Size,TEXT_CHOICES,6;7",
  "ember-ring,VARIANT,,true,,,,,,108,120,,2,E-1-6,,,,,6",
  "ember-ring,VARIANT,,true,,,,,,118,130,,1,E-1-7,,,,,7",
  "ash-pin,PRODUCT,Ash pin,false,,,,,,40,,,OUT_OF_STOCK,A-1,,,,,",
);

/** A sale that is off, unlimited stock, paths of categories, pictures separated by spaces. */
export const SQUARESPACE = lines(
  "Product ID [Non Editable],Variant ID [Non Editable],Product Type [Non Editable],Product Page,Product URL,Title,Description,SKU,Option Name 1,Option Value 1,Price,Sale Price,On Sale,Stock,Categories,Tags,Weight,Length,Width,Height,Visible,Hosted Image URLs",
  'a1,v1,PHYSICAL,shop,ember-ring,Ember ring,<p>Warm red</p>,E-1,Size,6,120.00,99.00,No,2,"/Jewelry/Rings, /Sale","red, warm",0.5,,,,Yes,https://old.example/e.jpg https://old.example/f.jpg',
  ",v2,,,,,,E-1-7,Size,7,130.00,,No,1,,,,,,,,",
  "a2,v3,PHYSICAL,shop,ash-pin,Ash pin,,A-1,,,40.00,30.00,Yes,Unlimited,/Pins,,,,,,No,",
);

/** A special price that has ended and one that has not, both texts, paths of categories, labels. */
export const MAGENTO = lines(
  "sku,store_view_code,attribute_set_code,product_type,categories,product_websites,name,description,short_description,weight,product_online,tax_class_name,visibility,price,special_price,special_price_from_date,special_price_to_date,url_key,base_image,base_image_label,small_image,additional_images,additional_image_labels,additional_attributes,qty,is_in_stock",
  'E-1,,Default,simple,"Default Category/Jewelry/Rings,Default Category/Sale",base,Ember ring,<p>Warm red</p>,Forged.,0.5,1,Taxable Goods,"Catalog, Search",120.0000,99.0000,1/1/25,"1/31/25, 12:00 AM",ember-ring,https://old.example/e.jpg,Front,https://old.example/e.jpg,https://old.example/f.jpg,Back,"material=Gold|Onyx,ring_size=6, wide,gift_message_available=No",2.0000,1',
  "A-1,,Default,simple,Default Category/Pins,base,Ash pin,,,,2,Taxable Goods,Not Visible Individually,40.0000,30.0000,2025-01-01,,ash-pin,,,,,,,0.0000,0",
);

/** A configurable product between its simple ones, rows of further categories, pictures and a store view. */
export const MAGENTO_1 = lines(
  "sku,_store,_attribute_set,_type,_category,_root_category,_product_websites,description,image,image_label,name,price,short_description,special_from_date,special_price,special_to_date,status,url_key,url_path,visibility,weight,qty,is_in_stock,_media_attribute_id,_media_image,_media_lable,_media_position,_media_is_disabled,_super_products_sku,_super_attribute_code,_super_attribute_option,_super_attribute_price_corr",
  "E-1-6,,Default,simple,,,base,,,,Ember ring 6,500.0000,,,,,1,ember-ring-6,ember-ring-6.html,1,0.5000,2.0000,1,,,,,,,,,",
  "E-1,,Default,configurable,Jewelry/Rings,Default Category,base,<p>Warm red</p>,https://old.example/e.jpg,,Ember ring,120.0000,Forged.,2025-01-01 00:00:00,99.0000,2025-01-31 00:00:00,1,ember-ring,ember-ring.html,4,,0.0000,1,88,https://old.example/e.jpg,,1,0,E-1-6,ring_size,6,",
  ",,,,Sale,Default Category,,,,,,,,,,,,,,,,,,88,https://old.example/f.jpg,,2,0,E-1-7,ring_size,7,10.0000",
  ",german,,,,,,<p>Warmes Rot</p>,,,Glutring,,,,,,,,,,,,,,,,,,,,,",
  ",,,,,,,,,,,,,,,,,,,,,,,88,https://old.example/hidden.jpg,,3,1,,,,",
  "E-1-7,,Default,simple,,,base,,,,Ember ring 7,500.0000,,,,,1,ember-ring-7,ember-ring-7.html,1,0.5000,1.0000,1,,,,,,,,,",
  "A-1,,Default,simple,Pins,Default Category,base,,,,Ash pin,40.0000,,2025-01-01,30.0000,,2,ash-pin,ash-pin.html,4,,0.0000,0,,,,,,,,,",
);

/** Semicolons, commas for decimals, a discount in percent for some time, two columns of text. */
export const PRESTASHOP = lines(
  "Product ID;Active (0/1);Name *;Categories (x,y,z...);Price tax excluded;Tax rules ID;Wholesale price;On sale (0/1);Discount amount;Discount percent;Discount from (yyyy-mm-dd);Discount to (yyyy-mm-dd);Reference #;Supplier;EAN13;Weight;Quantity;Visibility;Unit price;Summary;Description;Tags (x,y,z...);Meta title;Rewritten URL;Image URLs (x,y,z...);Image alt texts (x,y,z...);Delete existing images (0 = No, 1 = Yes);Condition",
  '1;1;"Ember ring; forged";Home,Rings;120,00;1;30;1;;10;2026-01-01;2026-12-31;E-1;Zoë;;0,5;2;both;0;Forged.;<p>Warm red</p>;red,warm;;ember-ring;https://old.example/e.jpg,https://old.example/f.jpg;Front,Back;0;new',
  "2;0;Ash pin;Home,Pins;40,00;1;;0;5,00;;2025-01-01;2025-01-31;A-1;;;;0;both;0;;;;;ash-pin;;;0;new",
);

/** What the back office exports of its list of products. */
export const PRESTASHOP_LIST = lines(
  '"Product ID";Image;Name;Reference;Category;"Price (tax excl.)";"Price (tax incl.)";Quantity;Status;Position',
  '1;https://old.example/e.jpg;"Ember ring";E-1;Rings;100,00;120,00;2;1;1',
  '2;;"Ash pin";A-1;Pins;33,33;40,00;0;0;2',
);

/** Italian: words for the variations, an underscore in tags, a price in euros. */
export const ETSY_ITALIAN = lines(
  'TITOLO,DESCRIZIONE,PREZZO,CURRENCY_CODE,QUANTITÀ,TAG,MATERIALI,IMMAGINE1,IMMAGINE2,"TIPO VARIANTE 1","NOME VARIANTE 1","VALORI VARIANTE 1",SKU',
  '"Ember ring, &quot;forged&quot;",Warm red,120.00,USD,3,"gold_ring,red","Oro,Onice",https://old.example/e.jpg,https://old.example/f.jpg,Taglia,Misura,"6,7","E-1,E-1-7"',
  "Ash pin,,40.00,USD,1,,,,,,,,A-1",
);

/** A dealer's list of stones: codes of shapes, prices per carat or in all, another stone than a diamond. */
export const STONE_LIST = lines(
  "Stock #,Shape,Weight,Color,Clarity,Cut Grade,Lab,Certificate #,Measurements,RapNet Price,Total Price,Treatment,Diamond Image,Stone",
  "R-101,OV,1.02,D,VS1,EX,GIA,2141438171,7.90 x 5.60 x 3.50,6500,,,https://old.example/r101.jpg,",
  "R-102,Emerald,2.50,Blue,VVS,,,77,8.1 x 6.2 x 4.0,,4200.00,Heated,,Sapphire",
);
