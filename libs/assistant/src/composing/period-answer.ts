import { interpretDay, interpretMonth, interpretYear } from '@sefira/numerology/interpretations/personal-time';
import { readPeriod, type Span, spanInWords } from '../tools/period-tool.ts';
import { ofPerson, type Reference } from '../understanding/phrases.ts';
import type { AskedTime } from '../understanding/read-time.ts';
import type { Topic } from './topics.ts';

const spans: Readonly<Partial<Record<Topic, Span>>> = { anoPessoal: 'year', mesPessoal: 'month', diaPessoal: 'day' };

export function spanOf(topic: Topic): Span | null {
  return spans[topic] ?? null;
}

/** The personal year, month or day on the requested day, by default today. */
export function answerPeriod(
  who: Reference & { readonly birthDate: string },
  span: Span,
  time: AskedTime | null,
  today: string,
) {
  const date = time?.date ?? today;
  const period = readPeriod(who, date, span);
  const when = spanInWords(date, span);
  const of = who.isMine ? 'Seu' : 'O';
  const reference = who.isMine ? '' : ` ${ofPerson(who)}`;
  const { anoPessoal, mesPessoal, diaPessoal } = period.time;
  if (span === 'year') {
    const { phase, description, opportunities, challenges } = interpretYear(anoPessoal);
    const turn = 'No sistema cabalístico da Sefira, o ano pessoal muda no aniversário.';
    const text = `**${of} Ano Pessoal${reference} em ${when} é ${anoPessoal}: ${phase}.** ${description}\n\n- **Oportunidades:** ${opportunities.join('; ')}.\n- **Cuidados:** ${challenges.join('; ')}.\n\n${turn}`;
    return { period, text };
  }
  if (span === 'month') {
    const { title, text: reading } = interpretMonth(mesPessoal);
    return {
      period,
      text: `**${of} Mês Pessoal${reference} em ${when} é ${mesPessoal}: ${title}.** ${reading}\n\nEle faz parte do Ano Pessoal ${anoPessoal} (${interpretYear(anoPessoal).phase}).`,
    };
  }
  const { message, text: reading, energy, bestFor, avoid } = interpretDay(diaPessoal);
  return {
    period,
    text: `**${of} Dia Pessoal${reference} em ${when} é ${diaPessoal}.** *${message}* ${reading}\n\n- **Energia:** ${energy}\n- **Bom para:** ${bestFor}\n- **Evite:** ${avoid}\n\nEle faz parte do Mês Pessoal ${mesPessoal} e do Ano Pessoal ${anoPessoal}.`,
  };
}
