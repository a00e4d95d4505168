import { withoutAccents } from '@sefira/contracts/shared/fold';
import { findTopics, type Topic } from '../composing/topics.ts';
import type { DialoguePerson } from '../dialogue-person.ts';
import { type ScoredIntent, scoreIntents } from './cues.ts';
import foreign from './data/foreign-terms.json' with { type: 'json' };
import relations from './data/relations.json' with { type: 'json' };
import { foreignIntents } from './foreign-intents.ts';
import { areas, care, manners, numbers, purposes, traits } from './intent-cues.ts';
import { detectLanguage, type Language } from './language.ts';
import { hasExamples, isManner, type LikelyIntent, likelyIntents } from './likely-intents.ts';
import { foldQuestion, normalise, segmentsOf } from './normalise.ts';
import { readDayRange } from './read-day-range.ts';
import { numberOf } from './read-number.ts';
import { readOptions } from './read-options.ts';
import { type ReadPeople, readPeople } from './read-people.ts';
import { type Period, readPeriods } from './read-periods.ts';

export type Bond = 'casal' | 'familia' | 'irmaos' | 'amizade' | 'socios' | 'equipe';

/** One question of a message. */
export interface Segment {
  readonly words: string;
  /** It has a question mark. */
  readonly isAsked: boolean;
  readonly intents: readonly ScoredIntent[];
  readonly topics: readonly Topic[];
  readonly areas: readonly string[];
  readonly periods: readonly Period[];
  readonly number: number | null;
  /** Intents by their probability, likeliest first. */
  readonly likely: readonly LikelyIntent[];
}

/** What a message says, before the conversation is considered. */
export interface Understood extends Segment {
  readonly text: string;
  readonly language: Language;
  readonly care: readonly ScoredIntent[];
  readonly manners: readonly ScoredIntent[];
  readonly segments: readonly Segment[];
  readonly read: ReadPeople;
  readonly purpose: string | null;
  readonly trait: string | null;
  readonly bond: Bond | null;
  /** What the message chooses between: fields of work, ways to live, places. */
  readonly options: readonly string[];
  readonly pronoun: 'm' | 'f' | 'plural' | null;
  readonly isAboutMe: boolean;
  /** Short or opened by "e": it continues the conversation. */
  readonly isEllipsis: boolean;
  readonly corrects: boolean;
}

/** `Um dia pra viajar pra Aparecida` names a place. */
const destination =
  /(?<!\p{L})(?:viaj\p{L}*|viagem|passear|passeio|romaria|excurs\p{L}+|mudar|morar) (?:pra|para|pro|ao?|até|em|no|na) (\p{Lu}[\p{L} ]*)/u;

/** `Curitiba ou Florianópolis?` names no person. */
function withoutPlaces(read: ReadPeople, options: readonly string[], text: string): ReadPeople {
  const isPlace = (name: string | null) =>
    name !== null && (options.includes(name) || destination.exec(text)?.[1]?.startsWith(name) === true);
  return {
    ...read,
    people: read.people.filter(({ name, birthDate }) => birthDate !== null || !isPlace(name)),
    names: read.names.filter(({ name }) => !isPlace(name)),
  };
}

const translations = Object.entries(foreign).map(([from, to]) => [new RegExp(`\\b${from}\\b`, 'gu'), to] as const);
const relationWords = Object.keys(relations).join('|');
/** `meu namorado` names a person and asks for no area of life. */
const ownRelation = new RegExp(`\\b(?:meu|minha) (?:\\w+ )?(?:${relationWords})\\b`, 'gu');
const ownWords = new RegExp(
  `\\b(?:meus?|minhas?)\\b(?! (?:\\w+ )?(?:${relationWords}|filhos|pais|irmaos|amigos|netos)\\b)|\\b(?:eu|mim|comigo|sou|tenho|i|yo)\\b|\\bme (?!chamo|expli[cq]|fal[ae]|di[zg]|cont[ae]|mostr|mand|pass[ae]|d[ae] (?:um|outro) exemplo)`,
  'u',
);
const correction =
  /\b(?:nao e (?:isso|esse)|err(?:ei|ad[oa]|o)\b|corrig\w+|correcao|quer dizer|quis dizer|na verdade|alias|inverti(?:d[oa])?|troquei|trocad[oa]|digitei|escrevi|me enganei|engano|foi mal|ops|opa|ao contrario|desculp[ae]?|verdade|melhor dizendo|perdao|confundi|esqueci o? ?(?:h|y|k|w|z|s|l|n|t|acento|til)|retifi\w+|actually|is wrong|incorrect|esta mal|equivocad[oa]|sorry|i meant|perdon)\b|^(?:(?:putz|ih|eita|vixe|opa|ah|ai|nossa|caramba|xi|pera|perai) )*nao\b|\b\d+ (?:e )?nao (?:[eo] |dia |mes |ano )*\d+$|\bcom (?:th|h|y|k|s|z|ph|w|ll|nn|tt|c|cedilha)\b|\be \w+ com (?:acento|trema|til|circunflexo)\b|\bcom (?:um|dois|uma|duas) [a-z]{1,2}\b/u;
