import { destinyRelation } from '@sefira/numerology/harmony';
import { asksWorst } from '../../dialogue/subject/asks-worst.ts';
import { traitNumbers } from '../../understanding/data/areas.ts';
import { foldQuestion } from '../../understanding/normalise.ts';
import { type Composed, type Composer, sentence } from '../composer.ts';
import { areaPassage, numberPassage, textsOf } from '../passage-bank.ts';
import { answerOf } from '../shorten.ts';
import { childIdeas } from './compose-child-names.ts';
import { composeCompany } from './compose-company.ts';
import { basisFor, fit, type Judged, judge, meets, own, ownDestino } from './judged.ts';
import { sequencesIn } from './sequences.ts';

const sumsOf = (judged: readonly Judged[]) =>
  `${judged.map(({ name, number }) => `**${name} soma ${number}**`).join('; ')}.`;

/** `Por que não Banho de Mato?` names the one that is asked about. */
const isNamedIn = (words: string, { name }: Judged) =>
  /^(?:e |mas |ta |ue )*por ?que nao\b/u.test(words) && words.includes(foldQuestion(name));

/** The choice and its reason: the number, the sequences or the sound. */
function verdict(best: Judged, other: Judged | undefined, words: string, picked: string | null): string {
  // `E se nascer dia 12/02, muda alguma coisa?` after one was chosen.
  if (picked !== null && /\bmud(?:a|aria|ou)\b/u.test(words))
    return best.name === picked
      ? `**Na escolha não muda: eu ficaria com ${best.name}.**`
      : `**Muda: assim eu ficaria com ${best.name}.**`;
  if (isNamedIn(words, best)) return `**${best.name} é justamente o que eu escolheria.**`;
  if (other?.number !== best.number) return `**Eu ficaria com ${best.name}.**`;
  return sequencesIn(best).length < sequencesIn(other).length
    ? `**No número é empate; como tem menos sequências negativas, eu ficaria com ${best.name}.**`
    : `**Nos números é empate; pelo som, eu ficaria com ${best.name}.**`;
}

/** Numbers that serve what the name is for, the best first. */
function wantedFor({ act, state }: Composer): readonly number[] {
  if (state.table.mode === 'bebe') return [3, 6, 1, 9];
  const isOfWork = state.table.mode === 'empresa' || act.area === 'trabalho' || act.area === 'dinheiro';
  return isOfWork ? [8, 5, 1, 6, 3] : [3, 8, 1, 6];
}

/** The names spoken of; a single signature beside the name that it is compared with. */
function withOwnName({ act, state: { table, listed }, person }: Composer): readonly string[] {
  const known = table.base ?? person('eu')?.name;
  // `Qual das três?` of two forms counts the name that they were made from.
  const isOfThree = /\btres\b/u.test(act.words) && table.names.length === 2;
  // Names that were only proposed leave the choice to those that the user named.
  const proposed = listed?.kind === 'names' ? listed.names : [];
  const named = table.names.filter((name) => !proposed.includes(name));
  if (table.mode !== 'assinatura' || (table.names.length > 1 && !isOfThree))
    return (named.length > 1 ? named : table.names).slice(-3);
  return [...new Set([table.former, known, ...table.names].flatMap((name) => name ?? []))];
}

const worthOfRelation = { favoravel: 5, neutro: 0, desfavoravel: -5 } as const;

/** `Qual deles vai ser o mais danado?`: which name has most of a trait; null where none is asked for. */
function mostOf(composer: Composer, judged: readonly Judged[]): Composed | null {
  const asked = traitNumbers[composer.act.trait ?? ''];
  const isOfChild = composer.state.table.mode === 'bebe' && /\bmais\b/u.test(composer.act.words);
  if (asked?.isTemper !== true || judged.length < 2 || !isOfChild) return null;
  const rank = ({ number }: Judged) => (asked.numbers.includes(number) ? asked.numbers.indexOf(number) : 99);
  const [first, second] = judged.toSorted((one, other) => rank(one) - rank(other));
  if (!first || !second || rank(first) === 99) return null;
  const isEqual = rank(first) === rank(second);
  return {
    text: [
      isEqual
        ? `**Pelo nome, ${first.name} e ${second.name} empatam em ${asked.noun}.**`
        : `**Pelo nome, ${first.name} mostra mais ${asked.noun}: soma ${first.number}.**`,
      sentence(
        `O ${first.number}`,
        composer.pick(numberPassage(first.number || 1, 'essencia'), numberPassage(first.number || 1, 'forca')),
      ),
      `${second.name} soma ${second.number}. É um tom, e não um destino: a criação e a data de nascimento contam mais.`,
    ].join(' '),
    basis: judged.flatMap(basisFor),
    results: judged.map(({ result }) => result),
    chips: ['Qual você escolheria?', 'Como se calcula a expressão?'],
  };
}

