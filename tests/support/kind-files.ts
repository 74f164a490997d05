import type { FileKind } from "#contract/importing/import-choices.ts";

type KindFile = { kind: FileKind; platform: string; text: string };

const file = (kind: FileKind, platform: string, ...rows: string[]): KindFile => ({
  kind,
  platform,
  text: `${rows.join("\n")}\n`,
});

/**
 * Files of other systems that hold no pieces, written by hand from their documentation (`kinds/declared-kinds.ts`).
 * Those of orders name the SKUs E-1 and A-1.
 */
export const KIND_FILES: KindFile[] = [
  file(
    "customers",
    "Shopify",
    "Customer ID,First Name,Last Name,Email,Accepts Email Marketing,Default Address Company,Default Address Address1,Default Address Address2,Default Address City,Default Address Province Code,Default Address Country Code,Default Address Zip,Default Address Phone,Phone,Accepts SMS Marketing,Total Spent,Total Orders,Note,Tax Exempt,Tags",
    "'7,Ann,Lee,Ann@Example.com,yes,,1 Elm St,,Staunton,VA,US,'24401,,'+15405550100,no,450.00,1,Size 6,no,",
    "'8,Bo,Kim,bo@example.com,no,,,,,,,,,,no,0.00,0,,no,",
  ),
  file(
    "orders",
    "Shopify",
    "Name,Email,Financial Status,Paid at,Fulfillment Status,Fulfilled at,Accepts Marketing,Currency,Subtotal,Shipping,Taxes,Total,Discount Code,Discount Amount,Shipping Method,Created at,Lineitem quantity,Lineitem name,Lineitem price,Lineitem compare at price,Lineitem sku,Lineitem requires shipping,Lineitem taxable,Lineitem fulfillment status,Billing Name,Vendor,Id,Tags",
    "#1001,ann@example.com,paid,2026-03-12 09:14:02 +0000,fulfilled,,no,USD,450.00,0.00,0.00,450.00,,0.00,,2026-03-12 09:14:02 +0000,1,Ember ring,450.00,,E-1,true,true,fulfilled,Ann Lee,Fern,1,",
    "#1001,ann@example.com,,,,,,,,,,,,,,,2,Ash pin,40.00,,A-1,true,true,fulfilled,,Fern,,",
  ),
  file(
    "orders",
    "Shopify",
    "Product title,Product vendor,Product type,Net items sold,Gross sales,Discounts,Returns,Net sales,Taxes,Total sales",
    "Ember ring,Fern,Rings,3,1350.00,0,0,1350.00,0,1350.00",
  ),
  file("redirects", "Shopify", "Redirect from,Redirect to", "/old-ring,/products/ember-ring"),
  file(
    "redirects",
    "Redirection",
    "source,target,regex,code,type,hits,title,status",
    '"/old-ring/","/products/ember-ring/",0,301,"url",7,"","active"',
  ),
  file(
    "redirects",
    "Redirection",
    '{"plugin":{"version":"5.4.1","date":"Tue, 18 Mar 2025 10:00:00 +0000"},"groups":[{"id":1,"name":"Redirections","module_id":1,"enabled":true}],"redirects":[{"id":1,"url":"/old-ring","match_url":"/old-ring","match_data":{"source":{"flag_query":"exact","flag_case":false,"flag_trailing":false,"flag_regex":false}},"action_code":301,"action_type":"url","action_data":{"url":"/products/ember-ring"},"match_type":"url","title":"","hits":15,"regex":false,"group_id":1,"position":0,"last_access":"May 18, 2019","enabled":true}]}',
  ),
  file(
    "redirects",
    "Yoast SEO",
    "Origin,Target,Type,Format",
    "old-ring,products/ember-ring,301,plain",
  ),
  file(
    "redirects",
    "your shop",
    "Old path,New address",
    "/old-ring,http://localhost:3000/products/1",
  ),
  file(
    "discounts",
    "Shopify",
    "Name,Value,Value Type,Type,Discount Class,Minimum Purchase Requirements,Customer Selection,Times Used In Total,Applies Once Per Customer,Usage Limit Per Code,Status,Start,End",
    "SPRING,-10.0,percentage,,order,,all,4,false,,Active,2026-03-01 00:00:00 -0500,",
  ),
  file(
    "gift-cards",
    "Shopify",
    "Id,Last characters,Customer name,Email,Order name,Initial balance,Current balance,Currency,Expires on,Enabled?,Created at",
    "5,a1b2,Ann Lee,ann@example.com,#1001,100.00,60.00,USD,,true,2026-01-02 10:00:00 -0500",
  ),
  file(
    "posts",
    "Shopify",
    "ID,Handle,Command,Title,Author,Body HTML,Summary HTML,Tags,Created At,Updated At,Published,Published At,Blog: ID,Blog: Handle,Blog: Title",
    "9,on-gold,MERGE,On gold,Ada,<p>Warm.</p>,,gold,2025-01-02 10:00:00 -0500,,TRUE,2025-01-02 10:00:00 -0500,1,news,News",
  ),
  file(
    "customers",
    "WooCommerce",
    "Name,Username,Last active,Date registered,Email,Orders,Total spend,AOV,Country / Region,City,Region,Postal code",
    "Ann Lee,ann,2026-03-12,2025-01-02,ann@example.com,2,490.00,245.00,US,Staunton,VA,24401",
  ),
  file(
    "customers",
    "WooCommerce",
    "customer_id,first_name,last_name,user_login,email,date_registered,billing_first_name,billing_last_name,billing_email,billing_phone,billing_company,billing_address_1,billing_postcode,billing_city,billing_country,shipping_address_1,shipping_city",
    "4,Ann,Lee,ann,ann@example.com,2025-01-02 10:00:00,Ann,Lee,ann@home.example.com,5405550100,O&#039;Lee Ltd,1 Elm St,24401,Staunton,US,9 Oak Rd,Bath",
  ),
  file(
    "orders",
    "WooCommerce",
    "order_id,order_number,order_date,paid_date,status,shipping_total,tax_total,order_total,order_currency,payment_method,customer_id,billing_first_name,billing_last_name,billing_email,line_item_1",
    "81,81,2026-03-12 09:14:02,,completed,0,0,450.00,USD,cod,4,Ann,Lee,ann@example.com,name:Ember ring|sku:E-1|quantity:1",
  ),
  file(
    "orders",
    "WooCommerce",
    "Date,Order #,Status,Customer,Customer type,Product(s),Items sold,Coupon(s),Net Sales,Attribution",
    "2026-03-12 09:14:02,81,completed,Ann Lee,new,1× Ember ring,1,,450.00,Direct",
  ),
  file(
    "discounts",
    "WooCommerce",
    "code,description,discount_type,coupon_amount,expiry_date,usage_limit",
    "spring,,percent,10,,1",
  ),
  file(
    "subscribers",
    "MailPoet",
    "Email,First name,Last name,List status,Global status,Subscribed at",
    "ann@example.com,Ann,Lee,subscribed,subscribed,2025-01-02 10:00:00",
    "bo@example.com,Bo,Kim,subscribed,bounced,2025-01-03 10:00:00",
  ),
  file(
    "orders",
    "Etsy",
    "Sale Date,Order ID,Buyer User ID,Full Name,First Name,Last Name,Number of Items,Payment Method,Date Shipped,Street 1,Street 2,Ship City,Ship State,Ship Zipcode,Ship Country,Currency,Order Value,Coupon Code,Discount Amount,Shipping,Sales Tax,Order Total,Status,Buyer,SKU",
    "09/25/26,11223344,ann,Ann Lee,Ann,Lee,1,Credit Card,09/27/26,1 Elm St,,Staunton,VA,24401,United States,USD,450.00,,0.00,5.00,0,455.00,,ann,E-1",
  ),
  file(
    "orders",
    "Etsy",
    "Sale Date,Item Name,Buyer,Quantity,Price,Coupon Code,Coupon Details,Discount Amount,Shipping Discount,Order Shipping,Order Sales Tax,Item Total,Currency,Transaction ID,Listing ID,Date Paid,Date Shipped,Ship Name,Order ID,Variations,Order Type,Listings Type,Payment Type,SKU",
    "09/25/26,Ember ring,ann,2,99.00,,,0,0,4.50,0,198.00,USD,4001,9001,09/25/26,,Ann Lee,11223344,,online,listing,online_cc,E-1",
  ),
  file(
    "orders",
    "Squarespace",
    "Order ID,Email,Financial Status,Paid at,Fulfillment Status,Fulfilled at,Currency,Subtotal,Shipping,Taxes,Amount Refunded,Total,Discount Code,Discount Amount,Shipping Method,Created at,Lineitem quantity,Lineitem name,Lineitem price,Lineitem sku,Lineitem variant,Billing Name",
    "00012,ann@example.com,PAID,2026-03-12 09:14:02 -0500,PENDING,,USD,450.00,0,0,0,450.00,,0,,2026-03-12 09:14:02 -0500,1,Ember ring,450.00,E-1,6,Ann Lee",
  ),
  file(
    "customers",
    "Squarespace",
    "Email,First Name,Last Name,Shipping Name,Shipping Address 1,Shipping Address 2,Shipping City,Shipping Zip,Shipping Province/State,Shipping Country,Shipping Phone Number,Tags,Mailing Lists,Created On,Customer Since,Subscriber Since,Accepts Marketing,Order Count,Total Spent Amount",
    "ann@example.com,Ann,Lee,Ann Lee,1 Elm St,,Staunton,24401,VA,US,5405550100,,News,2025-01-02,2026-03-12,2025-01-02,true,1,450.00",
  ),
  file(
    "orders",
    "Wix",
    "Order number,Date created,Time,Fulfill by,Total order quantity,Contact email,Note from customer,Additional checkout info,Item,Variant,SKU,Qty,Quantity refunded,Price,Weight,Custom text,Delivery method,Recipient name,Payment status,Total,Currency",
    'ORD-1,"Mar 12, 2026",09:14,,1,ann@example.com,,,Ember ring,6,E-1,1,0,99.00,8,,,Ann Lee,Paid,99.00,USD',
  ),
  file(
    "customers",
    "Wix",
    "First Name,Last Name,Email 1,Email 2,Phone 1,Phone 2,Address 1 - Street,Address 1 - City,Address 1 - State/Region,Address 1 - Zip,Address 1 - Country,Address 2 - Street,Address 2 - City,Company,Labels,Created At (UTC+0),Email subscriber status,SMS subscriber status,Last Activity,Source,Language",
    "Ann,Lee,ann@example.com,ann@work.example.com,5405550100,5405550199,1 Elm St,Staunton,VA,24401,US,9 Oak Rd,Bath,,,2025-01-02 10:00,Subscribed,Never subscribed,,Form,en",
  ),
  file(
    "orders",
    "Square",
    "Date,Time,Time Zone,Category,Item,Qty,Price Point Name,SKU,Modifiers Applied,Gross Sales,Discounts,Net Sales,Tax,Transaction ID,Payment ID,Device Name,Notes,Event Type,Location,Customer ID,Customer Name",
    "2026-03-12,09:14:02,Eastern Time (US & Canada),Rings,Ember ring,1,Regular,E-1,,$99.00,$0.00,$99.00,$0.00,T1,P1,iPad,,Payment,Atelier,,Ann Lee",
  ),
  file(
    "customers",
    "Square",
    "Reference ID,First Name,Last Name,Email Address,Phone Number,Nickname,Company Name,Street Address 1,City,State,Postal Code,Birthday,Memo,Square Customer ID,Creation Source,First Visit,Last Visit,Transaction Count,Lifetime Spend,Email Subscription Status,Instant Profile",
    ",Ann,Lee,ann@example.com,5405550100,,,1 Elm St,Staunton,VA,24401,,Likes opals,C1,Directory,,,1,$99.00,subscribed,No",
  ),
  file(
    "orders",
    "BigCommerce",
    "Order ID,Customer ID,Customer Name,Customer Email,Customer Phone,Order Date,Order Status,Subtotal (inc tax),Subtotal (ex tax),Tax Total,Shipping Cost (inc tax),Order Total (inc tax),Payment Method,Total Quantity,Product Details",
    '101,7,Ann Lee,ann@example.com,,03/12/2026,Completed,450.00,450.00,0,0,450.00,Manual,1,"Product SKU: E-1, Product Name: Ember ring"',
  ),
  file(
    "customers",
    "BigCommerce",
    "Customer ID,First Name,Last Name,Company,Email,Phone,Notes,Store Credit,Customer Group,Date Joined,Addresses,Receive Review/Abandoned Cart Emails?,Tax Exempt Category",
    '7,Ann,Lee,,ann@example.com,5405550100,,0,,2025-01-02,"Address ID: 5, Address Name: Ann Lee, Address Company: , Address Line 1: 1 Elm St, Apt 2, Address Line 2: Attn: Ann, City/Suburb: Staunton, State/Province: , State Abbreviation: VA, Zip/Postcode: 24401, Country: United States, Building Type: residential, Address Phone: 5405550199|Address ID: 6, Address Line 1: 9 Oak Rd, City/Suburb: Bath, State/Province: Somerset, Zip/Postcode: BA1 1AA, Country: United Kingdom",Y,',
  ),
  file(
    "orders",
    "Big Cartel",
    "Number,Buyer first name,Buyer last name,Buyer email,Buyer phone number,Date,Status,Payment status,Shipping address 1,Shipping city,Shipping zip,Item count,Item total,Total price,Total shipping,Discount code,Items",
    "ABCD-123456,Ann,Lee,ann@example.com,,2026-03-12,shipped,completed,1 Elm St,Staunton,24401,1,450.00,450.00,0,,product_name:Ember ring|quantity:1|price:450|total:450",
  ),
  file(
    "customers",
    "PrestaShop",
    "ID;Social title;First name;Last name;Email address;Sales;Enabled;Newsletter;Partner offers;Registration;Last visit",
    "2;Mrs.;Ann;Lee;ann@example.com;450;1;1;0;2025-01-02 10:00:00;2026-03-12 09:14:02",
  ),
  file(
    "orders",
    "PrestaShop",
    "ID;Reference;New client;Delivery;Customer;Total;Payment;Status;Date",
    "5;XKBKNABJK;1;United States;A. Lee;450.00;Check;Delivered;2026-03-12 09:14:02",
  ),
  file(
    "subscribers",
    "Mailchimp",
    "Email Address,First Name,Last Name,Address,Phone Number,MEMBER_RATING,OPTIN_TIME,OPTIN_IP,CONFIRM_TIME,CONFIRM_IP,LATITUDE,LONGITUDE,GMTOFF,DSTOFF,TIMEZONE,CC,REGION,LAST_CHANGED,LEID,EUID,NOTES,TAGS",
    "Ann@Example.com,Ann,Lee,,,2,2025-01-02 10:00:00,,2025-01-02 10:05:00,,,,,,,US,VA,2025-01-02 10:05:00,1,a1,,",
    "bo@example.com,Bo,Kim,,,2,2025-01-03 10:00:00,,,,,,,,,US,VA,2025-01-03 10:00:00,2,b2,,",
  ),
  file(
    "subscribers",
    "Mailchimp",
    "Email Address,First Name,Last Name,MEMBER_RATING,OPTIN_TIME,OPTIN_IP,CONFIRM_TIME,CONFIRM_IP,UNSUB_TIME,UNSUB_CAMPAIGN_TITLE,UNSUB_CAMPAIGN_ID,UNSUB_REASON,LEID,EUID",
    "cy@example.com,Cy,Ng,2,2025-01-02 10:00:00,,,,2026-02-03 10:00:00,March,9,NORMAL,3,c3",
  ),
  file(
    "subscribers",
    "Mailchimp",
    "Email Address,First Name,Last Name,MEMBER_RATING,OPTIN_TIME,OPTIN_IP,CONFIRM_TIME,CONFIRM_IP,CLEAN_TIME,CLEAN_CAMPAIGN_TITLE,CLEAN_CAMPAIGN_ID,LEID,EUID",
    "di@example.com,Di,,2,2025-01-02 10:00:00,,,,2026-02-03 10:00:00,March,9,4,d4",
  ),
  file(
    "subscribers",
    "Klaviyo",
    "Email,Klaviyo ID,First Name,Last Name,Organization,Title,Phone Number,Address,City,Zip Code,Source,Email Marketing Consent,Email Marketing Consent Timestamp,Email Suppressions,Date Added,Profile Created On",
    "ann@example.com,K1,Ann,Lee,,,,,,,1,SUBSCRIBED,2025-01-02T10:00:00+00:00,[],,2024-12-01 09:00:00",
    "bo@example.com,K2,Bo,Kim,,,,,,,1,UNSUBSCRIBED,2025-01-03T10:00:00+00:00,[],,2024-12-01 09:00:00",
    "cy@example.com,K3,Cy,Ng,,,,,,,1,NEVER_SUBSCRIBED,,[],,2024-12-01 09:00:00",
    "di@example.com,K4,Di,,,,,,,,1,SUBSCRIBED,2025-01-04T10:00:00+00:00,['HARD_BOUNCE'],,2024-12-01 09:00:00",
  ),
  file(
    "subscribers",
    "Substack",
    "email,active_subscription,expiry,plan,email_disabled,created_at,first_payment_at",
    "ann@example.com,false,,other,false,2025-01-02T10:00:00.000Z,",
    "bo@example.com,true,2027-01-01T00:00:00.000Z,yearly,true,2025-01-03T10:00:00.000Z,",
  ),
  file(
    "posts",
    "Substack",
    "post_id,post_date,is_published,email_sent_at,inbox_sent_at,type,audience,title,subtitle,podcast_url",
    "101.on-gold,2025-01-02T10:00:00.000Z,true,,,newsletter,everyone,On gold,,",
  ),
  file(
    "subscribers",
    "Kit",
    "id,first_name,email,state,created_at,tags",
    "209,Ann,ann@example.com,active,2025-01-02T10:00:00Z,VIP",
    "210,Bo,bo@example.com,bounced,2025-01-03T10:00:00Z,",
    "211,Cy,cy@example.com,inactive,2025-01-04T10:00:00Z,",
  ),
  file(
    "subscribers",
    "your shop",
    "email,active,since,confirmed",
    "ann@example.com,yes,2025-01-01T10:00:00.000Z,2025-01-02T10:00:00.000Z",
    "bo@example.com,yes,2025-01-03T10:00:00.000Z,",
    "cy@example.com,no,2025-01-04T10:00:00.000Z,2025-01-04T10:00:00.000Z",
  ),
  file(
    "subscribers",
    "MailerLite",
    "Email,Name,Status,Sent,Opens,Clicks,Subscribed,Unsubscribed",
    "ann@example.com,Ann,active,9,8,1,2025-01-02 10:00:00,",
    "bo@example.com,Bo,junk,9,0,0,2025-01-03 10:00:00,",
    "cy@example.com,Cy,active,9,0,0,2025-01-03 10:00:00,2026-02-03 10:00:00",
  ),
];