/** `Minha mãe diz que` names no trait; what follows does. */
const reported = /^.*\b(?:diz|dizem|falam?|disse\w*|acham?) que (?=(?:eu )?(?:sou|estou|tenho|fico)\b)/u;
const bondWords: readonly (readonly [RegExp, Bond])[] = [
  [
    /\b(?:namor\w+|rolo|contatinho|peguete|saindo com|conhecendo|casad[oa]s?|casamento|ficando|noiv\w+|casal(?! de amig)|marido|esposa|paquer\w+|crush|conquist\w+)\b/u,
    'casal',
  ],
  [/\b(?:filh[oa]s?|mae|pai|avos?|net[oa]s?|sogr[oa]|bebe|familia)\b/u, 'familia'],
  [/\b(?:irm(?:ao|a|aos|as)|gemeos)\b/u, 'irmaos'],
  [/\b(?:soci[oa]s?|sociedade|negocio|clinica|empresa|abrir)\b/u, 'socios'],
  [
    /\b(?:chef[ea]|equipe|funcionari[oa]|gerente|colega|lider\w*|patrao|contrat(?:ar|o|ei|ando)|vagas?|candidat[oa]s?|entrevistei|entrevistar|meu time|time de \d)\b/u,
    'equipe',
  ],
  [/\b(?:amig[oa]s?|amizade|vizinh[oa])\b/u, 'amizade'],
];

/** `07/22/1985` as English writes it, where it can be no other day. */
const dayFirst = (text: string) =>
  text.replace(/\b(0?[1-9]|1[0-2])([/.-])(1[3-9]|2\d|3[01])\2((?:19|20)?\d\d)\b/gu, '$3$2$1$2$4');

export function readMessage(
  written: string,
  today: string,
  known: readonly DialoguePerson[],
  before: { readonly language: Language; readonly period: Period | null },
): Understood {
  const language = detectLanguage(written, before.language);
  const text = language === 'en' ? dayFirst(written).replace(/\bbusiness partner\b/giu, 'sócio') : written;
  const words = translate(normalise(text), language);
  const options = readOptions(words);
  const read = withUnborn(withoutPlaces(readPeople(text, today, known), options, text), today);
  // Cues in other languages are written as they are typed: slang and translation change their words.
  const cued = language === 'pt' ? words : `${words} ${plainWords(text)}`;
  const parts = segmentsOf(text);
  const names = new Set(read.names.flatMap(({ name }) => foldQuestion(name).split(' ')));
  const segmentOf = (part: string, days: ReadPeople['days']) =>
    readSegment(translate(normalise(part), language), translate(normalise(withoutBirths(part, read)), language), {
      days,
      today,
      before: before.period,
      names,
      likely: (words) =>
        language === 'pt'
          ? likelyIntents(words, names, part.includes('?'))
          : foreignIntents(withoutIntroduction(withoutBirths(part, read), read), names, language),
      isAsked: part.includes('?'),
    });
  const whole = segmentOf(text, read.days);
  const segments = parts.map((part) => segmentOf(part, part === text ? read.days : []));
  return {
    ...whole,
    text,
    language,
    care: believed(scoreIntents(cued, care), whole),
    manners: believed(scoreIntents(cued, manners), whole),
    segments,
    read,
    purpose: scoreIntents(words.replace(ownRelation, ' '), purposes)[0]?.intent ?? null,
    trait:
      scoreIntents(withoutNames(words.replace(reported, '').replace(ownRelation, ' '), names), traits)[0]?.intent ??
      null,
    bond: bondWords.find(([pattern]) => pattern.test(words))?.[1] ?? null,
    options,
    pronoun: pronounOf(words),
    isAboutMe: ownWords.test(words),
    isEllipsis:
      words.split(' ').length <= 4 ||
      (/^(?:e|mas|and|y|ta|entao|ai|esta (?:e|mas|bom|certo|ok|entao))\b/u.test(words) && !asksAfterDate.test(text)),
    corrects: correction.test(words),
  };
}