/** `Os dois combinam entre si?`: how the numbers of two names go together; null for another question. */
export function composeNamesTogether(composer: Composer): Composed | null {
  const { act, state } = composer;
  const names = act.names.length > 1 ? act.names : state.table.names;
  const [one, other] = names.slice(-2).map((name) => judge(name, composer));
  const isAsked =
    /\bcombin\w+\b.*\b(?:entre (?:si|eles|elas)|um com o outro|uma com a outra|os dois|as duas)\b|^(?:e |mas )*(?:os dois|as duas|eles|elas) combin\w+/u;
  if (!one || !other || state.table.mode === 'assinatura' || !isAsked.test(act.words)) return null;
  const relation = destinyRelation(one.number || 1, other.number || 1);
  const verdict = {
    favoravel: 'Sim, conversam bem',
    neutro: 'Sim, convivem em paz',
    desfavoravel: 'Combinam, com esforço dos dois lados',
  }[relation];
  return {
    text: [
      `**${verdict}: ${one.name} soma ${one.number}, e ${other.name}, ${other.number}.**`,
      sentence(
        `O ${one.number}`,
        composer.pick(numberPassage(one.number || 1, 'essencia'), numberPassage(one.number || 1, 'forca')),
      ),
      sentence(
        `Já o ${other.number}`,
        composer.pick(numberPassage(other.number || 1, 'essencia'), numberPassage(other.number || 1, 'forca')),
      ),
    ].join(' '),
    basis: [one, other].flatMap(basisFor),
    results: [one.result, other.result],
    chips: ['Qual você escolheria?', 'Como se calcula a expressão?'],
  };
}

/** How well a name serves: its number against the Destino of its owner and what it is for, and its sequences. */
function worthFor(composer: Composer): (judged: Judged) => number {
  const destino = ownDestino(composer);
  const wanted = wantedFor(composer);
  return (judged) => {
    const { number } = judged;
    const ofDestino = destino === null ? 0 : worthOfRelation[destinyRelation(destino, number)];
    const ofUse = wanted.includes(number) ? Math.max(0, 4 - wanted.indexOf(number)) : 0;
    return ofDestino + ofUse - sequencesIn(judged).length / 20;
  };
}

/** One of the names spoken of, with the reason. */
export function composeNameChoice(composer: Composer): Composed {
  const { state, act } = composer;
  const names = act.names.length > 1 ? act.names : withOwnName(composer);
  const judged = names.map((name) => judge(name, composer));
  const worth = worthFor(composer);
  const [best, ...others] = [...judged].sort((one, other) => worth(other) - worth(one));
  const worst = others.at(-1);
  const most = mostOf(composer, judged);
  if (most !== null) return most;
  if (best && worst && asksWorst.test(act.words)) return leastOf(composer, judged, best, worst);
  if (!best) return state.table.mode === 'bebe' ? childIdeas(composer) : composeCompany(composer);
  const other = others.find((one) => isNamedIn(act.words, one)) ?? others[0];
  return {
    text: answerOf(
      composer,
      ['claim', act.names.length > 1 || judged.length > 2 ? sumsOf(judged) : ''],
      ['claim', verdict(best, other, act.words, composer.state.table.picked)],
      [
        'tension',
        sentence(
          `O ${best.number}, de ${textsOf(best.number || 1).palavra},`,
          composer.pick(
            numberPassage(best.number || 1, 'forca'),
            areaPassage(best.number || 1, 'trabalho', 'support'),
            numberPassage(best.number || 1, 'papel'),
            areaPassage(best.number || 1, 'trabalho', 'claim'),
            areaPassage(best.number || 1, 'interior', 'support'),
          ),
        ),
      ],
      ['practice', fit(composer, best.number)],
      ['support', besideSibling(composer, best)],
      ['support', besideOther(composer, best, other)],
    ),
    basis: judged.flatMap(basisFor),
    results: [...judged.map(({ result }) => result), ...own(composer)],
    chips: ['Por quê?', 'Como se calcula a expressão?'],
    picked: best.name,
  };
}

/** `Qual combina mais comigo?` */
const asksOfOwner = /\b(?:comigo|para mim|meu destino)\b/u;

/** What speaks for the second name, or what decides between equal numbers. */
function besideOther(composer: Composer, best: Judged, other: Judged | undefined): string {
  const destino = ownDestino(composer);
  const isOfOwner = composer.state.table.mode === 'empresa' && asksOfOwner.test(composer.act.words);
  if (other && other.number !== best.number && destino !== null && isOfOwner)
    return besideDestino(composer, best, other, destino);
  return other && other.number !== best.number
    ? sentence(
        `${other.name}, com o ${other.number}, tem outro tom:`,
        composer.pick(
          areaPassage(other.number || 1, 'trabalho', 'support'),
          numberPassage(other.number || 1, 'papel'),
          numberPassage(other.number || 1, 'essencia'),
        ),
      )
    : other && sequencesIn(best).length === sequencesIn(other).length
      ? 'Os números empatam, então vale o ouvido: diga os nomes em voz alta e escolha o que soa seu.'
      : '';
}

