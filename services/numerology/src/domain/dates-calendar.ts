import type { AnalysisContent } from '@sefira/contracts/numerology/stored-analysis';
import { levelNames, occasionText } from '@sefira/numerology/interpretations/best-days/read-best-days';
import type { ForecastDay } from './forecast-days.ts';

/** The ranked days of a result as entries of a calendar, best first. */
export function datesCalendar({ result }: Extract<AnalysisContent, { kind: 'dates' }>): ForecastDay[] {
  const { name } = occasionText(result.occasion);
  return result.best.map(({ date, level, score, together, reasons }, index) => ({
    date,
    summary: `${name}: ${index + 1}ª opção, ${levelNames[level].toLowerCase()}`,
    description: [
      together,
      ...reasons.map((reason) => `${reason.name}: ${reason.text} ${reason.support}`.trim()),
      `Pontos: ${score} de 100. ${result.note}`,
    ]
      .filter(Boolean)
      .join('\n'),
  }));
}
