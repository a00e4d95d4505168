import { monthNames } from '@sefira/numerology/calendar/calendar';
import { personalTime } from '@sefira/numerology/calendar/personal-time';
import { joinWords } from '@sefira/numerology/interpretations/text-of';
import { askFor, type Composed, type Composer, ownerOf, sentence } from '../composer.ts';
import { inRank, nthOf } from '../follow-ups/order.ts';
import { purposeOf, yearOf } from '../period-facts.ts';

interface Candidate {
  readonly name: string;
  readonly date: string;
  readonly span: 'year' | 'month';
  readonly numbers: readonly number[];
  readonly worth: number;
}

/** Years or months for two people at once: the numbers of both, and the period that suits both best. */
export function composePairPeriods(composer: Composer): Composed {
  const { act, today } = composer;
  const people = act.who.slice(0, 4).map((label) => ({
    speaker: composer.speaker(label),
    called: ownerOf(composer.person(label), composer.speaker(label)),
    birthDate: composer.person(label)?.birthDate ?? null,
    label,
  }));
  const lacking = people.find(({ birthDate }) => birthDate === null);
  if (lacking) return askFor(lacking.label, composer, 'date', 'comparar esses períodos');
  const births = people.map(({ birthDate }) => birthDate ?? today);
  const { nome, bons, razao } = purposeOf(act.purpose);
  const candidates = candidatesOf(composer, births, bons);
  const [first] = candidates;
  if (!first) return { text: 'Diga de que anos ou meses você quer saber, e eu comparo para vocês.', isFree: true };
  const best = nthOf(candidates, ({ worth }) => worth, act.rank) ?? first;
  const isEqual = candidates.every(({ worth }) => worth === best.worth);
  const listed = candidates.map(({ name, numbers }) => `${name}, ${joinWords(numbers)}`).join('; ');
  const noun = first.span === 'year' ? 'Ano pessoal' : 'Mês pessoal';
  const owners = joinWords(people.map(({ speaker }) => (speaker.isMine ? 'o seu' : `o ${speaker.of}`)));
  return {
    text: [
      isEqual
        ? `**Para ${nome}, nenhum sai na frente: pesa mais a preparação de vocês.**`
        : `**${inRank(`Para ${nome}`, act.rank)}, ${best.name} serve ${(act.rank ?? 1) > 1 ? 'bem' : 'melhor'} a todos: os números são ${joinWords(best.numbers)}.**`,
      isEqual ? '' : sentence(`Ali pesa mais o que se procura: ${razao}.`),
      candidates.length > 4 ? '' : `${noun}, ${owners}: ${listed}.`,
      'A decisão é de vocês: o número é clima, e a vida marca a data.',
    ]
      .filter(Boolean)
      .join(' '),
    basis: candidates.length > 4 ? [`${noun}, ${owners}: ${listed}.`] : [],
    results: [
      {
        tool: 'calcular_periodo',
        facts: people.flatMap(({ called }, index) =>
          candidates.map(({ numbers }) => ({ label: noun, of: called, value: numbers[index] ?? 0 })),
        ),
        card: null,
        sources: [],
      },
    ],
    chips: ['O que temos em comum?', 'Onde a gente mais se desentende?'],
    title: `Quando ${nome}`.slice(0, 60),
    ...(isEqual ? {} : { chosen: { span: best.span, date: best.date } }),
  };
}

/** The middle of each of the next eight months, from this one. */
function nextMonths(today: string): string[] {
  const [year = 0, month = 1] = today.split('-').map(Number);
  return Array.from({ length: 8 }, (_, index) => {
    const at = month - 1 + index;
    return `${year + Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}-15`;
  }).filter((date) => date >= today);
}

function candidatesOf(
  { act, state, today, system }: Composer,
  births: readonly string[],
  bons: readonly number[],
): Candidate[] {
  const worthOf = (numbers: readonly number[]) =>
    numbers.reduce((sum, number) => sum + (bons.includes(number) ? 3 - bons.indexOf(number) : 0), 0);
  const asked = act.periods.filter(({ span }) => span === 'year' || span === 'month');
  const isMonth = /\b(?:mes|meses)\b/u.test(act.words) || asked[0]?.span === 'month';
  const year = Number((asked[0]?.date ?? state.time.last.at(-1)?.date ?? today).slice(0, 4));
  if (isMonth) {
    const months = asked.filter(({ span }) => span === 'month').map(({ date }) => `${date.slice(0, 8)}15`);
    const all = Array.from({ length: 12 }, (_, index) => `${year}-${String(index + 1).padStart(2, '0')}-15`);
    const ahead = all.filter((date) => date >= today);
    return (months.length > 1 ? months : ahead.length < 4 ? nextMonths(today) : ahead).map((date) => {
      const numbers = births.map((birth) => personalTime(birth, date, system).mesPessoal);
      const name = `${monthNames[Number(date.slice(5, 7)) - 1]} de ${date.slice(0, 4)}`;
      return { name, date, span: 'month', numbers, worth: worthOf(numbers) };
    });
  }
  const first = Number(today.slice(0, 4)) + 1;
  const years =
    asked.length > 1
      ? asked.map(({ date }) => Number(date.slice(0, 4)))
      : asked.length === 1
        ? [year, year + 1]
        : [first, first + 1, first + 2];
  return years.map((one) => {
    const numbers = births.map((birth) => yearOf(birth, one, system).opens);
    return { name: String(one), date: `${one}-12-31`, span: 'year', numbers, worth: worthOf(numbers) };
  });
}
