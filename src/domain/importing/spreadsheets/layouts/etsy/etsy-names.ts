/**
 * The columns of Etsy's listing download (help.etsy.com/hc/articles/360000343508). English, German and
 * Italian as sellers' files have them; French, Spanish, Dutch and Portuguese after Etsy's own words for
 * them on its pages.
 */
export const ETSY_NAMES = {
  title: ["TITLE", "TITEL", "TITOLO", "TITRE", "TÍTULO", "TITULO"],
  description: [
    "DESCRIPTION",
    "BESCHREIBUNG",
    "DESCRIZIONE",
    "DESCRIPCIÓN",
    "DESCRIPCION",
    "BESCHRIJVING",
    "DESCRIÇÃO",
  ],
  price: ["PRICE", "PREIS", "PREZZO", "PRIX", "PRECIO", "PRIJS", "PREÇO"],
  currency: [
    "CURRENCY_CODE",
    "WÄHRUNGSCODE",
    "CODICE_VALUTA",
    "CODE_DEVISE",
    "CÓDIGO_DE_MONEDA",
    "VALUTACODE",
    "CÓDIGO_DA_MOEDA",
  ],
  quantity: [
    "QUANTITY",
    "STÜCKZAHL",
    "QUANTITÀ",
    "QUANTITA",
    "QUANTITÉ",
    "CANTIDAD",
    "AANTAL",
    "QUANTIDADE",
  ],
  tags: ["TAGS", "TAG", "ETIQUETAS"],
  materials: [
    "MATERIALS",
    "MATERIALIEN",
    "MATERIALI",
    "MATÉRIAUX",
    "MATERIAUX",
    "MATERIALES",
    "MATERIALEN",
    "MATERIAIS",
  ],
  /** Before a number. */
  image: ["IMAGE", "BILD", "IMMAGINE", "IMAGEN", "AFBEELDING", "IMAGEM"],
  /** Before a number; what the seller calls it goes before its type. */
  variationName: [
    "VARIATIONSNAME",
    "NOME VARIANTE",
    "NOM DE LA VARIANTE",
    "NOMBRE DE LA VARIACIÓN",
    "VARIATIONSTYP",
    "TIPO VARIANTE",
    "TYPE DE VARIANTE",
    "TIPO DE VARIACIÓN",
  ],
  variationValues: [
    "VARIATIONSWERT",
    "VALORI VARIANTE",
    "VALEURS DE LA VARIANTE",
    "VALORES DE LA VARIACIÓN",
  ],
  sku: ["SKU", "BESTANDSEINHEIT"],
};
