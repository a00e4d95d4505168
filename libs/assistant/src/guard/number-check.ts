import { foldAligned } from '@sefira/contracts/shared/fold';
import type { ToolFact } from '../tool-fact.ts';
import { NUMBER_LABELS } from './number-labels.ts';

/** A checked sentence. */
export interface CheckedSentence {
  readonly text: string;
  /** Wrong numbers that were corrected. */
  readonly corrected: number;
  /** True if the sentence has a number that no tool found: its text is empty then. */
  readonly isRefused: boolean;
}

interface Ascribed {
  /** Labels of the facts that it may come from. */
  readonly facts: readonly string[];
  readonly value: number;
  readonly start: number;
  readonly end: number;
}

const LABEL = `(?:${NUMBER_LABELS.map(({ pattern }) => `(?:${pattern})`).join('|')})`;
/** One label, or several with a common predicate: "Destino e Expressão são 7 e 4". */
const LABELS = `\\b(${LABEL}(?:(?:,| e|, e) (?:[oa]s? |seu |sua |numero de )?${LABEL})*)\\b`;
const WHEN = '(?:\\d{4}|\\d{1,2}[º°]? de [a-z]+(?: de \\d{4})?|\\d{1,2}/\\d{1,2}(?:/\\d{2,4})?)';
/** Between a label and its number: a verb, an owner and a time; no other label, no full stop. */
const WORDS = `(?:(?!\\b${LABEL}\\b)[^.;!?\\n\\d])`;
const BETWEEN = `${WORDS}{0,48}?(?:${WHEN}${WORDS}{0,24}?)?`;
/** No part of a date, an ordinal, a decimal or a count. */
const VALUE =
  '(?<![\\d/.,-])\\d{1,3}(?!\\d|[/.,-]\\d|[ºª°]| de (?:jan|fev|mar|abr|mai|jun|jul|ago|set|out|nov|dez)| (?:anos?|letras?|vezes|pessoas|dias)\\b)';
const LIST = `((?:(?:, ?| e )${VALUE})*)`;
const NEXT_TO_LABEL = new RegExp(`${LABELS}(?:[*_:= ]| é(?= ))+(${VALUE})${LIST}`, 'gu');
const AFTER_LABEL = new RegExp(`${LABELS}${BETWEEN}(${VALUE})${LIST}`, 'gu');
const BEFORE_LABEL = new RegExp(
  `(${VALUE})\\**,? (?:como|no|na|em|de)(?: o| a)?(?: seu| sua)?(?: numero de| numero da)? \\**${LABELS}`,
  'gu',
);
const NAMED_LABEL = new RegExp(`(?<=\\b${LABEL}) (?:d[eao]|para)\\b`, 'gu');
const OF_NAME = /^ (?:d[eao]|para) (?!Vida\b)\p{Lu}\p{Ll}+/u;
/** A line of a list or of figures: `- **Destino: 7**`. */
const FIGURE = new RegExp(
  `^\\s*(?:(?:[-*+] |\\*\\*)+${LABEL}[*_ ]*\\d|${LABEL}[*_ ]*:|(?:[-*+] |\\*\\*)+${LABEL}[*_ ]*:)`,
  'u',
);
/** A person's number: of the reader, of a person mentioned before, of a name. Without it a sentence explains a number. */
const OF_PERSON = /\b(?:voce|voces|seu|sua|seus|suas|teu|tua|dele|dela|deles|tem|temos|possui)\b/u;

/** "Seu destino" means the reader's number, also beside another person's: "a sua Missão é 6, e a do Pedro, 7". */
const OF_READER = /\b(?:voce|seu|sua|seus|suas)\b/u;

/**
 * Compares every number that a sentence ascribes to a person with what the tools found: a wrong one is corrected
 * if the tools found exactly one for its label, else the sentence is refused. `owner` is the name of the user in facts.
 */
