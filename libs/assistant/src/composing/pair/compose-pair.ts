import { compatibilityNote, wordOfBand } from '@sefira/numerology/interpretations/relations';
import { joinWords } from '@sefira/numerology/interpretations/text-of';
import texts from '../../../texts/pares.json' with { type: 'json' };
import type { comparePeople } from '../../tools/joint-tools.ts';
import { isYoung } from '../advice/compose-guidance.ts';
import { askFor, type Composed, type Composer, sentence } from '../composer.ts';
import { type Area, areaPassage, childPassage, numberPassage, textsOf, type Wording } from '../passage-bank.ts';
import { answerOf, type Part } from '../shorten.ts';
import { bareNumber, capital, lowered, numberOf, type PlacedNumber } from '../speaker.ts';
import { monthFacts, pairMonth, pairYear, yearFacts } from './pair-time.ts';
import { areaOfKind, comparedPeople, kindOf, missingOf, pairLabel, type Side, sides } from './sides.ts';

type Link = 'vibra' | 'atrai' | 'igual' | 'passivo' | 'oposto';

/** `A gente combina?`, `dá certo?`: whether it fits is said first. */
const asksIfItFits =
  /\b(?:combin\w+|da certo|dar certo|rola|da casamento|vai durar|compativ\w+|compatib\w+|serve|funciona|bom par|se da bem|damos bem|nos damos|entre (?:si|eles|elas))\b/u;
const verdicts: Readonly<Record<Link, string>> = {
  vibra: 'combinam com facilidade',
  atrai: 'combinam, e a diferença ajuda',
  igual: 'combinam pela semelhança',
  passivo: 'combinam em paz, com um empurrão de vez em quando',
  oposto: 'dá para combinar, com conversa dos dois lados',
};

/** Two or more people: what each brings, how they meet, and one practice. */
export function composePair(composer: Composer): Composed {
  const missing = missingOf(composer);
  if (missing) return missing;
  const kind = kindOf(composer);
  const area = areaOfKind[kind];
  const [one, other, ...rest] = sides(composer, area);
  if (!one || !other) return askFor('par', composer, 'both', 'comparar vocês dois');
  const compared = comparedPeople(composer);
  const isComplete = compared !== null;
  const [pair] = compared?.result.pairs ?? [];
  const first = one.numbers[0];
  const second = other.numbers.find(({ value }) => value !== first?.value) ?? other.numbers[0];
  const link = pair ? linkOfPair(pair.relation) : linkOf(first, second);
  const reading = pickText(composer, `par.${kind}.${link}`, texts[kind][link]);
  const lead =
    rest.length > 0
      ? leadOfSeveral(composer, compared, [one, other, ...rest])
      : leadOfTwo(composer, one, other, { reading, verdict: verdicts[link] });
  const year = composer.act.periods.find(({ span }) => span === 'year');
  const half = isComplete ? '' : `Com o nome completo ${other.speaker.of || 'das pessoas'}, a leitura inclui a Missão.`;
  const month = composer.act.periods.find(({ span }) => span === 'month');
  const body = month
    ? [pairMonth(composer, month.date)]
    : year
      ? [pairYear(composer, Number(year.date.slice(0, 4))), broughtBy(composer, one, first, area, '')]
      : [
          missions(composer, one, other),
          broughtBy(composer, one, first, area, ''),
          broughtBy(composer, other, second, area, 'Já'),
          ...rest.map((side) => broughtBy(composer, side, side.numbers[0], area, 'E')),
        ];
  const parts = body.map(
    (text, at): Part => [at === 0 && (month || year) ? 'claim' : at === 0 ? 'support' : 'tension', text],
  );
  return {
    text: month
      ? answerOf(composer, ...parts, ['support', lead])
      : answerOf(composer, ['claim', lead], ...parts, ['remark', half]),
    basis: [...comparedLines(composer, compared), compatibilityNote],
    results: [
      ...(compared ? [compared] : []),
      ...composer.act.who.flatMap((label) => composer.map(label) ?? []),
      ...(year ? yearFacts(composer, Number(year.date.slice(0, 4))) : []),
      ...(month ? monthFacts(composer, month.date) : []),
    ],
    chips: ['Onde a gente mais se desentende?', 'O que temos em comum?'],
    title:
      `${capital(one.name === 'você' ? other.name : one.name)} e ${one.name === 'você' ? 'você' : other.name}`.slice(
        0,
        60,
      ),
  };
}

/** Two people in two sentences: how they meet, and what each one brings. */
export function composePairSummary(composer: Composer): Composed {
  const whole = composePair(composer);
  const all = sides(composer, areaOfKind[kindOf(composer)]);
  if (all.length > 2) return groupSummary(whole, all);
  const [one, other] = all;
  const [a, b] = [one?.numbers[0], other?.numbers[0]];
  if (!one || !other || !a || !b) return whole;
  const [opening = ''] = whole.text.match(/[^.!?]+[.!?]+/u) ?? [whole.text];
  const brings = ({ position, value }: PlacedNumber, { speaker }: Side) =>
    `${numberOf(position, value, speaker)} traz ${textsOf(value).palavra}`;
  return { ...whole, text: `${opening.trim()} ${sentence(brings(a, one), 'e', `${brings(b, other)}.`)}`, basis: [] };
}

