import type { Dialogue } from '../dialogue/dialogue-state.ts';
import { sourceOf } from '../passage.ts';
import { type Draft, draftOf } from './draft.ts';

const nothingFound = `Isso é sobre o uso da Sefira, e não achei a resposta nos nossos textos de ajuda. Procure na [ajuda](/help) ou escreva em [contato](/contact): uma pessoa da equipe responde.`;

/** Use, payment and cancellation of the product: a free answer from the help pages, with links. */
export function answerSupport(dialogue: Dialogue): Draft {
  const [best, next] = dialogue.passages.filter(({ path }) => path !== undefined);
  if (best?.path === undefined) return draftOf(nothingFound, { isFree: true, title: 'Ajuda com a Sefira' });
  const whole = best.text.endsWith('…') ? `O passo a passo: [${best.title}](${best.path}).` : '';
  const further =
    next?.path === undefined ? 'Há mais na [ajuda](/help).' : `Veja também: [${next.title}](${next.path}).`;
  return draftOf(`**${best.title}**\n\n${best.text}\n\n${[whole, further].filter(Boolean).join(' ')}`, {
    results: [
      {
        tool: 'buscar_textos',
        facts: [],
        card: null,
        sources: [best, ...(next ? [next] : [])].map(sourceOf),
      },
    ],
    isFree: true,
    title: best.title.slice(0, 60),
  });
}
