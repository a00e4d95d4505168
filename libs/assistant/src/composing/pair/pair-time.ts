import { personalTime } from '@sefira/numerology/calendar/personal-time';
import { type Composer, ownerOf, sentence } from '../composer.ts';
import { monthInWords, purposeOf, yearOf } from '../period-facts.ts';

export function pairYear(composer: Composer, year: number): string {
  const parts = composer.act.who.flatMap((label) => {
    const birthDate = composer.person(label)?.birthDate;
    const speaker = composer.speaker(label);
    return birthDate
      ? [
          `${speaker.isMine ? 'o seu Ano pessoal' : `o Ano pessoal ${speaker.of}`} é ${yearOf(birthDate, year, composer.system).opens}`,
        ]
      : [];
  });
  return sentence(
    `Em ${year},`,
    `${parts.join(' e ')}.`,
    'Combinem cedo o que cada um quer desse ano, porque os ritmos mudam no aniversário.',
  );
}

/** A month for both: their numbers there, and whether it suits the purpose. */
export function pairMonth(composer: Composer, date: string): string {
  const purpose = purposeOf(composer.act.purpose);
  const months = monthsOf(composer, date);
  const fitting = months.filter(({ number }) => purpose.bons.includes(number)).length;
  const verdict =
    fitting === months.length
      ? `combina para ${purpose.nome}: os dois meses falam de ${purpose.razao}`
      : fitting > 0
        ? `ajuda um lado mais que o outro para ${purpose.nome}`
        : `é neutro para ${purpose.nome}: não empurra nem atrapalha`;
  const listed = months.map(
    ({ speaker, number }) => `o ${speaker.isMine ? 'seu mês' : `mês ${speaker.of}`} é ${number}`,
  );
  return sentence(
    `**Em ${monthInWords(date)}, ${listed.join(' e ')}, o que ${verdict}.**`,
    'Vale mais a data que cabe na vida das duas famílias; o número entra como tempero.',
  );
}

function monthsOf(composer: Composer, date: string) {
  return composer.act.who.flatMap((label) => {
    const birthDate = composer.person(label)?.birthDate;
    const speaker = composer.speaker(label);
    return birthDate
      ? [
          {
            speaker,
            called: ownerOf(composer.person(label), speaker),
            number: personalTime(birthDate, `${date.slice(0, 8)}15`, composer.system).mesPessoal,
          },
        ]
      : [];
  });
}

export function monthFacts(composer: Composer, date: string) {
  const facts = monthsOf(composer, date).map(({ called, number }) => ({
    label: 'Mês pessoal',
    of: called,
    value: number,
  }));
  return [{ tool: 'calcular_periodo', facts, card: null, sources: [] }];
}

export function yearFacts(composer: Composer, year: number) {
  const facts = composer.act.who.flatMap((label) => {
    const birthDate = composer.person(label)?.birthDate;
    return birthDate
      ? [
          {
            label: 'Ano pessoal',
            of: ownerOf(composer.person(label), composer.speaker(label)),
            value: yearOf(birthDate, year, composer.system).opens,
          },
        ]
      : [];
  });
  return [{ tool: 'calcular_periodo', facts, card: null, sources: [] }];
}