/** `E meu chefe Paulo Souza nasceu em 14/02/1970, me dou bem com ele?`: a whole question, behind a date. */
const asksAfterDate = /\d{1,2}[/.-]\d{1,2}[/.-]\d{4}[\s,;.]+(?:\S+\s+){3,}\S+\?\s*$/u;

/** Dangers and deaths that a cue alone decides. */
const decidedByCue = /^(?:crise|criseDeOutro|violencia|abuso|perseguicao|saudeUrgente|luto|perdaGestacional|vicio)$/u;
const leastLikely = 0.6;

/** A cue beside a clear example of another care or manner counts for nothing: `não sai do tigrinho` asks for no numbers. */
function believed(cues: readonly ScoredIntent[], { likely }: Segment): readonly ScoredIntent[] {
  const [nearest] = likely;
  if (nearest === undefined || nearest.probability < leastLikely || !isManner(nearest.intent)) return cues;
  const own = (intent: string) => likely.find((one) => one.intent === intent)?.probability ?? 0;
  return cues.filter(
    ({ intent }) => decidedByCue.test(intent) || !hasExamples(intent) || own(intent) >= nearest.probability / 3,
  );
}

/** `Vai nascer dia 20 de fevereiro, com sobrenome Moura`, `Helena é bom para minha filha que vai nascer em 10/03/2027?`: a date to come is of the child to be named. */
function withUnborn(read: ReadPeople, today: string): ReadPeople {
  const unborn = read.people.find(
    ({ label, name, birthDate }) =>
      birthDate !== null &&
      birthDate > today &&
      (label === 'eu' || (name === null && unbornKin.has(label) && read.names.length > 0)),
  );
  if (unborn === undefined) return read;
  return {
    ...read,
    people: read.people.map((one) => (one === unborn ? { ...one, label: 'bebe', name: null } : one)),
  };
}

const unbornKin = new Set([
  'filha',
  'filho',
  'neta',
  'neto',
  'sobrinha',
  'sobrinho',
  'irma',
  'irmao',
  'afilhada',
  'afilhado',
]);

/** `Bom dia, qual o meu Destino?` asks for no good day. */
function withoutGreeting(words: string): string {
  return words
    .replace(/^(?:(?:oi|ola|opa|ei) )?(?:bom dia|boa tarde|boa noite)(?! (?:para|de|em|e)\b)(?= \w+ \w)/u, ' ')
    .trim();
}

interface Calendar {
  readonly days: ReadPeople['days'];
  readonly today: string;
  readonly before: Period | null;
  readonly names: ReadonlySet<string>;
  /** The likely intents of the folded words. */
  readonly likely: (words: string) => readonly LikelyIntent[];
  readonly isAsked: boolean;
}

function readSegment(
  words: string,
  periodWords: string,
  { days, today, before, names, isAsked, likely: likelyOf }: Calendar,
): Segment {
  const range = readDayRange(periodWords, days, today, before);
  const topics = findTopics(withoutGreeting(words));
  const likely =
    pointsOnly(words, names) || introducesOnly(periodWords, names) ? [] : likelyOf(withoutGreeting(periodWords));
  // `Luciana Amorim` asks for no love.
  const plain = withoutNames(words.replace(ownRelation, ' '), names);
  const named = scoreIntents(plain, areas).map(({ intent }) => intent);
  return {
    words,
    isAsked,
    intents: scoreIntents(withoutGreeting(words), numbers),
    topics,
    areas: named.length > 0 ? moneyFirst(named, words) : likelyArea(likely),
    periods: range ? [range] : readPeriods(withoutDates(periodWords), days, today, before),
    number: numberOf(words),
    likely,
  };
}

function withoutNames(words: string, names: ReadonlySet<string>): string {
  return words
    .split(' ')
    .filter((word) => !names.has(word))
    .join(' ');
}

/** `Trabalho tanto e nunca sobra dinheiro`: the money is asked about. */
function moneyFirst(named: string[], words: string): string[] {
  const isOfMoney =
    named.includes('dinheiro') &&
    /\b(?:sobra\w*|falta\w*|guard\w+|junt\w+|gast\w+|some|dura) (?:\w+ ){0,2}(?:dinheiro|grana|salario)\b/u.test(words);
  return isOfMoney ? ['dinheiro', ...named.filter((area) => area !== 'dinheiro')] : named;
}

