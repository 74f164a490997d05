/** Phrases of one or more words, the longest first. */
const toPhrases = (lines: string[]): string[][] =>
  lines
    .flatMap((line) => line.split(", "))
    .map((phrase) => phrase.split(" "))
    .toSorted((a, b) => b.length - a.length);

/** What people ask with, and names of everything in the shop: no piece is found by them. */
export const ASKING_PHRASES: string[][] = toPhrases([
  "i would like to see, i would like to buy, i am looking for, i'm looking for, im looking for",
  "we are looking for, we're looking for, do you guys have, do you have, do u have, do you sell",
  "do you make, have you got, do you carry, what do you have, i would like, i'd like, i'd love, i want",
  "i need, we need, are there any, is there any, are there, is there, can i see, can i get, can i find",
  "where can i find, where can i buy, can you make, could you make, can you show me, show me, show us",
  "looking for, searching for, search for, find me, give me, help me find, help me, want to buy",
  "want to see, want to order, like to buy, like to see, to buy, to see, to order, to wear",
  "how much is, how much are, how much does, how much do, how much",
  "made out of, made of, made from, that costs, that cost, which costs, for sale, thank you",
  "who likes, who loves, who wears, who wants, who like, who love, that likes, that loves",
  "she likes, she loves, she wears, he likes, he loves, he wears, they like, they love, loves, likes",
  "for her, for him, for me, for us, for them, for myself, for someone, for somebody, a pair of, pair of",
  "something, anything, everything, some, any, all, please, thanks, hello, hi, hey, looking, want, need",
  "priced, price, prices, pricing, costing, costs, cost, budget, budget of",
  "best selling, best sellers, nice, pretty, beautiful, lovely, cute, special, unique, affordable, cheap",
  "inexpensive, new",
  "jewelry, jewellery, piece, pieces, item, items, one, ones, thing, things, your, what, which",
]);

/**
 * Persons and occasions, which say whom or what a piece is for. Texts of pieces seldom do, and others begin alike:
 * they are searched for only where a text has them.
 */
export const GIFT_PHRASES: string[][] = toPhrases([
  "wedding gift, wedding present, push present, gift, gifts, gift idea, gift ideas, present, presents",
  "present idea, present ideas, birthday, birthdays, anniversary, christmas, xmas, hanukkah, holiday",
  "holidays, easter, valentine, valentines, valentine's, valentine's day, valentines day, mothers day",
  "mother's day, fathers day, father's day, graduation, retirement, baptism, christening, communion",
  "confirmation, quinceanera, bat mitzvah, bar mitzvah, baby shower, bridal shower, sweet sixteen",
  "mother in law, mother-in-law, sister in law, sister-in-law, daughter in law, daughter-in-law",
  "new mom, new mother, best friend, best friends, little girl, little boy, year old, years old",
  "wife, wife's, wifes, husband, husbands, husband's, girlfriend, boyfriend, partner, spouse, fiance",
  "fiancee, fiancé, fiancée, gf, bf, bff, couple, couples, mom, moms, mom's, mum, mums, mother, mothers",
  "mother's, mama, dad, dads, dad's, father, fathers, father's, parents, sister, sisters, sister's",
  "brother, brothers, brother's, daughter, daughters, daughter's, son, sons, son's, grandma, grandmas",
  "grandmother, grandmothers, grandpa, grandfather, granddaughter, grandson, aunt, aunts, uncle, niece",
  "nephew, cousin, godmother, godfather, goddaughter, godson, friend, friends, coworker, coworkers",
  "colleague, boss, teacher, teachers, nurse, neighbor, bride, brides, groom, bridesmaid, bridesmaids",
  "groomsman, groomsmen, woman, women, womens, women's, man, men, mens, men's, lady, ladies, girl",
  "girls, boy, boys, guy, guys, kid, kids, child, children, baby, babies, teen, teens, teenager",
  "teenagers, toddler, adult, adults, unisex, family",
]);

export const AVAILABLE_PHRASES: string[][] = [["available"], ["in", "stock"]];

/** A word after one of these is not wanted, so that it becomes no filter. */
export const NEGATIONS: ReadonlySet<string> = new Set(["no", "not", "non", "without", "except"]);
