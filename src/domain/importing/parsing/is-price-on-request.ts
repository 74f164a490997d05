/** Words that stand where a price would, in the languages of the importers. */
const ON_REQUEST =
  /(?<![\p{L}\d])(?:p\.?o\.?a|p\.?o\.?r|(?:(?:up)?on|by) (?:request|application|enquiry|inquiry|demand)|(?:call|ask|contact|enquire|inquire|e-?mail|write)(?: us| me)?(?: for)?|tb[ad]|auf anfrage|a\. ?a|anfragen|nach absprache|su richiesta|da concordare|sur (?:demande|devis)|nous consulter|bajo (?:petición|pedido|consulta)|a consultar|consultar|sob consulta|op aanvraag|na (?:zapytanie|upit)|på förfrågan|по запросу|за запитом|по договору|на упит)(?![\p{L}\d])/iu;

/** Whether a text says that the price is given on request. */
export const isPriceOnRequest = (text: string): boolean => ON_REQUEST.test(text);
