import type { NumerologyMap } from '@sefira/numerology/map-result';
import destiny from '@sefira/numerology/texts/destino.json' with { type: 'json' };
import expression from '@sefira/numerology/texts/expressao.json' with { type: 'json' };
import mission from '@sefira/numerology/texts/missao.json' with { type: 'json' };
import motivation from '@sefira/numerology/texts/motivacao.json' with { type: 'json' };
import { foldText } from './fold-text.ts';

type Titles = Readonly<Record<string, { readonly title: string }>>;

/** What a report says of itself in the list. */
export interface ReportDescription {
  readonly type: 'numerology';
  readonly title: string;
  readonly summary: string;
  readonly insights: readonly string[];
  readonly searchText: string;
}

/** Title, summary and highlights of a personal map. */
export function describePersonalReport(map: NumerologyMap): ReportDescription {
  const title = `Mapa numerológico de ${map.name}`;
  const summary =
    `Motivação ${map.motivacao}, Impressão ${map.impressao}, Expressão ${map.expressao}, ` +
    `Destino ${map.destino} e Missão ${map.missao}.`;
  return {
    type: 'numerology',
    title,
    summary,
    insights: [
      ...highlight('Motivação', map.motivacao, motivation),
      ...highlight('Expressão', map.expressao, expression),
      ...highlight('Destino', map.destino, destiny),
      ...highlight('Missão', map.missao, mission),
    ],
    searchText: searchTextOf(title, summary),
  };
}

/** What the search looks through. */
export function searchTextOf(title: string, summary: string): string {
  return foldText(`${title} ${summary}`);
}

function highlight(label: string, number: number, texts: Titles): string[] {
  const found = texts[String(number)];
  return found ? [`${label} ${number}: ${found.title}`] : [];
}
