import type { EventPayload } from '@sefira/contracts/shared/events';
import { shortDate } from '@sefira/numerology/calendar/calendar';

type Kind = EventPayload<'analysis.completed'>['kind'];

const words: Readonly<Record<Kind, string>> = {
  personal: 'Análise pessoal, mapa numerológico',
  compatibility: 'Análise de compatibilidade',
  company: 'Análise de empresa',
  cycles: 'Análise de ciclos, previsões',
  name: 'Análise do nome',
  group: 'Análise de grupo',
  dates: 'Data certa, melhores dias',
  atlas: 'Atlas da vida, linha da vida',
  yearbook: 'Livro do ano, agenda',
  signature: 'Assinatura, nomes comparados',
  baby: 'Nome do bebê, lista curta, votação da família',
  brand: 'Marca, nomes de empresa, slogans',
};

/** Key of an analysis in the search. */
export function ownKey(analysisId: string): string {
  return `own:${analysisId}`;
}

/** The search document of an analysis of a day, `YYYY-MM-DD`: title and kind, no other personal data. */
export function ownAnalysis(payload: EventPayload<'analysis.completed'>, day: string) {
  return {
    key: ownKey(payload.analysisId),
    ownerId: payload.userId,
    group: 'own' as const,
    path: `/my-analyses/${payload.analysisId}`,
    title: payload.title,
    summary: `${words[payload.kind]}, relatório de ${shortDate(day)}`,
    body: '',
  };
}
