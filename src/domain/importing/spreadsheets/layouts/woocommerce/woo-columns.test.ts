import { expect, test } from "vitest";
import { toHeader } from "../../tables/header.ts";
import { findWooColumns } from "./woo-columns.ts";

const columnsOf = (...cells: string[]) => findWooColumns(toHeader({ number: 1, cells }));

test("reads the units of weight and length from their headers", () => {
  const columns = columnsOf("ID", "Name", "Weight (lbs) ", "Length (in)", "Width (in)");
  expect(columns).toMatchObject({
    at: { id: 0, name: 1, weight: 2, length: 3, width: 4 },
    weightUnit: "lbs",
    lengthUnit: "in",
  });
});

test("has no units without those columns or without parentheses", () => {
  expect(columnsOf("ID", "Name")).toMatchObject({ weightUnit: null, lengthUnit: null });
  expect(columnsOf("ID", "Weight", "Length")).toMatchObject({ weightUnit: null, lengthUnit: null });
});

/** The first 34 headers of WooCommerce's export in each language, as its translations have them. */
const LOCALIZED = {
  Danish:
    "ID|Type|Varenummer|Navn|Udgivet|Er fremhævet?|Synlighed i katalog (shoppens frontend)|Kort beskrivelse|Beskrivelse|Den dato hvor tilbudsprisen starter|Den dato hvor tilbudsprisen slutter|Momsstatus|Momssats|På lager?|Lager|Restordrer tilladt?|Sælges enkeltvis?|Vægt (g)|Længde (mm)|Bredde (mm)|Højde (mm)|Tillad anmeldelser?|Note|Tilbudspris|Normalpris|Kategorier|Tags|Forsendelsesklasse|Billeder|Grænse|Dage|Forældre",
  Polish:
    "ID|Typ|SKU|Nazwa|Opublikowano|Polecany?|Widoczność w katalogu|Krótki opis|Opis|Data rozpoczęcia promocji|Data zakończenia promocji|Status podatku|Klasa podatkowa|W magazynie?|Magazyn|Zamówienia oczekujące?|Sprzedawany pojedynczo?|Waga (g)|Długość (mm)|Szerokość (mm)|Wysokość (mm)|Opinie?|Notatka|Cena promocyjna|Cena|Kategorie|Tagi|Klasa wysyłkowa|Obrazki|Limit|Dni|Rodzic",
  Russian:
    "ID|Тип|Артикул|Имя|Опубликован|Рекомендуемый?|Видимость в каталоге|Короткое описание|Описание|Дата начала действия продажной цены|Дата окончания действия продажной цены|Налог|Класс|В наличии?|Запасы|Предзаказ?|Индивидуально?|Вес (g)|Длина (mm)|Ширина (mm)|Высота (mm)|Отзывы?|Примечание|Цена распродажи|Базовая цена|Категории|Метки|Класс доставки|Изображения|Лимит|Дней|Родительский",
  Japanese:
    "ID|タイプ|SKU|名前|公開済み|おすすめ ?|カタログでの表示|簡単な説明|説明|セール価格の開始日|セール価格の終了日|税|税クラス|在庫の有無|在庫|取り寄せ|個別|重量 (g)|長さ (mm)|幅 (mm)|高さ (mm)|レビュー|メモ|セール価格|標準価格|カテゴリー|タグ|配送|画像|制限|日数|親",
};
const ORDER =
  "id type sku name published - visibility shortDescription description saleStarts saleEnds - - inStock stock - - weight length width height - - salePrice regularPrice categories tags - images - - parent";

test.each(Object.entries(LOCALIZED))(
  "finds the columns in %s, with or without accents",
  (_, row) => {
    const cells = row.split("|");
    const at = Object.fromEntries(
      ORDER.split(" ").flatMap((column, index) => (column === "-" ? [] : [[column, index]])),
    );
    expect(columnsOf(...cells)).toMatchObject({ at, weightUnit: "g", lengthUnit: "mm" });
    const plain = cells.map((cell) =>
      cell.normalize("NFD").replaceAll(/\p{M}/gu, "").toUpperCase(),
    );
    expect(columnsOf(...plain)).toMatchObject({ at });
  },
);

test.each([
  ["Attribut 1 Name", "Attribut 1 Wert(e)"],
  ["Nazwa atrybutu 1", "Wartości atrybutu 1"],
  ["Название атрибута 1", "Значения атрибутов 1"],
  ["Egenskab 1 navn", "Egenskab 1 værdi(er)"],
  ["Naam eigenschap 1", "Waarde eigenschap 1"],
  ["属性 1 の名前", "属性 1 の値"],
])("finds the attribute of the columns %s and %s", (name, values) => {
  expect(columnsOf("ID", name, values, "Visible").attributes).toEqual([{ name: 1, values: 2 }]);
});
