import { type Composed, type Composer, pickNumber, sentence } from '../composer.ts';
import { childPassage, dealingPassage, numberPassage, sayingPassage, type Wording } from '../passage-bank.ts';
import { bareNumber, capital, numberOf, numbersFor, type PlacedNumber } from '../speaker.ts';
import { matters } from './child-matters.ts';

const yearsOfChildhood = 13;
export const comforting =
  /\b(?:acalm\w*|consol\w*|chor\w*|birra\w*|raiva|medo|grit\w+|explo\w+|bate\b|bater|mord\w+|triste|pesadelo\w*|assust\w+|ansios\w+|nervos\w+|insegur\w+)\b/u;
/** A quarrel or an apology, rather than a request. */
const ofPeace =
  /\b(?:desculp\w*|perd[ao]\w*|brig\w+|magoa\w*|chatead\w+|paz(?:es)?|reconcili\w+|discut\w+|treta\w*|sentimento\w*|amo\b|saudade)\b/u;
const ofRequest =
  /\b(?:aument\w+|ped(?:ir|ido|indo|i)|peco|hobby|arrum\w+|explic\w+|agenda|folga|ferias|promoc\w+|favor|convenc\w+|propos\w+|reuniao|empresta\w*|deixar|permiss\w+|negoci\w+)\b/u;

/** A person in the years in which rules and comfort come from adults. */
export function isYoung({ person, today }: Composer, label: string): boolean {
  const birthDate = person(label)?.birthDate;
  if (label === 'bebe') return true;
  return Boolean(birthDate) && Number(today.slice(0, 4)) - Number(birthDate?.slice(0, 4)) <= yearsOfChildhood;
}

function numbersOf(composer: Composer): readonly [PlacedNumber, ...PlacedNumber[]] | null {
  const found = composer.map(composer.act.who[0] ?? 'eu');
  const [first, ...rest] = found ? numbersFor('jeito', found.map) : [];
  return first ? [first, ...rest] : null;
}

function answer(composer: Composer, used: readonly PlacedNumber[], text: string, chips: readonly string[]): Composed {
  const [label = 'eu'] = composer.act.who;
  const found = composer.map(label);
  const names = used.map(({ position, value }) => numberOf(position, value, composer.speaker(label)));
  return {
    text,
    results: found ? [found] : [],
    basis: [`Números lidos: ${[...new Set(names)].slice(0, 2).join(', ')}.`],
    chips,
  };
}

function wordingOf({ id, byNumber }: (typeof matters)[number], value: number): Wording {
  const text = byNumber.get(String(value)) ?? byNumber.get(String(((value - 1) % 9) + 1)) ?? '';
  return { id: `crianca.${id}.${value}`, text };
}

/** Sleep, meals or shyness of a child by its numbers; null for any other matter. */
function composeMatter(composer: Composer, numbers: readonly [PlacedNumber, ...PlacedNumber[]]): Composed | null {
  const { act } = composer;
  const matter = matters.find(({ pattern }) => pattern.test(act.words));
  if (matter === undefined) return null;
  const { called } = composer.speaker(act.who[0] ?? 'eu');
  const { placed, text } = pickNumber(composer, numbers, (value) => [wordingOf(matter, value)]);
  const step = { id: `crianca.${matter.id}.passo`, text: matter.step };
  return answer(
    composer,
    [placed],
    `${sentence(`Com ${called}, que tem ${bareNumber(placed)}, ${matter.opens}`)} ${text} ${composer.isNew(step) ? composer.pick(step) : ''}`.trim(),
    ['E como aprende melhor?', 'Do que gosta de brincar?'],
  );
}

/** One matter of several children, such as jealousy between them: what helps each, and one step; null for any other. */
export function composeMatterOfAll(composer: Composer): Composed | null {
  const { act } = composer;
  const labels = act.who.filter((label) => label !== 'eu').slice(0, 3);
  const matter = matters.find(({ pattern }) => pattern.test(act.words));
  if (matter === undefined || labels.length < 2 || labels.some((label) => !isYoung(composer, label))) return null;
  const each = labels.flatMap((label) => {
    const found = composer.map(label);
    const [first, ...rest] = found ? numbersFor('jeito', found.map) : [];
    if (!found || !first) return [];
    const { placed, text } = pickNumber(composer, [first, ...rest], (value) => [wordingOf(matter, value)]);
    const named = numberOf(placed.position, placed.value, composer.speaker(label));
    return [
      {
        found,
        named,
        text: `**${capital(composer.speaker(label).called)} (${bareNumber(placed).replace(/^[ao] /u, '')}).** ${text}`,
      },
    ];
  });
  const step = { id: `crianca.${matter.id}.passo`, text: matter.step };
  const them = labels.every((label) => composer.speaker(label).gender === 'f') ? 'elas' : 'eles';
  return {
    text: [
      composer.isNew(step) ? sentence(matter.opens) : '',
      ...each.map(({ text }) => text),
      composer.isNew(step) ? composer.pick(step) : '',
    ]
      .filter(Boolean)
      .join(' '),
    results: each.map(({ found }) => found),
    basis: [`Números lidos: ${each.map(({ named }) => named).join(', ')}.`],
    chips: [`O que ${them} têm em comum?`, `Onde ${them} mais se desentendem?`],
  };
}

