import { expect, test } from "vitest";
import { parseHtml } from "../../../parsing/parse-html.ts";
import { readGallery } from "./read-gallery.ts";

const BASE = new URL("https://old.example/shop/ember-ring");

function read(html: string): string[] {
  const page = parseHtml(`<html><body><main>${html}</main></body></html>`);
  if (!page) throw new Error("The page was not parsed.");
  return readGallery(page, BASE).map(({ url, alt }) => (alt ? `${url} ${alt}` : url));
}

const json = (value: unknown) => JSON.stringify(value).replaceAll('"', "&quot;");

test.each<[string, string, string[]]>([
  [
    "WooCommerce's gallery",
    `<div class="woocommerce-product-gallery">
       <div data-thumb="/a-100x100.jpg"><a href="/up/a.jpg"><img src="/up/a-600x600.jpg"
         data-large_image="/up/a.jpg" srcset="/up/a-600x600.jpg 600w, /up/a-300x300.jpg 300w" alt="Front"></a></div>
       <div><a href="/up/b.jpg"><img src="data:image/gif;base64,R0lG" data-src="/up/b-600x600.jpg"></a></div>
     </div>`,
    ["https://old.example/up/a.jpg Front", "https://old.example/up/b.jpg"],
  ],
  [
    "Shopify's lazy pictures with widths in their address",
    `<div class="product__media-list">
       <img data-src="//cdn.example/p/a_{width}x.jpg?v=1" data-widths="[180, 720, 1080]" alt="Side">
       <noscript><img src="//cdn.example/p/a_1024x1024.jpg?v=1"></noscript>
       <img srcset="//cdn.example/p/b.jpg?v=1&width=246 246w, //cdn.example/p/b.jpg?v=1&width=1946 1946w" src="//cdn.example/p/b.jpg?width=300">
     </div>`,
    ["https://cdn.example/p/a_1080x.jpg?v=1 Side", "https://cdn.example/p/b.jpg?v=1&width=1946"],
  ],
  [
    "PrestaShop's data of the product",
    `<div id="product-details" data-product="${json({
      name: "Ring",
      images: [
        {
          small: { url: "/1-small_default/r.jpg" },
          large: { url: "/1-large_default/r.jpg" },
          legend: "Ring",
        },
        { large: { url: "/2-large_default/r.jpg" } },
      ],
    })}"></div>`,
    ["https://old.example/1-large_default/r.jpg Ring", "https://old.example/2-large_default/r.jpg"],
  ],
  [
    "Magento's gallery",
    `<div class="gallery-placeholder"><img src="/media/cache/0123456789abcdef0123456789abcdef/r/i/ring.jpg"></div>
     <script type="text/x-magento-init">${JSON.stringify({
       "[data-gallery-role=gallery]": {
         "mage/gallery/gallery": {
           data: [
             {
               thumb: "/media/t.jpg",
               img: "/media/i.jpg",
               full: "/media/r/i/ring.jpg",
               caption: "Ring",
             },
             { full: "/media/r/i/ring-2.jpg", caption: "Back" },
           ],
         },
       },
     })}</script>`,
    [
      "https://old.example/media/r/i/ring.jpg Ring",
      "https://old.example/media/r/i/ring-2.jpg Back",
    ],
  ],
  [
    "BigCommerce's zoom pictures",
    `<section class="productView-images"><figure class="productView-image" data-zoom-image="https://cdn.example/stencil/1280x1280/a.jpg">
       <a href="https://cdn.example/stencil/1280x1280/a.jpg"><img src="https://cdn.example/stencil/500x659/a.jpg"></a></figure></section>`,
    ["https://cdn.example/stencil/1280x1280/a.jpg"],
  ],
  [
    "Wix's pictures",
    `<div class="media-gallery"><img src="https://static.wixstatic.com/media/ab~mv2.jpg/v1/fill/w_100,h_100,al_c/ab~mv2.jpg">
       <img src="https://static.wixstatic.com/media/ab~mv2.jpg/v1/fill/w_900,h_900,al_c/ab~mv2.jpg"></div>`,
    ["https://static.wixstatic.com/media/ab~mv2.jpg/v1/fill/w_900,h_900,al_c/ab~mv2.jpg"],
  ],
  [
    "a picture element without an address of its image",
    `<div class="gallery"><picture><source srcset="/a-480.webp 480w, /a-960.webp 960w"><img alt="A"></picture></div>`,
    ["https://old.example/a-960.webp A"],
  ],
])("reads %s in full and in the largest size", (_name, html, pictures) => {
  expect(read(html)).toEqual(pictures);
});

test("leaves out pictures of other pieces, badges, logos and drawings", () => {
  const html = `<div class="product-images">
      <img src="/ring.jpg"><img src="/img/logo.png"><img src="/trust-badge.png"><img src="/x.svg"><img src="/spacer.gif">
      <span class="badge-new"><img src="/new.png"></span>
      <div class="related-products"><img src="/other.jpg"></div>
    </div>
    <section class="upsells"><div class="gallery"><img src="/more.jpg"></div></section>
    <aside><div class="gallery"><img src="/beside.jpg"></div></aside>
    <img src="/elsewhere.jpg">`;
  expect(read(html)).toEqual(["https://old.example/ring.jpg"]);
});

test("keeps pictures whose name only begins like a drawing's", () => {
  expect(
    read('<div class="gallery"><img src="/iconic-ring.jpg"><img src="/silicone.jpg"></div>'),
  ).toEqual(["https://old.example/iconic-ring.jpg", "https://old.example/silicone.jpg"]);
});
