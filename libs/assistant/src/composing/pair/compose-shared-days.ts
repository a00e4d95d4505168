import { joinWords } from '@sefira/numerology/interpretations/text-of';
import { leadingTo } from '../../tools/leading-to.ts';
import { readPeriod } from '../../tools/period-tool.ts';
import type { Period } from '../../understanding/read-periods.ts';
import { shortDay, yours } from '../compose-choice.ts';
import { askFor, type Composed, type Composer, ownerOf } from '../composer.ts';
import { type GoodDay, goodDays, monthInWords, purposeOf } from '../period-facts.ts';
import { capital } from '../speaker.ts';
import { asksDaysToAvoid } from './compose-occasion-day.ts';
import { isWithinLimits } from './search-limits.ts';

const mostDays = 3;

interface SharedDay {
  readonly date: string;
  /** The day for each person, in their order. */
  readonly each: readonly GoodDay[];
  readonly worth: number;
}

/** The days that help several people alike, or least, where the page Data certa has no occasion for it; null for one person. */
export function composeSharedDays(composer: Composer, asked: Period): Composed | null {
  const { act, today } = composer;
  const labels = [...new Set(act.who)];
  if (labels.length < 2 || asked.span === 'day') return null;
  const unknown = labels.find((label) => !composer.person(label)?.birthDate);
  if (unknown !== undefined) return askFor(unknown, composer, 'date', 'achar os bons dias');
  const purpose = purposeOf(act.purpose);
  const days = sharedDays(composer, labels, asked).filter(isWithinLimits(act));
  const isAvoided = asksDaysToAvoid(act);
  const ranked = days.toSorted((one, other) => (isAvoided ? one.worth - other.worth : other.worth - one.worth));
  const shown = ranked.slice((act.rank ?? 1) - 1).slice(0, mostDays);
  const [first] = shown;
  if (!first) return null;
  const where = asked.span === 'month' ? `Em ${monthInWords(asked.date)}, ` : '';
  const owner = (label: string) => (label === 'eu' ? 'você' : ownerOf(composer.person(label), composer.speaker(label)));
  const numbers = labels.map((label, at) => `${first.each[at]?.diaPessoal} para ${owner(label)}`);
  const favoured = labels.filter((_, at) => first.each[at]?.isFavourable).map(owner);
  const listed = shown.map(({ date }) => shortDay(date)).join('; ');
  return {
    text: [
      isAvoided
        ? `**${capital(where)}${where === '' ? 'Para' : 'para'} ${purpose.nome}, eu deixaria por último: ${listed}.** São os dias que menos ajudam quem participa; nenhum número proíbe um dia.`
        : `**${where}${where === '' ? 'Para' : 'para'} ${purpose.nome}, os dias que mais ajudam vocês: ${listed}.**`,
      isAvoided
        ? ''
        : `Em ${shortDay(first.date)}, o Dia pessoal é ${joinWords(numbers)}${favoured.length > 0 ? `, e o dia é favorável no nascimento para ${joinWords(favoured)}` : ''}.`,
      composer.once('dataCerta', 'A [Data certa](/data-certa) compara o período inteiro, com feriados.'),
      composer.once(...yours),
    ]
      .filter(Boolean)
      .join(' '),
    basis: ['Vale o dia que mais pessoas têm entre os favoráveis do nascimento; no empate, o Dia pessoal de cada uma.'],
    results: leadingTo(
      'dates',
      labels.map((label) => ({ name: owner(label), birthDate: composer.person(label)?.birthDate ?? today })),
      labels.map((label) =>
        readPeriod(
          { called: owner(label), birthDate: composer.person(label)?.birthDate ?? today },
          first.date,
          'day',
          composer.system,
        ),
      ),
    ),
    chips: [isAvoided ? 'Qual é o melhor dia?' : 'E os dias para evitar?', 'Como está o meu momento?'],
    title: `${isAvoided ? 'Dias para evitar' : 'Bons dias'}: ${purpose.nome}`.slice(0, 60),
    ...(isAvoided ? {} : { chosen: { span: 'day', date: first.date } as const }),
  };
}

/** The days of a period for each of several people, in the order of time. */
export function sharedDays(composer: Composer, labels: readonly string[], period: Period): SharedDay[] {
  const purpose = purposeOf(composer.act.purpose);
  const lists = labels.map((label) =>
    goodDays(composer.person(label)?.birthDate ?? composer.today, period, purpose, composer),
  );
  const [first = []] = lists;
  return first
    .map(({ date }) => {
      const each = lists.flatMap((list) => list.find((day) => day.date === date) ?? []);
      const worth = each.reduce(
        (sum, day) => sum + (day.isFavourable ? 10 : 0) + (purpose.bons.includes(day.diaPessoal) ? 3 : 0),
        0,
      );
      return { date, each, worth };
    })
    .sort((one, other) => one.date.localeCompare(other.date));
}
