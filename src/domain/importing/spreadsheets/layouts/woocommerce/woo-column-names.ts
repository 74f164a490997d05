import { foldColumnName } from "../../tables/header.ts";

/**
 * Column headers of WooCommerce's product CSV in the languages it exports in, without units: its
 * translations (translate.wordpress.org/projects/wp-plugins/woocommerce, source
 * includes/export/class-wc-product-csv-exporter.php) of the years 2018 to 2022.
 */
const WOOCOMMERCE_NAMES = {
  id: `id`,
  type: `type | typ | tipo | τύπος | laji | タイプ | 형식 | тип | tür | loại | 类型 | 類型 | tipe | ชนิด`,
  sku: `sku | artikelnummer | ugs | cod | referencia | varenummer | κωδικός προϊόντος |
    tuotetunnus (sku) | ref | артикул | artikelnr | stok kodu (sku) | mã sản phẩm | 貨號 |
    รหัสสินค้า`,
  name: `name | nom | nombre | nome | naam | navn | όνομα | nimi | 名前 | 이름 | nazwa | имя | namn |
    i̇sim | ім'я | tên | 名称 | 名稱 | nama | ชื่อ | назва`,
  published: `published | veröffentlicht | publié | publicado | pubblicato | gepubliceerd | udgivet |
    δημοσιευμένο | julkaistu | 公開済み | 발행됨 | publisert | opublikowany | опубликован | publicerad |
    yayımlanmış | опубліковано | đã đăng | 已发布 | 已發佈 | diterbitkan | เผยแพร่ | telah terbit |
    opublikowano | เผยแพร่แล้ว`,
  visibility: `visibility in catalog | sichtbarkeit im katalog | visibilité dans le catalogue |
    visibilidad en el catálogo | visibilità nel catalogo | zichtbaarheid in catalogus |
    synlighed i katalog (shoppens frontend) | ορατότητα στον κατάλογο |
    näkyvyys tuoteluettelossa | 表示されるカテゴリー | 카탈로그에 표시 여부 | synlighet i katalogen |
    widoczność w katalogu | visibilidade no catálogo | видимость в каталоге |
    synlighet i katalog | katalogda görünürlük | видимість в каталозі | hiển thị trong danh mục |
    在列表页可见 | 目錄的可見度 | visibilitas dalam katalog | カタログでの表示 | การมองเห็นในแค็ตตาล็อก |
    kenampakan pada katalog`,
  shortDescription: `short description | kurzbeschreibung | description courte | descripción corta |
    breve descrizione | korte beschrijving | kort beskrivelse | σύντομη περιγραφή | lyhyt kuvaus |
    簡単な説明 | 간단한 설명 | korte omschrijving | krótki opis | descrição curta | descrição breve |
    короткое описание | kort beskrivning | kısa açıklama | короткий опис | mô tả ngắn | 简短描述 |
    簡短描述 | deskripsi singkat | คำอธิบายแบบย่อ | 簡短內容說明 | краткое описание`,
  description: `description | beschreibung | descripción | descrizione | beschrijving | beskrivelse |
    περιγραφή | kuvaus | 説明 | 설명 | opis | descrição | описание | beskrivning | açıklama | опис |
    mô tả | 描述 | deskripsi | รายละเอียด | รายละเอียดเพิ่มเติม`,
  saleStarts: `date sale price starts | datum, an dem angebotspreis beginnt |
    den dato hvor tilbudsprisen starter | ημερομηνία έναρξης εκπτωτικής τιμής |
    día en que empieza el precio rebajado | alennuksen aloituspäivä | date de début de promo |
    data di partenza del prezzo in saldo | セール価格の開始日 | 판매 가격 시작 날짜 | startdato for utsalgspris |
    startdatum actieprijs | data rozpoczęcia promocji | data de preço promocional começa em |
    data de início do preço promocional | дата начала действия продажной цены |
    datum när reapriset börjar | i̇ndirimli fiyatın başladığı tarih | початок акції |
    ngày bắt đầu giảm giá | 促销开始日期 | 折扣價開始日期 | tanggal harga jual mulai | วันเริ่มต้นลดราคา |
    tanggal harga diskon dimulai | дата начала действия скидки`,
  saleEnds: `date sale price ends | datum, an dem angebotspreis endet |
    den dato hvor tilbudsprisen slutter | ημερομηνία λήξης εκπτωτικής τιμής |
    día en que termina el precio rebajado | alennuksen päättymispäivä | date de fin de promo |
    termine data del prezzo di vendita | セール価格の終了日 | 판매 가격 종료 날짜 | sluttdato for utsalgspris |
    einddatum actieprijs | data zakończenia promocji | data de preço promocional termina em |
    data de término do preço promocional | дата окончания действия продажной цены |
    datum när reapriset upphör | i̇ndirimli fiyatın bittiği tarih | завершення акції |
    ngày kết thúc giảm giá | 促销截止日期 | 折扣價結束日期 | tanggal harga jual berakhir |
    data in cui termina l'offerta | วันสิ้นสุดการลดราคา | tanggal harga diskon berakhir |
    дата окончания действия скидки`,
  inStock: `in stock? | vorrätig? | en stock ? | ¿existencias? | ¿en inventario? | op voorraad? |
    på lager? | σε απόθεμα; | varasto? | 在庫の有無 | 재고가 있나요? | w magazynie? | em estoque? |
    em stock? | в наличии? | i lager? | stokta? | в наявності? | còn hàng? | 有货？ | 有庫存？ |
    stok tersedia? | มีสินค้าในคลังสินค้า?`,
  stock: `stock | bestand | lager | inventario | magazzino | voorraad | απόθεμα | varasto | 在庫 | 재고 |
    magazyn | estoque | запасы | lagersaldo | stok | запас | kho | 库存 | 庫存 | คลังสินค้า |
    stan magazynowy | запаси`,
  weight: `weight | gewicht | poids | peso | vægt | βάρος | paino | 重量 | 무게 | vekt | waga | вес | vikt |
    ağırlık | вага | cân nặng | berat | น้ำหนัก`,
  length: `length | länge | longueur | longitud | lunghezza | lengte | længde | μήκος | pituus | 長さ |
    길이 | lengde | długość | comprimento | длина | längd | uzunluk | довжина | độ dài | 长度 | 長 |
    panjang | ยาว`,
  width: `width | breite | largeur | anchura | larghezza | breedte | bredde | πλάτος | ancho | leveys |
    幅 | 폭 | szerokość | largura | ширина | bredd | genişlik | độ rộng | 宽度 | 寬 | lebar | กว้าง`,
  height: `height | höhe | hauteur | altura | altezza | hoogte | højde | ύψος | korkeus | 高さ | 높이 |
    høyde | wysokość | высота | höjd | yükseklik | висота | chiều cao | 高度 | 高 | tinggi | สูง`,
  salePrice: `sale price | angebotspreis | tarif promo | precio rebajado | prezzo in offerta | actieprijs |
    tilbudspris | τιμή προσφοράς | alennettu hinta | セール価格 | 할인 가격 | utsalgspris |
    cena promocyjna | preço promocional | цена распродажи | reapris | i̇ndirimli satış fiyatı |
    ціна зі знижкою | giá khuyến mãi | 促销价格 | 折扣價 | harga obral | ราคาที่ลด | акционная цена`,
  regularPrice: `regular price | regulärer preis | tarif régulier | precio normal | prezzo di listino |
    reguliere prijs | normalpris | κανονική τιμή | normaali hinta | 標準価格 | 정상 가격 | ordinær pris |
    cena | preço | preço normal | базовая цена | ordinarie pris | normal fiyat | звичайна ціна |
    giá bán thường | 常规售价 | 原價 | harga normal | ราคาปกติ`,
  cost: `cost of goods | cost of goods sold | meta: _wc_cog_cost | meta: _alg_wc_cog_cost |
    meta: yith_cog_cost`,
  categories: `categories | kategorien | categorías | categorie | categorieën | kategorier | κατηγορίες |
    osastot | カテゴリー | 카테고리 | kategorie | категории | kategoriler | категорії | danh mục | 分类 |
    分類 | kategori | หมวดหมู่`,
  tags: `tags | schlagwörter | étiquettes | etiquetas | tag | ετικέτες | avainsanat | etichette | タグ |
    태그 | stikkord | tagi | метки | taggar | etiketler | позначки | từ khóa | 标签 | 標籤 | ป้ายกำกับ |
    etiketter`,
  images: `images | bilder | imágenes | immagini | immagine | afbeeldingen | billeder | εικόνες | kuvat |
    画像 | 이미지 | obrazki | imagens | изображения | görseller | зображення | hình ảnh | 图片 | 圖片 |
    gambar | รูปภาพ | gambar-gambar | ไฟล์รูปภาพ`,
  parent: `parent | übergeordnetes produkt | superior | genitore | hoofd | forældre | γονέας |
    ylempi taso | 親 | 상위 | forelder | rodzic | produto ascendente | pai | родительский |
    förälder | ebeveyn | предок | gốc | 父级 | 上層 | induk | หลัก | element nadrzędny | ascendente |
    överordnad`,
} as const;

