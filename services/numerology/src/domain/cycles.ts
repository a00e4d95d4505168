import { analyzeCycles, cyclesTitle } from '@sefira/numerology/cycles';
import { interpretChallenge, interpretCycle, interpretMoment } from '@sefira/numerology/interpretations/periods';
import { interpretMonth, interpretWeekday, interpretYear } from '@sefira/numerology/interpretations/personal-time';
import { computePartialMap } from '@sefira/numerology/map';
import { ruleSetFor } from '@sefira/numerology/rules/registry';
import { type AnalysisDefinition, numberEntry } from './analysis-definition.ts';

export const cycles: AnalysisDefinition<'cycles'> = {
  kind: 'cycles',
  done: 'Análise de ciclos realizada com sucesso!',
  title: cyclesTitle,
  names: () => [],
  compute({ name = null, birthDate, year }, reading) {
    const result = analyzeCycles({ birthDate, year, ...reading });
    const { weekly, yearly, current, periods, calendar } = result;
    const { explanations } = computePartialMap({ name: null, birthDate, ...reading });
    return {
      name,
      system: ruleSetFor(reading.system).system,
      weekly: { ...weekly, ...interpretWeekday(weekly.planet, weekly.number) },
      yearly: {
        ...yearly,
        ...interpretYear(yearly.personalYear),
        months: yearly.months.map((month) => ({ ...month, title: interpretMonth(month.personalMonth).title })),
      },
      current,
      periods,
      calendar,
      explanations,
      texts: {
        ciclosDeVida: periods.ciclos.map(({ position, number }) => ({ number, ...interpretCycle(position, number) })),
        desafios: periods.desafios.map(({ number }) => ({ number, ...interpretChallenge(number) })),
        momentosDecisivos: periods.momentos.map(({ position, number }) => ({
          number,
          ...interpretMoment(position, number),
        })),
      },
    };
  },
  summarize: ({ yearly, current, weekly }) => [
    numberEntry('Ano pessoal', yearly.personalYear),
    numberEntry('Dia pessoal', weekly.number),
    numberEntry('Ciclo de vida', current.ciclo.number),
    numberEntry('Momento decisivo', current.momento.number),
  ],
};
