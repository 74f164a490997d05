import { expect, test } from "vitest";
import { guessFields } from "./guess-fields.ts";

/** The columns of tables as goldsmiths and shops keep them. */
test.each([
  [
    "German",
    "Art.-Nr.|Bezeichnung|Beschreibung|VK-Preis inkl. MwSt. (€)|Lagerbestand|Warengruppe|Legierung|Gewicht in g|Ringgröße|Bilddatei|Status",
    "sku|name|description|price|stock|category|materials|weight|dimensions|images|active",
  ],
  [
    "German with a column of the article's number called so",
    "Artikel|Titel|Bruttopreis|Menge|Foto 1|Foto 2",
    "-|name|price|stock|images|images",
  ],
  [
    "French",
    "Réf.|Libellé|Descriptif|Prix TTC|Qté|Famille|Matière|Poids (g)|Visuel",
    "sku|name|description|price|stock|category|materials|weight|images",
  ],
  [
    "Italian",
    "Codice articolo|Nome prodotto|Descrizione breve|Prezzo al pubblico (€)|Giacenza|Tipologia|Pietre|Misura|URL immagine principale|Pubblicato",
    "sku|name|description|price|stock|category|materials|dimensions|images|active",
  ],
  [
    "Spanish",
    "Código|Producto|Descripción|PVP|Existencias|Tipo|Piedras|Etiquetas|Imagen 1",
    "sku|name|description|price|stock|category|materials|tags|images",
  ],
  [
    "Serbian",
    "Šifra artikla|Naziv proizvoda|Opis|Maloprodajna cena (RSD)|Količina|Vrsta nakita|Materijal|Težina (g)|Slika 1|Aktivan",
    "sku|name|description|price|stock|category|materials|weight|images|active",
  ],
  [
    "Serbian in Cyrillic",
    "Шифра|Назив|Опис|Цена|Залиха|Категорија|Камен|Слика",
    "sku|name|description|price|stock|category|materials|images",
  ],
  [
    "Ukrainian",
    "Артикул|Назва товару|Опис|Ціна, грн|Залишок|Категорія|Метал|Вага, г|Розмір|Фото|Статус|Валюта",
    "sku|name|description|price|stock|category|materials|weight|dimensions|images|active|currency",
  ],
  [
    "Russian",
    "Код товара|Наименование|Описание|Розничная цена|Старая цена|Кол-во|Раздел|Вставка|Вес изделия|Ссылка на фото|Опубликован",
    "sku|name|description|price|formerPrice|stock|category|materials|weight|images|active",
  ],
  [
    "Polish",
    "Symbol|Nazwa produktu|Opis|Cena brutto|Stan magazynowy|Kategoria|Kruszec|Zdjęcie 1",
    "sku|name|description|price|stock|category|materials|images",
  ],
  [
    "Czech",
    "Kód|Název|Popis|Cena s DPH|Skladem|Druh|Materiál|Obrázek",
    "sku|name|description|price|stock|category|materials|images",
  ],
  [
    "Portuguese",
    "Referência|Nome|Descrição|Preço (R$)|Estoque|Categoria|Peso|Imagens",
    "sku|name|description|price|stock|category|weight|images",
  ],
  [
    "Swedish",
    "Artnr|Benämning|Beskrivning|Pris|Antal|Kategori|Vikt|Bild",
    "sku|name|description|price|stock|category|weight|images",
  ],
  [
    "Turkish",
    "Stok Kodu|Ürün Adı|Açıklama|Satış Fiyatı|Adet|Kategori|Ağırlık|Görsel",
    "sku|name|description|price|stock|category|weight|images",
  ],
  [
    "Hungarian",
    "Cikkszám|Megnevezés|Leírás|Bruttó ár|Készlet|Csoport|Súly|Kép",
    "sku|name|description|price|stock|category|weight|images",
  ],
  [
    "a table of a program",
    "productId|itemName|sellPrice|costPrice|stockQuantity|imageUrl|metal_type|is_active",
    "-|name|price|cost|stock|images|materials|active",
  ],
  [
    "a catalog of Yandex Market",
    "id|name|vendorCode|price|oldprice|currencyId|categoryId|picture|url|description|Металл",
    "-|name|sku|price|formerPrice|currency|-|images|address|description|materials",
  ],
  [
    "a price list of a program",
    "Номенклатура.Артикул|Ценовая группа|Основна ціна продажу|Supplier name",
    "sku|-|price|-",
  ],
])("guesses the columns of a table in %s", (_, names, fields) => {
  expect(
    guessFields(names.split("|"))
      .map((field) => field ?? "-")
      .join("|"),
  ).toBe(fields);
});

test("reads one language of several", () => {
  const names = ["title_uk", "title_en", "description_uk", "description_en", "name_de"];
  expect(guessFields(names)).toEqual([null, "name", null, "description", null]);
  expect(guessFields(["name_uk", "name_ru"])).toEqual(["name", null]);
});

test.each(
  [
    "Cost price|Purchase|Buy|Trade|Supply|Wholesale price|Cost per item|COGS ($)|Supplier price|price_paid",
    "EK-Preis|EK netto|Einkaufspreis (€)|Großhandelspreis|Prix d’achat HT|Coût|Prix de revient|Prezzo acquisto|Costo",
    "Precio de coste|Precio de compra|Inkoopprijs|Preço de custo|Cena zakupu|Nákupní cena|Nákupná cena|Nabavna cena",
    "Набавна цена|Закупочная цена|Себестоимость|Закупівельна ціна|Доставна цена|Preț de achiziție|Beszerzési ár",
    "Alış fiyatı|Τιμή αγοράς|Inköpspris|Indkøbspris|Innkjøpspris|Ostohinta",
  ].flatMap((names) => names.split("|")),
)("takes %s for a cost, beside a price and alone", (name) => {
  expect(guessFields(["Name", name, "Retail price"])).toEqual(["name", "cost", "price"]);
  expect(guessFields(["Name", name])).toEqual(["name", "cost"]);
});

test.each([
  "Supplier name",
  "Supplier",
  "Purchase date",
  "Shipping cost",
  "Brand",
  "Delete existing images",
  "Meta description",
  "EAN13",
  "",
])("guesses nothing for the column “%s”", (name) => {
  expect(guessFields([name])).toEqual([null]);
});
