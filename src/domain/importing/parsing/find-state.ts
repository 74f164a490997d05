import type { PieceState } from "#contract/importing/import-choices.ts";
import { normalizeWord } from "./normalize-word.ts";

/** Words about the state of a piece, by where they are from. */
const STATE_WORDS: Record<PieceState, string>[] = [
  // Shopify's column Status: help.shopify.com/en/manual/products/import-export/using-csv, and the
  // names of these states in its admin in German, French, Spanish, Italian and Dutch.
  {
    listed: "active, aktiv, actif, activo, attivo, actief",
    hidden:
      "draft, entwurf, brouillon, borrador, bozza, concept, archived, archiviert, archivé, archivado, archiviato, gearchiveerd, unlisted, nicht gelistet, non répertorié, no listado, non in elenco",
    sold: "",
  },
  // WordPress post states (developer.wordpress.org/plugins, post status), their translations, and
  // the numbers of WooCommerce's product CSV: 0 private, -1 draft, 2 pending.
  {
    listed:
      "publish, published, veröffentlicht, publié, publicado, publicada, pubblicato, gepubliceerd",
    hidden:
      "private, privat, privé, privado, privada, privato, pending, pending review, ausstehender review, en attente de relecture, pendiente de revisión, in attesa di revisione, wachtend op beoordeling, future, auto draft, trash, -1, 2",
    sold: "",
  },
  // Catalog visibility of WooCommerce; "hidden" of Big Cartel, Square and Wix too.
  {
    listed: "visible, catalog, search, catalog search, sichtbar, visibile, zichtbaar",
    hidden:
      "hidden, versteckt, verborgen, caché, oculto, nascosto, invisible, unsichtbar, not visible, not visible individually",
    sold: "",
  },
  // PrestaShop and Magento: experienceleague.adobe.com, product attributes reference (product_online).
  {
    listed: "enabled, aktiviert, activé, activado, abilitato, ingeschakeld",
    hidden:
      "disabled, deaktiviert, désactivé, desactivado, disabilitato, uitgeschakeld, unavailable, unpublished, inactive, inaktiv, inactif",
    sold: "",
  },
  // Stock states of WooCommerce's API, Meta's catalog and Google Merchant's feed, Wix and Big Cartel.
  {
    listed:
      "available, for sale, in stock, instock, verfügbar, disponible, on backorder, onbackorder, backorder, preorder, available for order, online, listed, gelistet, disponibile, beschikbaar",
    hidden: "offline, staging, discontinued, expired, removed",
    sold: "sold, sold out, soldout, out of stock, outofstock, ausverkauft, verkauft, vendu, épuisé, vendido, agotado, venduto, esaurito, verkocht, uitverkocht",
  },
  // The same words in people's own tables: German, French, Italian, Spanish, Portuguese, Polish,
  // Czech, Serbian, Russian, Ukrainian, Hungarian, Turkish and Swedish.
  {
    listed:
      "auf lager, lieferbar, vorrätig, en stock, in magazzino, disponibile subito, ativo, publicado, disponível, em estoque, aktywny, opublikowany, dostępny, w magazynie, aktivní, skladem, zveřejněno, na skladě, aktivan, aktivno, objavljeno, dostupno, na stanju, na lageru, активан, доступно, на стању, активен, активный, активна, опубликован, опубликовано, в наличии, есть в наличии, есть, в продаже, активний, опубліковано, в наявності, є в наявності, є, у продажу, aktív, elérhető, készleten, aktif, yayında, stokta, satışta, aktiv, publicerad, i lager",
    hidden:
      "rascunho, arquivado, inativo, szkic, ukryty, nieaktywny, zarchiwizowany, koncept, skrytý, skryto, neaktivní, nacrt, skriveno, neaktivan, neaktivno, скривено, неактиван, черновик, скрыт, скрыто, неактивен, не опубликован, снят с продажи, архив, чернетка, приховано, неактивний, знято з продажу, архів, vázlat, rejtett, inaktív, taslak, gizli, pasif, utkast, dold, inaktiv, nicht sichtbar, ausgeblendet, masqué, bloqué, nascosto, oculta",
    sold: "nicht verfügbar, nicht auf lager, nicht vorrätig, vergriffen, vendue, rupture de stock, en rupture, indisponible, rupture, non disponibile, venduta, esaurita, sin existencias, sin stock, no disponible, vendida, esgotado, indisponível, sprzedany, sprzedane, wyprzedane, niedostępny, brak, prodáno, vyprodáno, není skladem, prodato, prodano, rasprodato, rasprodano, nema na stanju, nije dostupno, продато, распродато, нема на стању, продан, продано, распродано, нет в наличии, нет, отсутствует, немає в наявності, немає, відсутній, розпродано, eladva, elfogyott, nincs készleten, satıldı, tükendi, stokta yok, såld, slutsåld, slut",
  },
];

const BY_WORD = new Map(
  STATE_WORDS.flatMap((words) =>
    (Object.keys(words) as PieceState[]).flatMap((state) =>
      words[state]
        .split(", ")
        .filter(Boolean)
        .map((word) => [normalizeWord(word), state] as const),
    ),
  ),
);

/** The state that a word means in any of the known formats and languages; null for none. */
export const findState = (word: string): PieceState | null =>
  BY_WORD.get(normalizeWord(word)) ?? null;
