import type { Understood } from '../../understanding/read-message.ts';
import { isFirstName } from '../../understanding/read-names.ts';
import { trades } from './firms.ts';
import type { Title } from './titles.ts';

/** A date in such a message is one of a firm. */
export const founding =
  /\b(?:fundad|fundacao|abertura (?:foi|e|sera)|abert|abri\b|abrimos|abriu|abriram|criad|inaugur|abrindo|abrir em|lanc|existe desde|desde|comecou em|funciona desde)/u;

export const babies =
  /\b(?:menin[oa]s?|bebe|gravida|(?:nora|filha|irma|esposa|mulher|prima|amiga) (?:esta |ta )?(?:esperando|gravida)|gestante|gemeos|(?:meu|minha|nosso|nossa|futur[oa]) (?:filh[oa]|(?:bis)?net[oa]|bebe)|nome de crianca|cacul[ao]s?|irmaozinho|irmazinha|primogenit[oa])\b/u;

export const signing =
  /\babrevi\w+ (?:\w+ )?(?:sobre)?nome|\b(?:tir\w+|coloc\w+|bot\w+|acrescent\w+|dobr\w+|cort\w+) (?:mais )?(?:um|uma|o|a) [a-z] (?:d[oae]|n[oa]|em)\b|\b(?:uso|usando|usava|assino)\b|\bsobrenomes? d(?:ele|ela|o (?:meu )?(?:marido|noivo|esposo|namorado))\b|\b(?:pegar|tirar|perder|manter|colocar|botar|acrescentar) (?:o|os|meu|meus) (?:\w+ )?sobrenomes?\b|\bhoje sou\b|\bvou (?:ser|ficar|virar|passar a)\b.*\bsobrenom|\b(?:mudar|trocar) (?:de|o|meu) (?:nome|sobrenome)\b|\bassin(?:ar|o|asse|ei|ando|atura|aria)\b|\bnome (?:artistico|profissional|social|de (?:casad[ao]|solteir[ao]|palco|certidao|registro))|\busar\b|\bvirei\b|\bpseudonimo\b|\bnome (?:real|verdadeiro)\b|\bapelido\b|\bcasei\b|\bregistro\b|\bregistrad[oa]\b|\bchamam? de\b|\bconhecid[oa] (?:como|por)\b|\bcertidao\b|\bacento\b/u;

/** `Vale a pena mudar de nome?` */
export const doubtsOwnName =
  /\b(?:devo|deveria|vale a pena|compensa|preciso|precisa|seria bom|e bom|e melhor|sera que|adianta)\b(?: \w+){0,3} (?:troc|mud|alter)\w+ (?:d[eo] |o )*(?:meu )?(?:sobre)?nome$/u;

/** A firm that is begun, with a name for it. */
const opens =
  /\b(?:abr(?:ir|i|imos|indo)|mont(?:ar|ei|ando)|sociedade)\b.*\bnome\b|\bnome\b.*\b(?:abr(?:ir|imos|indo)|mont(?:ar|ando))\b/u;

/** `Meu bebê é menino e vai chamar Bernardo ou Benício`. */
export function isOfBaby(names: readonly Title[], words: string): boolean {
  const firsts = names.filter(({ name }) => isFirstName(name.split(' ')[0] ?? ''));
  return firsts.length > 0 && babies.test(words) && !trades.test(words) && !/\bnasc(?:eu|id[oa]|i)\b/u.test(words);
}

/** `Consultório com a Marli Teixeira (15/05/1979): Sorriso Vivo ou Odonto Pimenta?`: names beside people of the firm. */
export function isFirmOfPeople(names: readonly Title[], { words, text }: Understood): boolean {
  // `Lumiá ou Brisa Norte pra minha loja`: a single word beside another name.
  const isOption = ({ name, start }: Title) =>
    names.length > 1 &&
    names.some((one) => !isFirstName(one.name.split(' ')[0] ?? '')) &&
    (/\bou\s+$/iu.test(text.slice(0, start)) || /^\s*(?:,|ou\b)/iu.test(text.slice(start + name.length)));
  const isCalled = ({ start }: Title) =>
    /\b(?:nome|chamad[oa]|chama|marca)\s*(?:é|eh|seria|vai ser|de)?\s*:?\s*$/iu.test(text.slice(0, start));
  const isFirm = (one: Title) =>
    isCalled(one) || isOption(one) || (one.name.includes(' ') && !isFirstName(one.name.split(' ')[0] ?? ''));
  return (trades.test(words) || opens.test(words)) && names.length > 0 && names.every(isFirm);
}
