import { keywordOf } from '@sefira/numerology/interpretations/main-positions';
import type { Dialogue } from '../dialogue/dialogue-state.ts';
import { addUpItem } from '../tools/item-number-tool.ts';
import { findNumberedItem } from '../understanding/find-numbered-item.ts';
import { type Draft, draftOf } from './draft.ts';

/** The number of an address, a plate or a telephone: symbolic, and no part of a map. */
export function answerItemNumber(dialogue: Dialogue): Draft {
  const item = findNumberedItem(dialogue.message.words);
  if (!item) return draftOf('Diga o número da casa, da placa ou do telefone, e eu somo.', { isFree: true });
  const found = addUpItem(item.text);
  const word = found.number === 0 ? '' : ` (${keywordOf(found.number).toLowerCase()})`;
  return draftOf(
    `**${item.called} ${item.text} soma ${found.number}${word}.**\n\nConta: ${[...new Set(found.steps)].join(' → ')}.\n\nÉ um símbolo leve, para brincar com a ideia: no sistema cabalístico, o que se lê de uma pessoa vem do nome e da data dela. Nenhum endereço, placa ou telefone dá ou tira sorte.`,
    {
      results: [found],
      title: `${item.called} ${item.text}`,
      suggestions: ['Quais são os meus números da sorte?', `O que significa o número ${found.number}?`],
    },
  );
}
