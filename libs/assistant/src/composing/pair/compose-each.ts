import { joinWords } from '@sefira/numerology/interpretations/text-of';
import { isYoung } from '../advice/compose-guidance.ts';
import { askFor, type Composed, type Composer, pickNumber, sentence } from '../composer.ts';
import { areaPassage, areas, childPassage, dealingPassage, numberPassage, type Wording } from '../passage-bank.ts';
import { bareNumber, capital, numbersFor, type PlacedNumber } from '../speaker.ts';

const mostPeople = 5;

/** Several people one after the other: what each is like, or like in an area of life, and what each should mind. */
export function composeEach(composer: Composer): Composed {
  const labels = composer.act.who.slice(0, mostPeople);
  const lacking = labels.find((label) => composer.map(label) === null);
  if (lacking !== undefined) return askFor(lacking, composer, 'both', 'falar de cada pessoa');
  const names = labels.map((label) => composer.speaker(label).called);
  const isBrief = labels.length > 3 || /\b(?:resum\w+|linhas?|frases?|curt\w+)\b/u.test(composer.act.words);
  return {
    text: labels.map((label) => partOf(composer, label, isBrief)).join('\n\n'),
    results: labels.flatMap((label) => composer.map(label) ?? []),
    chips: labels.includes('eu')
      ? ['O que temos em comum?', 'Onde a gente mais se desentende?']
      : [`${capital(joinWords(names.slice(0, 2)))} se dão bem?`, `Quem é mais sensível, ${names[0]} ou ${names[1]}?`],
    title: capital(joinWords(names)).slice(0, 60),
  };
}

/** `Uma coisa boa de cada uma`. */
const asksGood = /\b(?:coisas? boas?|de bom|qualidades?|pontos? fortes?|virtudes?|elogi\w+|dons?|talentos?)\b/u;

function partOf(composer: Composer, label: string, isBrief: boolean): string {
  const speaker = composer.speaker(label);
  const map = composer.map(label)?.map;
  const area = areas.find((one) => one === composer.act.area);
  const [one, ...rest] = map ? numbersFor(area ?? 'jeito', map) : [];
  if (!one) return '';
  const young = isYoung(composer, label);
  const isOf = (value: number): Wording[] =>
    area
      ? [areaPassage(value, area, 'claim'), areaPassage(value, area, 'support')]
      : [numberPassage(value, 'essencia'), numberPassage(value, 'forca'), numberPassage(value, 'simples')];
  const minds = (value: number): Wording[] =>
    area ? [areaPassage(value, area, 'tension')] : [numberPassage(value, 'fraqueza')];
  const first = pickNumber(composer, [one, ...rest], isOf);
  const others = [one, ...rest].filter(({ value }) => value !== first.placed.value);
  const [next = first.placed, ...more]: readonly PlacedNumber[] = others;
  const second = young
    ? pickNumber(composer, [next, ...more], (value) => [childPassage(value, 'comforts'), childPassage(value, 'limits')])
    : pickNumber(composer, [next, ...more], minds);
  const name = capital(speaker.called);
  // `O que cada um precisa de mim?`
  if (/\bprecis\w+\b/u.test(composer.act.words)) {
    const { placed, text } = pickNumber(composer, [one, ...rest], (value) => [dealingPassage(value, 'needs')]);
    return `**${name}:** ${bareNumber(placed)} ${text}`;
  }
  if (asksGood.test(composer.act.words)) {
    const gift = pickNumber(composer, [one, ...rest], (value) => [numberPassage(value, 'forca'), ...isOf(value)]);
    return `**${name}:** ${bareNumber(gift.placed)} ${gift.text}`;
  }
  const care = young ? second.text : sentence('O cuidado:', bareNumber(second.placed), second.text);
  return `**${name}:** ${bareNumber(first.placed)} ${first.text}${isBrief ? '' : ` ${care}`}`;
}