/** How the second name meets the owner's Destino, and what decides where both meet it alike. */
function besideDestino(composer: Composer, best: Judged, other: Judged, destino: number): string {
  const [first, second] = [best, other].map(({ number }) => meets(destino, number || 1));
  const of = `o ${other.number} de ${other.name}`;
  return first === second ? `Nisso ${of} fica igual; ${decides(composer, best, other)}.` : `Já ${of} ${second}.`;
}

function decides(composer: Composer, best: Judged, other: Judged): string {
  if (wantedFor(composer).includes(best.number)) return `decide o uso, e para um negócio o ${best.number} pesa mais`;
  return sequencesIn(best).length < sequencesIn(other).length
    ? 'decide ter menos sequências negativas'
    : 'então vale o ouvido: diga os dois em voz alta';
}

/** How the name stands beside the one of a brother or a sister. */
function besideSibling(composer: Composer, { name, number }: Judged): string {
  const { sibling, mode } = composer.state.table;
  if (sibling === null || mode !== 'bebe') return '';
  const other = judge(sibling, composer).number;
  const [first = '', called = ''] = [name, sibling].map((one) => one.split(' ')[0] ?? '');
  return other === number
    ? `Ao lado de ${called}, que também soma ${other}, ${first} fala no mesmo tom.`
    : `Ao lado de ${called}, que soma ${other}, de ${textsOf(other || 1).palavra}, ${first} traz outro tom, e os dois se completam.`;
}

/** The name to leave aside, and what speaks for another one. */
function leastOf(composer: Composer, judged: readonly Judged[], best: Judged, worst: Judged): Composed {
  const number = worst.number || 1;
  const isTied = best.number === worst.number && sequencesIn(best).length === sequencesIn(worst).length;
  return {
    text: [
      judged.length > 2 ? sumsOf(judged) : '',
      isTied
        ? `**Nenhum fica para trás: ${best.name} e ${worst.name} somam ${worst.number}.** Evite o que soar estranho ao ser dito em voz alta.`
        : `**Eu deixaria ${worst.name} de lado.**`,
      sentence(
        `O ${worst.number} também tem exagero:`,
        composer.pick(areaPassage(number, 'trabalho', 'tension'), numberPassage(number, 'fraqueza')),
      ),
      isTied ? '' : fit(composer, worst.number),
      isTied ? '' : `Nenhum nome é proibido; entre estes, ${best.name} pede menos esforço.`,
    ]
      .filter(Boolean)
      .join(' '),
    basis: judged.flatMap(basisFor),
    results: [...judged.map(({ result }) => result), ...own(composer)],
    chips: ['Qual você escolheria?', 'Como se calcula a expressão?'],
    picked: best.name,
  };
}

/** Whether one name is a good one: its number against the owner's Destino, a gift and a care. */
export function composeNameVerdict(composer: Composer): Composed {
  const { state, act } = composer;
  const [name = ''] = act.names.length === 1 ? act.names : state.table.names.slice(-1);
  const judged = judge(name, composer);
  const number = judged.number || 1;
  const destino = state.table.mode === 'bebe' ? null : ownDestino(composer);
  const relation = destino === null ? null : destinyRelation(destino, number);
  const verdict =
    relation === 'desfavoravel'
      ? `É um nome possível, e pede mais esforço: o ${number} de ${name} puxa para outro lado que o seu Destino ${destino}.`
      : relation === 'favoravel'
        ? `Sim, é um bom nome: o ${number} de ${name} conversa bem com o seu Destino ${destino}.`
        : `Sim, ${name} é um bom nome: o ${number} fala de ${textsOf(number).palavra}.`;
  return {
    text: [
      `**${verdict}**`,
      sentence(
        'A favor, ele',
        composer.pick(
          numberPassage(number, 'forca'),
          areaPassage(number, 'trabalho', 'support'),
          numberPassage(number, 'essencia'),
        ),
      ),
      sentence(
        `O cuidado: esse ${number}`,
        composer.pick(areaPassage(number, 'trabalho', 'tension'), numberPassage(number, 'fraqueza')),
      ),
    ].join(' '),
    basis: basisFor(judged),
    results: [judged.result, ...own(composer)],
    chips: [
      state.table.mode === 'empresa' ? 'Sugira nomes para empresa com número 8' : 'Mais opções de nome',
      `O que significa o número ${number}?`,
    ],
    title: `O nome ${name}`.slice(0, 60),
  };
}
