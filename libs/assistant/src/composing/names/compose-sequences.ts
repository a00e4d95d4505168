import { interpretSequence } from '@sefira/numerology/interpretations/arcana';
import { joinWords } from '@sefira/numerology/interpretations/text-of';
import { findSpellings } from '../../tools/name-tool.ts';
import { askFor, type Composed, type Composer } from '../composer.ts';
import { firstSentences } from '../shorten.ts';
import { type Judged, judge } from './judged.ts';
import { type SequenceOfName, sequenceFacts, sequencesIn } from './sequences.ts';

const mostNames = 3;
const mostLetters = 9;

const named = (found: readonly SequenceOfName[]) => joinWords(found.map(({ sequence }) => sequence));

/** Which negative sequences a name has, and the letters that form them. */
export function composeSequences(composer: Composer): Composed {
  const judged = namesAsked(composer).map((name) => judge(name, composer));
  const [first, ...others] = judged;
  if (!first) return askFor('eu', composer, 'name', 'procurar sequências no nome');
  return {
    text: [
      others.length > 0 ? severalNames(judged) : oneName(composer, first),
      'Na tradição, sequência é tema que pede atenção, e não castigo. Letra por letra, está na [Assinatura](/assinatura).',
    ].join(' '),
    basis: judged.map(
      (one) =>
        `${one.name}: ${
          sequencesIn(one)
            .map(({ sequence, row }) => `${sequence} na linha ${row}`)
            .join('; ') || 'nenhuma sequência'
        }.`,
    ),
    results: [...sequenceFacts(judged), ...judged.map(({ result }) => ({ ...result, card: null }))],
    chips: ['Que letras causam isso?', 'Como devo assinar meu nome?'],
    title: `Sequências de ${first.name}`.slice(0, 60),
  };
}

/** `O que isso quer dizer?` after the sequences of a name: the subject of each; null after any other answer. */
export function composeSequenceMeaning(composer: Composer): Composed | null {
  const { act, state } = composer;
  const [name, ...others] = namesAsked(composer);
  if (
    name === undefined ||
    others.length > 0 ||
    act.names.length > 0 ||
    !/sequ[eê]ncia|tri[aâ]ngulo/u.test(state.gist.join(' '))
  )
    return null;
  const judged = judge(name, composer);
  const found = sequencesIn(judged).slice(0, mostNames);
  if (found.length === 0) return null;
  const lines = found.map(({ sequence }) => {
    const { title, text } = interpretSequence(sequence);
    return `**${sequence}, ${title.charAt(0).toLowerCase()}${title.slice(1).replace(/[.]$/u, '')}.** ${firstSentences(text, 1)}`;
  });
  return {
    text: `${lines.join(' ')} É tema que pede atenção, e não castigo.`,
    results: [...sequenceFacts([judged]), { ...judged.result, card: null }],
    chips: ['Que letras causam isso?', 'Como devo assinar meu nome?'],
    title: `Sequências de ${name}`.slice(0, 60),
  };
}

/** The names of the question, else those spoken of where it asks of several, else the last one or the own name. */
function namesAsked({ act, state, person }: Composer): readonly string[] {
  if (act.names.length > 0) return act.names;
  const { names, mode } = state.table;
  const own = person(act.who[0] ?? 'eu')?.name ?? state.table.base;
  const isOfOwn = /\b(?:meu nome|meu mapa|nome de hoje|de agora|atual|certidao|registro|de solteir[ao])\b/u.test(
    act.words,
  );
  if (mode === null || names.length === 0 || isOfOwn) return own === null ? [] : [own];
  const isOfAll =
    /\b(?:menos|ness[ae]s|dess[ae]s|ess[ae]s|nel[ae]s|del[ae]s|el[ae]s|algum|algum del[ae]s|nomes|opcoes|dois|duas|tres|todos)\b/u.test(
      act.words,
    );
  return names.slice(isOfAll ? -mostNames : -1);
}

function oneName(composer: Composer, judged: Judged): string {
  const all = sequencesIn(judged);
  const asked = [...composer.act.words.matchAll(/\b([1-9])\1\1\b/gu)].map(([sequence]) => sequence);
  const found = asked.length === 0 ? all : all.filter(({ sequence }) => asked.includes(sequence));
  const [first] = found;
  if (asked.length > 0 && !first)
    return `**Não: ${judged.name} não tem ${asked.join(' nem ')}.** ${all.length > 0 ? `O que aparece no triângulo é ${named(all)}.` : 'Nenhum número aparece três vezes seguidas no triângulo do nome.'}`;
  if (!first)
    return `**${judged.name} não tem sequência negativa:** nenhum número aparece três vezes seguidas no triângulo do nome.`;
  const { title } = interpretSequence(first.sequence);
  const asksLetters = /\bletras?\b|\bonde\b|\bcaus\w+/u.test(composer.act.words);
  const [other] = findSpellings(judged.name, null).found.suggestions;
  return [
    asked.length > 0
      ? `**Sim: ${judged.name} tem a ${named(found)}.**`
      : `**${judged.name} tem ${found.length === 1 ? 'uma sequência' : `${found.length} sequências`}: ${named(found)}.**`,
    asksLetters ? `${found.slice(0, 3).map(whereOf).join('; ')}.`.replace(/^./u, (letter) => letter.toUpperCase()) : '',
    `A ${first.sequence} fala de ${title.charAt(0).toLowerCase()}${title.slice(1).replace(/[.]$/u, '')}.`,
    other && other.name !== judged.name && composer.act.intent === 'sequencias'
      ? `Mudar uma letra desfaz a conta: **${other.name}**, por exemplo, fica ${other.negativeSequences.length === 0 ? 'sem nenhuma' : 'com menos'}.`
      : 'Mudar uma letra desfaz a conta.',
  ]
    .filter(Boolean)
    .join(' ');
}

/** `a 111 vem de ATIANE`. */
function whereOf({ sequence, letters, row }: SequenceOfName): string {
  const line = row === 1 ? 'nas próprias letras' : `na ${row}ª linha`;
  return letters.length > mostLetters
    ? `a ${sequence} vem da soma de quase todo o nome, ${line}`
    : `a ${sequence} vem das letras ${letters.split('').join('-')}, ${line}`;
}

function severalNames(judged: readonly Judged[]): string {
  const lines = judged.map((one) => `**${one.name}**: ${named(sequencesIn(one)) || 'nenhuma'}`);
  const counts = judged.map((one) => sequencesIn(one).length);
  const fewest = Math.min(...counts);
  const best = judged.filter((_, index) => counts[index] === fewest);
  return `Sequências negativas em cada um: ${lines.join('; ')}. ${
    best.length === judged.length
      ? 'Por aí, eles empatam.'
      : `Por aí, ${joinWords(best.map(({ name }) => name))} ${best.length === 1 ? 'fica mais leve' : 'ficam mais leves'}.`
  }`;
}
