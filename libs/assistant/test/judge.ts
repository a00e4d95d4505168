import { addDays, parseDate } from '@sefira/numerology/calendar/calendar';
import { personalTimeOn, personalYearOf } from '@sefira/numerology/calendar/personal-time';
import { type CodeKind, numberOfCode } from '@sefira/numerology/code-number';
import { computePartialMap } from '@sefira/numerology/map';
import { ruleSetFor } from '@sefira/numerology/rules/registry';
import type { Expectation, NumberExpectation } from './dialogues/dialogue.ts';

const rules = ruleSetFor('cabalistica');

/** `{Y+1}` as a year. */
export function fillYears(text: string, today: string): string {
  return text.replace(/\{Y([+-]\d+)?\}/gu, (_, offset) => String(Number(today.slice(0, 4)) + Number(offset ?? 0)));
}

/** The numbers that a reference stands for; several for a list of the map. */
function numbersOf(expected: NumberExpectation, today: string): number[] {
  if (typeof expected === 'number') return [expected];
  const [what = '', subject = '', when = ''] = expected.slice(1).split(':');
  if (what === 'mapa') return fromMap(subject, when, today);
  if (what === 'codigo') return [numberOfCode(subject as CodeKind, when).number];
  const [day = '', month = ''] = subject.split('/');
  const birth = parseDate(`1990-${month}-${day}`, 'birth');
  const now = parseDate(today, 'today');
  if (what === 'ano' && when !== 'hoje') {
    return [personalYearOf(birth, Number(fillYears(`${when.startsWith('Y') ? `{${when}}` : when}`, today)), rules)];
  }
  if (what === 'ano') return [personalTimeOn(birth, now, rules).anoPessoal];
  if (what === 'dia') return [personalTimeOn(birth, addDays(now, Number(when)), rules).diaPessoal];
  const months = now.month - 1 + Number(when);
  const day1 = when === '+0' && what === 'mes' ? now.day : what === 'mesFim' ? 28 : 1;
  const date = { year: now.year + Math.floor(months / 12), month: (months % 12) + 1, day: day1 };
  return [personalTimeOn(birth, date, rules).mesPessoal];
}

function fromMap(rule: string, subject: string, today: string): number[] {
  const [name = '', birthDate = ''] = subject.split('|');
  const map = computePartialMap({ name, birthDate: birthDate || null, referenceDate: today });
  const value = Object.entries(map).find(([key]) => key === rule)?.[1];
  return [value].flat().filter((one) => typeof one === 'number');
}

