import { ageOn, birthdayAt, monthNames, parseDate } from '@sefira/numerology/calendar/calendar';
import type { Composed, Composer } from '../composer.ts';
import { capital } from '../speaker.ts';

/** The age of a person today and at the next birthday, or the one of a year. */
export function composeAge(composer: Composer): Composed {
  const [label = 'eu'] = composer.act.who;
  const [period] = composer.act.periods;
  const birth = parseDate(composer.person(label)?.birthDate ?? composer.today, 'date');
  const today = parseDate(composer.today, 'date');
  const { isMine, called } = composer.speaker(label);
  const asked = period ? parseDate(period.date, 'date').year : null;
  const age = asked === null ? ageOn(birth, today) : asked - birth.year;
  const next = birthdayAt(birth, asked === null ? age + 1 : age);
  const day = `${next.day === 1 ? '1º' : next.day} de ${monthNames[next.month - 1]}`;
  const years = (count: number) => `${count} ${count === 1 ? 'ano' : 'anos'}`;
  const who = isMine ? 'você' : called;
  const born = `${birth.day === 1 ? '1º' : birth.day} de ${monthNames[birth.month - 1]} de ${birth.year}`;
  return {
    text:
      age < 0
        ? `**${capital(who)} ainda não ${asked === null ? 'nasceu' : `tinha nascido em ${asked}`}:** a data é ${born}.`
        : asked === null
          ? `**${capital(who)} tem ${years(age)}** e completa ${age + 1} em ${day} de ${next.year}.`
          : `**Em ${asked}, ${who} ${asked < today.year ? 'fez' : 'faz'} ${years(age)}**, em ${day}.`,
    results: [
      {
        tool: 'calcular_mapa',
        facts: [age, age + 1, next.day, next.year, birth.day, birth.year].map((value) => ({
          label: 'Idade',
          of: '',
          value,
        })),
        card: null,
        sources: [],
      },
    ],
    chips: [isMine ? 'Como está o meu momento?' : `Como está o momento de ${called}?`, 'Em que fase da vida estou?'],
    title: 'Idade',
  };
}
