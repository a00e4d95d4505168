import type { ChatCard } from '@sefira/contracts/chat/message';
import { monthNames } from '@sefira/numerology/calendar/calendar';
import { personalTime } from '@sefira/numerology/calendar/personal-time';
import type { ToolFact } from '../tool-fact.ts';
import { dayInWords } from './map-tool.ts';
import type { ToolResult } from './tool-result.ts';

export type Span = 'day' | 'month' | 'year';

/** Personal year, month and day of a birth date on a day, down to the requested span. @throws NumerologyError */
export function readPeriod(
  who: { readonly called: string; readonly birthDate: string },
  date: string,
  span: Span,
  system: string,
) {
  const time = personalTime(who.birthDate, date, system);
  const facts: ToolFact[] = [
    { label: 'Ano pessoal', of: who.called, value: time.anoPessoal },
    ...(span === 'year' ? [] : [{ label: 'Mês pessoal', of: who.called, value: time.mesPessoal }]),
    ...(span === 'day' ? [{ label: 'Dia pessoal', of: who.called, value: time.diaPessoal }] : []),
  ];
  const card: ChatCard = {
    id: `period-${who.called}-${date}`,
    kind: 'period',
    title: `Períodos de ${who.called}`,
    subtitle: spanInWords(date, span),
    figures: facts.map(({ label, value }) => ({ label, value: String(value) })),
    link: { analysis: 'cycles', people: [{ name: '', birthDate: who.birthDate }], year: Number(date.slice(0, 4)) },
  };
  const sources: ToolResult['sources'] = [
    { kind: 'calculation', title: `Cálculo dos períodos de ${who.called}`, ref: card.id },
  ];
  return { tool: 'calcular_periodo', time, facts, card, sources };
}

/** `2027`, `março de 2027`, `15 de março de 2027`. */
export function spanInWords(date: string, span: Span): string {
  const [year = '', month = ''] = date.split('-');
  if (span === 'year') return year;
  return span === 'month' ? `${monthNames[Number(month) - 1] ?? month} de ${year}` : dayInWords(date);
}