export type WooColumn = keyof typeof WOOCOMMERCE_NAMES;

/**
 * Column headers of exports by plugins: Product CSV Import Suite (woocommerce.com/document, column
 * header reference), WebToffee's Product Import Export (wordpress.org/plugins/product-import-export-for-woo,
 * data-product-post-columns.php) and WP All Export (wordpress.org/plugins/wp-all-export,
 * XmlExportEngine.php and XmlExportWooCommerce.php).
 */
const PLUGIN_NAMES: Partial<Record<WooColumn, string>> = {
  id: "post_id",
  type: "tax:product_type | product_type",
  name: "post_title | title",
  published: "post_status | status",
  visibility: "visibility",
  shortDescription: "post_excerpt | excerpt",
  description: "post_content | content",
  saleStarts: "sale_price_dates_from",
  saleEnds: "sale_price_dates_to",
  inStock: "stock_status | stock status",
  salePrice: "sale_price",
  regularPrice: "regular_price",
  categories: "tax:product_cat | product_cat",
  tags: "tax:product_tag | product_tag",
  images: "image url",
  parent: "parent_sku",
};

/** What an attribute is called in those languages: "Attribut 1 Name", "Nazwa atrybutu 1". */
const ATTRIBUTE =
  "attribut | atribut | atrybut | egenskap | egenskab | eigenschap | ominaisuus | ιδιότητας | nitelik | атрибут | аттрибут | thuộc tính | 属性 | 屬性 | 속성 | คุณสมบัติ";

const listNames = (names = ""): string[] => names.split("|").map(foldColumnName).filter(Boolean);

/** The headers of each column, folded, as WooCommerce and as plugins write them. */
export const WOO_COLUMN_NAMES = (Object.entries(WOOCOMMERCE_NAMES) as [WooColumn, string][]).map(
  ([column, names]) => ({
    column,
    own: new Set(listNames(names)),
    ofPlugins: new Set(listNames(PLUGIN_NAMES[column])),
  }),
);

export const ATTRIBUTE_WORDS = listNames(ATTRIBUTE);