export function checkSentence(given: string, facts: readonly ToolFact[], owner: string): CheckedSentence {
  const sentence = given.normalize('NFC');
  const plain = foldExceptVerb(sentence);
  const named = facts.filter(({ of }) => isNamed(plain, of));
  const isAboutOthers = named.length === 0 && isAboutUnknown(sentence, plain);
  const isOfPerson = named.length > 0 || isAboutOthers || OF_PERSON.test(plain);
  const own = OF_READER.test(plain) ? facts.filter(({ of }) => of === owner) : [];
  const wanted = isAboutOthers ? [] : named.length > 0 ? [...named, ...own] : own.length > 0 ? own : facts;
  const isFigure = FIGURE.test(plain);
  let text = sentence;
  let corrected = 0;
  for (const ascribed of findAscribed(plain).reverse()) {
    const values = valuesOf(wanted, ascribed.facts);
    if (values.includes(ascribed.value)) continue;
    if (!isOfPerson && !(isFigure && values.length > 0)) continue;
    const [only] = values;
    if (values.length !== 1 || only === undefined) return { text: '', corrected: 0, isRefused: true };
    text = `${text.slice(0, ascribed.start)}${only}${text.slice(ascribed.end)}`;
    corrected += 1;
  }
  return { text, corrected, isRefused: false };
}

function findAscribed(plain: string): Ascribed[] {
  const found: Ascribed[] = [];
  const add = (labels: string, text: string, start: number) => {
    const end = start + text.length;
    const isTaken = found.some((one) => start < one.end && end > one.start);
    if (!isTaken) found.push({ facts: factsCalled(labels), value: Number(text), start, end });
  };
  const addAfter = ([whole, labels = '', value = '', list = '']: RegExpExecArray, index: number) => {
    const listStart = index + whole.length - list.length;
    add(labels, value, listStart - value.length);
    for (const one of list.matchAll(/\d+/gu)) add(labels, one[0], listStart + one.index);
  };
  for (const match of plain.matchAll(NEXT_TO_LABEL)) addAfter(match, match.index);
  for (const { 1: value = '', 2: labels = '', index } of plain.matchAll(BEFORE_LABEL)) add(labels, value, index);
  for (const match of plain.matchAll(AFTER_LABEL)) addAfter(match, match.index);
  return found.sort((one, other) => one.start - other.start);
}

function factsCalled(labels: string): string[] {
  const names = labels.split(/,? e |, /u);
  return NUMBER_LABELS.filter(({ pattern }) => {
    const whole = new RegExp(`^(?:[oa]s? |seu |sua |numero de )?(?:${pattern})$`, 'u');
    return names.some((name) => whole.test(name));
  }).flatMap(({ facts }) => facts);
}

/** Numbers that the tools found under these labels, without values that are words. */
function valuesOf(facts: readonly ToolFact[], labels: readonly string[]): number[] {
  const values = facts.filter(({ label }) => labels.includes(label)).map(({ value }) => Number(value));
  return [...new Set(values.filter(Number.isFinite))];
}

function isNamed(plain: string, of: string): boolean {
  return foldExceptVerb(of)
    .split(/ e /u)
    .some((name) => {
      const [first = ''] = name.replace(/^(?:seu|sua) /u, '').split(' ');
      return (
        first.length > 1 && first !== 'voce' && new RegExp(`\\b${first.replace(/[^a-z0-9]/gu, '')}\\b`, 'u').test(plain)
      );
    });
}

/** `O Destino de Carla é 7`: a number of a named person. */
function isAboutUnknown(sentence: string, plain: string): boolean {
  return [...plain.matchAll(NAMED_LABEL)].some(({ index }) => OF_NAME.test(sentence.slice(index)));
}

/** Folded, as long as the text; the verb `é` stays, unlike the conjunction `e`. */
function foldExceptVerb(text: string): string {
  return foldAligned(text.replace(/(?<!\p{L})é(?!\p{L})/gu, '\u0001')).replaceAll('\u0001', 'é');
}