/** Each of three or more people in a word, with its number, and one rule to agree on. */
function groupSummary(whole: Composed, all: readonly Side[]): Composed {
  const each = all.flatMap(({ name, numbers: [placed] }) =>
    placed ? [`${name} traz ${textsOf(placed.value).palavra} (${bareNumber(placed)})`] : [],
  );
  return {
    ...whole,
    text: `**Em resumo:** ${joinWords(each)}. Nenhum jeito manda no outro: o que falta a um sobra em alguém da mesma mesa. Combinem uma regra só e revejam em um mês.`,
    basis: [],
  };
}

/** How two people meet, after the verdict where it is asked for; `{a}` and `{b}` stand for their names. */
function leadOfTwo(
  composer: Composer,
  one: Side,
  other: Side,
  { reading, verdict }: { readonly reading: string; readonly verdict: string },
): string {
  const named = (text: string) => text.replaceAll('{a}', one.name).replaceAll('{b}', other.name);
  return asksIfItFits.test(composer.act.words)
    ? `**${pairLabel(one, other)}: ${verdict}.** ${named(reading)}`
    : `**${pairLabel(one, other)}:** ${named(lowered(reading))}`;
}

/** Of three or more people: the two that meet most easily, and the two that need most care. */
function leadOfSeveral(
  composer: Composer,
  compared: ReturnType<typeof comparePeople> | null,
  all: readonly Side[],
): string {
  const ranked = (compared?.result.pairs ?? []).toSorted((one, other) => other.score - one.score);
  const [best, worst] = [ranked[0], ranked.at(-1)];
  const names = capital(joinWords(all.map(({ name }) => name)));
  if (!best || !worst || best.score === worst.score) return `**${names}:** entre vocês, cada dupla tem o seu ritmo.`;
  const pair = ({ first, second }: typeof best) => joinWords([first, second].map((at) => all[at]?.name ?? ''));
  const opens = asksIfItFits.test(composer.act.words)
    ? worst.score < 50
      ? 'Dá certo com combinados: a'
      : 'Dá certo: a'
    : 'A';
  return `**${opens} dupla mais fácil é ${pair(best)}, e a que pede mais conversa, ${pair(worst)}.**`;
}

function missions(composer: Composer, one: Side, other: Side): string {
  if (composer.act.who.length > 2) return '';
  const [first, second] = [missionOf(composer, one.speaker.label), missionOf(composer, other.speaker.label)];
  if (first === undefined || second === undefined) return '';
  const missionOfSide = ({ speaker }: Side) => (speaker.isMine ? 'sua Missão' : `Missão ${speaker.of}`);
  return `A ${missionOfSide(one)} é ${first}, e a ${missionOfSide(other)} é ${second}.`;
}

/** The Missão of a map, with 11 and 22; the harmony of two people reduces it to a digit. */
function missionOf(composer: Composer, label: string): number | undefined {
  return composer.map(label)?.map.missao;
}

/** What the number of one side brings into the relation. */
function broughtBy(
  composer: Composer,
  side: Side,
  placed: PlacedNumber | undefined,
  area: Area,
  connective: string,
): string {
  if (!placed) return '';
  return sentence(
    connective,
    numberOf(placed.position, placed.value, side.speaker),
    composer.pick(
      ...(isYoung(composer, side.speaker.label)
        ? [childPassage(placed.value, 'plays'), childPassage(placed.value, 'learns')]
        : []),
      areaPassage(placed.value, area, 'claim'),
      numberPassage(placed.value, 'forca'),
      numberPassage(placed.value, 'essencia'),
    ),
  );
}

function comparedLines(composer: Composer, compared: ReturnType<typeof comparePeople> | null): string[] {
  if (!compared) return ['Sem o nome e a data de ambas as pessoas, a comparação usa os números que existem.'];
  return compared.result.pairs.map(({ first, second, score, level, numbers: [one, other] }) => {
    const mission = missionOf(composer, composer.act.who[first] ?? 'eu') ?? one;
    const otherMission = missionOf(composer, composer.act.who[second] ?? 'eu') ?? other;
    const reduced = mission === one && otherMission === other ? '' : `, na harmonia ${one} e ${other}`;
    return `${calledAt(composer, first)} e ${calledAt(composer, second)}: Missão ${mission} e Missão ${otherMission}${reduced}. A harmonia é de ${score}% (${wordOfBand(level).toLocaleLowerCase('pt-BR')}).`;
  });
}

function linkOfPair(relation: string): Link {
  return relation === 'vibra' || relation === 'atrai' || relation === 'igual' || relation === 'passivo'
    ? relation
    : 'oposto';
}

function calledAt(composer: Composer, index: number): string {
  const speaker = composer.speaker(composer.act.who[index] ?? 'eu');
  return speaker.isMine ? 'Você' : capital(speaker.called);
}

function linkOf(one: PlacedNumber | undefined, other: PlacedNumber | undefined): Link {
  if (!one || !other) return 'passivo';
  if (one.value === other.value) return 'igual';
  return (one.value + other.value) % 2 === 0 ? 'atrai' : 'oposto';
}

function pickText(composer: Composer, id: string, options: readonly string[]): string {
  return composer.pick(...options.map((text, index): Wording => ({ id: `${id}.${index}`, text })));
}
