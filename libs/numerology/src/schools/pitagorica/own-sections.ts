import { ageOn, parseDate } from '../../calendar/calendar.ts';
import type { Letter } from '../../letters.ts';
import { add, nameNumber, sumsOf } from '../../name-sums.ts';
import { reduce, toDigit } from '../../reduction.ts';
import type { NameNumberRules } from '../../rules/rule-set.ts';
import { rowOf } from '../../tables/lookup.ts';
import type { SchoolEntry, SchoolSection, SectionInput } from '../own-section.ts';
import {
  balanceTexts,
  bridgeTexts,
  essenceTexts,
  maturityTexts,
  passionTexts,
  rationalThoughtTexts,
} from './own-texts.ts';
import { hiddenPassion, transitAt } from './transits.ts';

const masters = [11, 22, 33];
const nameRules: NameNumberRules = { method: 'words', masters, retryByWord: [] };
/** Years of essence that are listed, the running one first. */
const yearsShown = 5;

/** Letters by plane of expression (Decoz). */
const planes = [
  { label: 'Plano físico', letters: 'EWDM', text: 'O que as mãos fazem: corpo, prática, trabalho visível.' },
  { label: 'Plano mental', letters: 'AHJNPGL', text: 'O que a cabeça organiza: razão, plano, comando.' },
  { label: 'Plano emocional', letters: 'IORZBSTX', text: 'O que o sentimento move: arte, afeto, imaginação.' },
  {
    label: 'Plano intuitivo',
    letters: 'KFQUYCV',
    text: 'O que chega antes da explicação: pressentimento, fé, escuta.',
  },
] as const;

function baseOf({ letter }: Letter): string {
  return letter.normalize('NFD').charAt(0).toUpperCase();
}

function valuesOf(letters: readonly Letter[]): number {
  return add(letters.map(({ value }) => value));
}

function distance(first: number, second: number): number {
  return Math.abs(toDigit(first) - toDigit(second));
}

function deepNumbers(map: SectionInput): SchoolEntry[] {
  const { letters, palavras } = map;
  const initials = palavras.map((_word, word) => letters.find((letter) => letter.word === word)?.value ?? 0);
  const balance = toDigit(add(initials));
  const firstName = valuesOf(letters.filter(({ word }) => word === 0));
  const rational = reduce(firstName + parseDate(map.birthDate, 'birthDate').day, masters);
  const lifeBridge = distance(map.destino, map.expressao);
  const heartBridge = distance(map.motivacao, map.impressao);
  return [
    { label: 'Maturidade', value: String(map.missao), text: rowOf(maturityTexts, map.missao) },
    { label: 'Ponte entre Destino e Expressão', value: String(lifeBridge), text: rowOf(bridgeTexts, lifeBridge) },
    { label: 'Ponte entre Motivação e Impressão', value: String(heartBridge), text: rowOf(bridgeTexts, heartBridge) },
    { label: 'Equilíbrio', value: String(balance), text: rowOf(balanceTexts, balance) },
    { label: 'Pensamento racional', value: String(rational), text: rowOf(rationalThoughtTexts, rational) },
    ...hiddenPassion(letters).map((passion) => ({
      label: 'Paixão oculta',
      value: String(passion),
      text: rowOf(passionTexts, passion),
    })),
  ];
}

function planesOf({ letters }: SectionInput): SchoolEntry[] {
  return planes.map(({ label, letters: own, text }) => {
    const found = letters.filter((letter) => own.includes(baseOf(letter)));
    const number = reduce(valuesOf(found), masters);
    const count = found.length === 1 ? '1 letra' : `${found.length} letras`;
    return { label, value: found.length === 0 ? 'nenhuma letra' : `${number} (${count})`, text };
  });
}

/** Numbers of the first and last name, as the person is called; none where the name has no more words. */
function minorNumbers({ letters, palavras }: SectionInput): SchoolEntry[] {
  const last = palavras.length - 1;
  if (last < 2) return [];
  const used = letters.flatMap((letter) => {
    if (letter.word === 0) return [letter];
    return letter.word === last ? [{ ...letter, word: 1 }] : [];
  });
  const sums = sumsOf(used, 2);
  const name = `${palavras[0]} ${palavras[last]}`;
  const minor = (label: string, words: readonly number[], text: string) => ({
    label,
    value: String(nameNumber(words, nameRules).value),
    text,
  });
  return [
    minor(
      'Expressão menor',
      sums.all,
      `Como ${name} trabalha e se apresenta no dia a dia, ao lado da Expressão de nascença.`,
    ),
    minor('Motivação menor', sums.vowels, `O que o nome ${name} faz você querer, além do que já vinha da certidão.`),
    minor('Impressão menor', sums.consonants, `A primeira impressão de quem só conhece ${name}.`),
  ];
}

function essencesOf(map: SectionInput): SchoolEntry[] {
  const birth = parseDate(map.birthDate, 'birthDate');
  const age = ageOn(birth, parseDate(map.referenceDate, 'referenceDate'));
  return Array.from({ length: yearsShown }, (_year, offset) => {
    const { letters, essence } = transitAt(map.letters, map.palavras.length, age + offset, masters);
    const acting = letters.map(({ letter }) => letter.toUpperCase()).join(', ');
    return {
      label: `Dos ${age + offset} aos ${age + offset + 1} anos`,
      value: String(essence),
      text: `${rowOf(essenceTexts, essence)} Letras em trânsito: ${acting}.`,
    };
  });
}

/** What the Pythagorean school alone has (docs/numerology.md 4). */
export function pitagoricaSections(map: SectionInput): SchoolSection[] {
  const minor = minorNumbers(map);
  return [
    {
      id: 'pitagorica-profundos',
      title: 'Maturidade, pontes e equilíbrio',
      lead: 'Números que a escola pitagórica tira dos cinco principais: para onde eles amadurecem e o que liga uns aos outros.',
      entries: deepNumbers(map),
    },
    {
      id: 'pitagorica-planos',
      title: 'Planos de expressão',
      lead: 'As letras do nome, separadas em quatro modos de agir. O plano com mais letras é o que você usa sem pensar.',
      entries: planesOf(map),
    },
    ...(minor.length === 0
      ? []
      : [
          {
            id: 'pitagorica-menores',
            title: 'Números menores',
            lead: 'As mesmas contas, feitas só com o primeiro e o último nome, como o mundo chama você.',
            entries: minor,
          },
        ]),
    {
      id: 'pitagorica-essencia',
      title: 'Essência e trânsitos',
      lead: 'Cada letra do nome atua por tantos anos quantos o seu valor. As letras em trânsito somam a essência do ano, de um aniversário ao outro.',
      entries: essencesOf(map),
    },
  ];
}