const pointers = new RegExp(
  `^(?:e|mas|ou|entao|[oa]s?|d[oa]s?|n[oa]s?|para|com|meus?|minhas?|del[ea]s?|el[ea]s?|eu|mim|comigo|noss[oa]s?|nos|ess[ea]|outr[oa]|${relationWords})$`,
  'u',
);

/** `E o meu?`, `e o pai`, `e pra Lis?` point to a person and ask for nothing by themselves. */
function pointsOnly(words: string, names: ReadonlySet<string>): boolean {
  const all = words.split(' ');
  return all.length <= 5 && all.every((word) => pointers.test(word) || names.has(word));
}

const introduces =
  /^(?:sou|chamo|chama|me|se|nomes?|nasci|nasceu|nascid[oa]|data|nascimento|completo|dia|em|oi|ola|\d+)$/u;

/** `Eu sou Leandro Góes, meu sócio é o Wagner Lemos`: names that are given, and no question. */
function introducesOnly(words: string, names: ReadonlySet<string>): boolean {
  return (
    names.size > 0 && words.split(' ').every((word) => pointers.test(word) || introduces.test(word) || names.has(word))
  );
}

function withoutBirths(text: string, { births, people }: ReadPeople): string {
  const years = people.flatMap(({ birthDate }) => birthDate?.slice(0, 4) ?? []);
  return [...births, ...years]
    .reduce((rest, birth) => rest.replace(birth, ' '), text.normalize('NFC'))
    .replace(/\bnasce(?:u|ram) (?:hoje|ontem|anteontem)/giu, ' ');
}

const introduction =
  /\b(?:my name is|i am|i'm|i was born(?: on)?|me llamo|mi nombre es|soy|nac[ií](?: el)?)\b[\s,.]*(?:born(?: on)?)?/giu;

/** `My name is Oliver Grant, born on …` asks for nothing by itself. */
function withoutIntroduction(text: string, { people }: ReadPeople): string {
  const own = people.find(({ label }) => label === 'eu')?.name ?? '';
  return own === '' && people.every(({ birthDate }) => birthDate === null)
    ? text
    : text.replace(own, ' ').replace(introduction, ' ');
}

/** Years and months of whole dates are no periods. */
function withoutDates(words: string): string {
  return words
    .replace(/\b\d{1,2} (?:\w+ )?(?:de |do |of )?(?:\d{1,2}|[a-z]{3,10}) (?:de |do |del )?\d{2,4}\b/gu, ' ')
    .replace(/\b(?:\d{4} \d{2} \d{2}|\d{8})\b/gu, ' ')
    .replace(/\b[a-z]+ \d{1,2} (?:19|20)\d{2}\b/gu, ' ')
    .replace(
      /\b\d{1,2} (?:de |of )?(?:janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro)\b/gu,
      ' ',
    );
}

function plainWords(text: string): string {
  return withoutAccents(text)
    .toLowerCase()
    .replace(/[^a-z0-9]+/gu, ' ')
    .trim();
}

function translate(words: string, language: Language): string {
  if (language === 'pt') return words;
  return translations.reduce((text, [from, to]) => text.replace(from, to), words);
}

function pronounOf(words: string): Understood['pronoun'] {
  if (
    /\b(?:eles|elas|deles|delas|os dois|as duas|dos dois|das duas|they|them|their|ellos|ellas|cada uma?|ambos|ambas|[oa]s tres|nos tres|nos dois|(?:a|para) gente|nos duas|juntos|juntas|voces)\b|\bnoss[oa] (?:ano|mes|momento|futuro|relacao|casamento|namoro)\b|^(?:e )?(?:o|a) noss[oa]$/u.test(
      words,
    )
  )
    return 'plural';
  // `Ele é apegado a ela?` is asked of the first.
  const first = /\b(?:el[ae]|del[ae]|nel[ae]|(?:d|n)?ess[ae] pessoa|he|she|him|his|her|su|sus)\b/u.exec(words)?.[0];
  return first === undefined ? null : /^(?:ela|dela|nela|she|her)$/u.test(first) ? 'f' : 'm';
}

/** The area of life that is most likely asked for. */
function likelyArea([nearest]: readonly LikelyIntent[]): string[] {
  const area = nearest && nearest.probability >= 0.45 ? /^area\.(\w+)$/u.exec(nearest.intent)?.[1] : undefined;
  return area === undefined ? [] : [area];
}