/** How to set limits to a child and to comfort it, by its numbers. */
export function composeGuidance(composer: Composer): Composed | null {
  const numbers = numbersOf(composer);
  if (numbers === null) return null;
  const matter = composeMatter(composer, numbers);
  if (matter !== null) return matter;
  const { called } = composer.speaker(composer.act.who[0] ?? 'eu');
  const limits = pickNumber(composer, numbers, (value) => [
    childPassage(value, 'limits'),
    childPassage(value, 'teach'),
  ]);
  const comfort = pickNumber(composer, numbers, (value) => [
    childPassage(value, 'comforts'),
    childPassage(value, 'teach'),
  ]);
  const isUpset = comforting.test(composer.act.words);
  const [first, second] = isUpset ? [comfort, limits] : [limits, comfort];
  const lead = isUpset ? 'o colo vem antes da regra.' : 'o limite funciona melhor assim.';
  return answer(
    composer,
    [limits.placed, comfort.placed],
    `${sentence(`Com ${called}, que tem ${bareNumber(first.placed)}, ${lead}`)} ${first.text} ${second.text}`,
    ['E como aprende melhor?', 'Do que gosta de brincar?'],
  );
}

/** True if the words to say are asked for: `o que falo pra ele`, `me dá uma frase`. */
export function asksForWords(words: string): boolean {
  return /\bajud\w+ a (?:escrever|responder|falar|redigir|dizer)\b|\b(?:frase|mensagem|text(?:o|inho)|recado|audio|bilhete|cartao)\b|^(?:e |mas |entao )*como (?:eu )?(?:comeco|falo|explico)\b|\b(?:o )?que (?:eu )?(?:posso |devo |vou )?(?:falo|falar|falaria|diria|digo|dizer|escrevo|escrever|mando|mandar|respondo|responder)\b|\bcomo (?:eu )?(?:\w+ )?(?:peco|pedir|conto|contar|digo|dizer|comeco a conversa)\b/u.test(
    words,
  );
}

/** A sentence to say to another person, in the way that suits its number. */
export function composePhrase(composer: Composer): Composed | null {
  const numbers = numbersOf(composer);
  const [label = 'eu'] = composer.act.who;
  if (numbers === null) return null;
  const { words } = composer.act;
  const bond = composer.person(label)?.bond;
  const isOfWork = bond === 'equipe' || bond === 'socios';
  const isRequest = ofRequest.test(words) || (isOfWork && !ofPeace.test(words));
  const { called } = composer.speaker(label);
  const said = pickNumber(composer, numbers, (value) => [sayingPassage(value, isRequest ? 'request' : 'peace')]);
  const met = pickNumber(composer, numbers, (value) => [
    dealingPassage(value, 'deal'),
    sayingPassage(value, isRequest ? 'peace' : 'request'),
  ]);
  return answer(
    composer,
    [said.placed, met.placed],
    `${sentence(`Com ${called}, que tem ${bareNumber(said.placed)}, comece assim:`)} ${said.text} ${met.text.startsWith('“') ? 'Ou: ' : ''}${met.text}`,
    [`O que irrita ${called}?`, 'Em que a gente se completa?'],
  );
}

/** What the user does that weighs on another person: what irritates that one, and the user's own side. */
export function composeOwnShare(composer: Composer): Composed | null {
  const numbers = numbersOf(composer);
  const own = composer.map('eu');
  const [label = 'eu'] = composer.act.who;
  const [mine, ...more] = own ? numbersFor('fraqueza', own.map) : [];
  if (numbers === null || !mine || label === 'eu') return null;
  const { called } = composer.speaker(label);
  const wounded = pickNumber(composer, numbers, (value) => [
    dealingPassage(value, 'irritates'),
    dealingPassage(value, 'needs'),
  ]);
  const share = pickNumber(composer, [mine, ...more], (value) => [numberPassage(value, 'fraqueza')]);
  const met = pickNumber(composer, numbers, (value) => [dealingPassage(value, 'deal'), sayingPassage(value, 'peace')]);
  const composed = answer(
    composer,
    [wounded.placed],
    [
      sentence(
        `**O que mais pesa para ${called} está n${numberOf(wounded.placed.position, wounded.placed.value, composer.speaker(label))}**, que ${wounded.text}`,
      ),
      sentence('Do seu lado,', numberOf(share.placed.position, share.placed.value, composer.speaker('eu')), share.text),
      met.text,
    ].join(' '),
    [`O que ${called} precisa de mim?`, 'E as minhas qualidades?'],
  );
  return { ...composed, results: [...(composed.results ?? []), ...(own ? [own] : [])] };
}