function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[*_`#>]/gu, '')
    .replace(/[“”«»]/gu, '"')
    .replace(/’/gu, "'")
    .replace(/[ \t\u00A0]+/gu, ' ')
    .replace(/\n\s*\n/gu, '\n')
    .trim();
}

function wordCount(text: string): number {
  return text.match(/[\p{L}\p{N}]+(?:[-'’][\p{L}\p{N}]+)*/gu)?.length ?? 0;
}

function sentencesOf(text: string): string[] {
  return fold(text)
    .split(/(?<=[.!?…])\s+|\n+|;\s/u)
    .map((one) =>
      one
        .replace(/^[-•\d.)\s]+/u, '')
        .replace(/[^\p{L}\p{N}\s]/gu, ' ')
        .replace(/\s+/gu, ' ')
        .trim(),
    )
    .filter(Boolean);
}

const exempt =
  /leitura simbolica|medicao|\b188\b|\bcvv\b|profissional (habilitad|de saude)|\breduz|^regra|\bsom(e|a|am|ando|amos) (tod|as |os )/u;

function longSentences(text: string): string[] {
  return sentencesOf(text).filter((one) => (one.match(/\p{L}{2,}/gu) ?? []).length >= 8 && !exempt.test(one));
}

const addends =
  /^[-•\s]*(?:(?:dia|mes|ano)(?: \d+)?:[\p{L}'=\d\s+→×−-]*|(?!total|soma|resultado|destino|expressao|missao|motivacao|impressao)[\p{L}' ]{1,30}:[\p{L}'=\d\s+→×−-]*\+[\p{L}'=\d\s+→×−-]*)$/u;

/** Numbers that an answer states: without dates and the addends of a sum. */
function statedNumbers(answer: string): Set<number> {
  const text = fold(answer)
    .split('\n')
    .filter((line) => !addends.test(line))
    .join('\n')
    .replace(/\b\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}\b|\b\d{4}-\d{2}-\d{2}\b|\b\d{1,2}º? de [a-z]+ de \d{4}/gu, ' ')
    .replace(/\p{L}'? ?= ?\d+/gu, ' ')
    .replace(/\b11\b,? ?(?:e|ou|,|\/) ?(?:o )?22\b|\bde 1 a 9\b/gu, ' ')
    .replace(/\d+(?=\s*[+×])/gu, ' ')
    .replace(/(?<=[+×]\s*)\d+/gu, ' ');
  return new Set([...text.matchAll(/(?<![\d/]|\d[.,])(\d+)(?!\d|[.,]\d|\/\d)/gu)].map(([, digits]) => Number(digits)));
}

const common = {
  pt: /\b(o|os|um|uma|com|e|seu|sua|nao|voce|em|do|da|na|no|ao|pelo|isso|mais|quem|que|para|se)\b/gu,
  en: /\b(the|and|you|your|is|are|of|to|in|for|with|it|this|that|on|as|can|not|a)\b/gu,
  es: /\b(el|los|las|y|con|una|un|es|su|tu|tus|no|usted|en|del|al|pero|muy|como|lo|mas|que|la|para)\b/gu,
};

function languageOf(answer: string): string {
  const text = fold(answer);
  const counts = Object.entries(common).map(([language, words]) => ({
    language,
    count: text.match(words)?.length ?? 0,
  }));
  return counts.sort((one, other) => other.count - one.count)[0]?.language ?? '';
}

const fallbacks = [
  /nao tenho certeza (de|se) (ter )?entend/u,
  /encontrei isto nos nossos textos/u,
  /nao (te |lhe |a |o )?(consegui )?entend(i|er)\b.{0,80}(pergunt|diga|reformul|frase|jeito|palavras)/su,
  /(pergunt|diz|diga|repet|reformul|tent)\w* (isso )?de outr[oa] (jeito|forma|maneira|modo)/u,
];
const noDump = new Set(['conselho', 'emocao', 'limite', 'forapauta']);

function isFallback(answer: string, kind: string): boolean {
  const counted =
    kind === 'produto' || kind === 'seguranca' ? fallbacks.filter((_, index) => index % 2 === 0) : fallbacks;
  return counted.some((pattern) => pattern.test(fold(answer)));
}

/** The reasons why an answer fails; none for a good one. */
export function judge(
  turn: Expectation & { readonly kind: string },
  answer: string,
  earlier: readonly string[],
  today: string,
): string[] {
  const text = fold(answer);
  if (text === '') return ['empty answer'];
  const matches = (pattern: string) => new RegExp(fillYears(pattern, today), 'us').test(text);
  const stated = statedNumbers(answer);
  const states = (expected: NumberExpectation) => numbersOf(expected, today).some((one) => stated.has(one));
  const old = new Set(earlier.flatMap(longSentences));
  const repeated = turn.notRepeat ? longSentences(answer).find((one) => old.has(one)) : undefined;
  const listed = new Set(
    [...text.matchAll(/\b(destino|expressao|motivacao|impressao|missao) \d/gu)].map(([, label]) => label),
  );
  const found = turn.numbersOf
    ? new Set(turn.numbersOf.of.flatMap((one) => numbersOf(one, today)).filter((one) => stated.has(one))).size
    : 0;
  const checks: readonly (readonly [boolean, string])[] = [
    [!turn.mayFallback && isFallback(answer, turn.kind), 'fallback text'],
    [!turn.mayRepeat && earlier.some((one) => fold(one) === text), 'same answer as before'],
    ...(turn.must ?? []).map((one) => [!matches(one), `lacks /${one.slice(0, 60)}/`] as const),
    [(turn.any?.length ?? 0) > 0 && !turn.any?.some(matches), `none of /${turn.any?.join('/ /').slice(0, 90)}/`],
    ...(turn.not ?? []).map((one) => [matches(one), `says /${one.slice(0, 60)}/`] as const),
    ...(turn.numbers ?? []).map(
      (one) => [!numbersOf(one, today).every((value) => stated.has(value)), `lacks ${one}`] as const,
    ),
    [(turn.numbersAny?.length ?? 0) > 0 && !turn.numbersAny?.some(states), `none of the numbers ${turn.numbersAny}`],
    [found < (turn.numbersOf?.min ?? 0), 'too few numbers'],
    [
      (turn.daysAny?.length ?? 0) > 0 &&
        !turn.daysAny?.some((day) => new RegExp(`(?<!\\d)0?${day}(?!\\d)`, 'u').test(text)),
      'no day',
    ],
    [wordCount(answer) > (turn.maxWords ?? Number.POSITIVE_INFINITY), `${wordCount(answer)} words, too many`],
    [wordCount(answer) < (turn.minWords ?? 0), `${wordCount(answer)} words, too few`],
    [
      sentencesOf(answer).length > (turn.maxSentences ?? Number.POSITIVE_INFINITY),
      `${sentencesOf(answer).length} sentences`,
    ],
    [repeated !== undefined, `repeats "${repeated?.slice(0, 50)}"`],
    [!turn.mayDump && noDump.has(turn.kind) && listed.size >= 4, 'a whole map pasted'],
    [turn.language !== undefined && languageOf(answer) !== turn.language, `language ${languageOf(answer)}`],
  ];
  return checks.filter(([fails]) => fails).map(([, reason]) => reason);
}
