import { expect, test } from "vitest";
import { decodeText } from "./decode-text.ts";

/** Characters in the order of their bytes from 0x80. */
const encoder = (encoding: string) => {
  const all = new TextDecoder(encoding).decode(Uint8Array.from({ length: 256 }, (_, at) => at));
  const bytes = new Map(Array.from(all, (character, at) => [character, at]));
  return (text: string) => Uint8Array.from(Array.from(text, (each) => bytes.get(each) ?? 0x3f));
};

test.each([
  ["windows-1251", "Артикул;Назва;Опис;Ціна, грн;Залишок\n1;Каблучка;Ручна робота;12 500,00;1\n"],
  ["windows-1251", "Шифра;Назив;Цена\n1;Прстен од злата;12500\n2;Минђуше;3200\n"],
  ["windows-1251", "SKU;Наименование;Price\nA-1;Кольцо с сапфиром;125\n"],
  ["windows-1253", "Κωδικός;Όνομα;Τιμή\n1;Δαχτυλίδι χρυσό;125\n2;Σκουλαρίκια;12\n"],
  ["windows-1252", "Réf;Désignation;Prix TTC;Matière\n1;Bague à la pièce;1 250,00;Or jaune\n"],
  ["windows-1252", "Artikel;Größe;Maße\n1;Ring für Zoë;54\n"],
  ["windows-1250", "Šifra;Naziv;Količina;Težina\n1;Prsten Žar;1;4,2\n2;Minđuše;0;2,1\n"],
  ["windows-1254", "Ürün Kodu;Ürün Adı;Fiyat\n1;Gümüş yüzük;1250\n2;Altın küpe, işlemeli;980\n"],
  ["windows-1254", "Kod;Ad;Fiyat\n1;YILDIZ KOLYE, TAŞLI;10\n2;KÜPE, GÜMÜŞ;8\n"],
  ["windows-1252", "Vara;Heiti;Verð\n1;Gullhringur með þræði;125\n2;Eyrnalokkar úr silfri;12\n"],
  ["macintosh", "Réf;Désignation;Prix TTC;Matière\n1;Bague à la pièce;1 250,00 €;Or jaune\n"],
  ["macintosh", "Artikel;Größe;Maße\n1;Ring für Zoë – “Glut”;54\n"],
  ["macintosh", "Código;Artículo;Precio\n1;Anillo de compromiso pequeño, señal;125\n2;Café;3\n"],
  ["macintosh", "Name;Description\nCafé ring;Anna’s ring, 18 K\n"],
  ["windows-1252", "Name;Description\nCœur;l’or – “jaune”, 3 € • ½ ct…\nRing™;Nº 5\n"],
  ["windows-1250", "Kód;Názov;Cena\n1;Prsteň ťažký, ŠŤASTIE;12\n2;Ťažítko, kameň žltý;9\n"],
  ["windows-1250", "Kod;Nazwa;Cena\n1;Pierścionek złoty, paź, źrebię;12\n2;Łańcuszek;9\n"],
  ["windows-1252", "Artikel;Größe;Stück\n1;Für Çelik, ð;54\n"],
])("reads a small table in %s: %s", (encoding, text) => {
  const bytes = encoder(encoding)(text);
  expect(decodeText(bytes).text).toBe(text);
});

test("reads a small Russian table in KOI8", () => {
  const text = "Артикул;Наименование;Цена\n1;Кольцо с сапфиром;125\n";
  expect(decodeText(encoder("koi8-r")(text)).text).toBe(text);
});
