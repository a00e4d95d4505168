import { keywordOf } from '@sefira/numerology/interpretations/main-positions';
import { readThing } from '../tools/thing-tool.ts';
import { type Draft, draftOf } from './draft.ts';
import type { Talk } from './follow-talk.ts';

const THING =
  /\b(apartamento|apto|casa|predio|sala|bloco|placa|telefone|celular|numero da (?:minha )?casa)\b(?: \w+){0,3}? ((?:[a-z]{3} ?)?\d[\da-z]{0,9}(?: \d[\da-z]{0,8}){0,3})/u;
const CALLED: Readonly<Record<string, string>> = {
  apartamento: 'O apartamento',
  apto: 'O apartamento',
  casa: 'A casa',
  predio: 'O prédio',
  sala: 'A sala',
  bloco: 'O bloco',
  placa: 'A placa',
  telefone: 'O telefone',
  celular: 'O celular',
};

/** Which number the everyday number that is asked about adds up to. */
export function findThing(words: string): { readonly called: string; readonly text: string } | null {
  const [, thing = '', text = ''] = THING.exec(words) ?? [];
  return text === '' ? null : { called: CALLED[thing] ?? 'A casa', text: text.toUpperCase() };
}

/** The number of a house, a plate or a telephone: small, symbolic, and no part of a map. */
export function answerThing(talk: Talk): Draft {
  const thing = findThing(talk.message.words);
  if (!thing) return draftOf('Diga o número da casa, da placa ou do telefone, e eu somo.', { isFree: true });
  const found = readThing(thing.text);
  const word = found.number === 0 ? '' : ` (${keywordOf(found.number).toLowerCase()})`;
  return draftOf(
    `**${thing.called} ${thing.text} soma ${found.number}${word}.**\n\nConta: ${[...new Set(found.steps)].join(' → ')}.\n\nÉ um símbolo leve, para brincar com a ideia: no sistema cabalístico, o que se lê de uma pessoa vem do nome e da data dela. Nenhum endereço, placa ou telefone dá ou tira sorte.`,
    {
      results: [found],
      title: `${thing.called} ${thing.text}`,
      suggestions: ['Quais são os meus números da sorte?', `O que significa o número ${found.number}?`],
    },
  );
}
