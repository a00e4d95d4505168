import { addDays, formatDate, parseDate, weekdayOf, weekdays } from '@sefira/numerology/calendar/calendar';
import { personalTime } from '@sefira/numerology/calendar/personal-time';
import { dayInWords } from '../tools/map-tool.ts';
import { readPeriod } from '../tools/period-tool.ts';
import type { Period } from '../understanding/read-periods.ts';
import { askFor, type Composed, type Composer, ownerOf, sentence } from './composer.ts';
import { type Area, areaPassage, numberPassage } from './passage-bank.ts';
import { beganIn, dayPassage, monthInWords, monthPassage, purposeAsked, yearOf, yearPassage } from './period-facts.ts';
import { answerOf, wordsIn } from './shorten.ts';
import type { Speaker } from './speaker.ts';

const spanOfTopic = new Map<string, Period['span']>([
  ['anoPessoal', 'year'],
  ['mesPessoal', 'month'],
  ['diaPessoal', 'day'],
]);

const yearArea: Readonly<Record<string, 'amor' | 'trabalho' | 'dinheiro' | 'casa'>> = {
  amor: 'amor',
  trabalho: 'trabalho',
  dinheiro: 'dinheiro',
  familia: 'casa',
  corpo: 'casa',
  interior: 'casa',
};

/** The periods asked for; without one the year, month or day in force. */
export function periodsOf(composer: Composer): readonly Period[] {
  const { act, today } = composer;
  if (act.periods.length > 0) return act.periods;
  const spans = act.topics.flatMap((topic) => spanOfTopic.get(topic) ?? []);
  return (spans.length > 0 ? spans : (['year'] as const)).map((span) => ({ span, date: today }));
}

export function composePeriod(composer: Composer): Composed {
  const { act } = composer;
  const labels = act.who.slice(0, 3);
  const lacking = labels.find((label) => !composer.person(label)?.birthDate);
  if (lacking) return askFor(lacking, composer, 'date', 'ler esse período');
  const periods = periodsOf(composer);
  const verdict = verdictOf(composer, periods);
  const isShort = labels.length > 1 || periods.length > 1 || verdict !== '';
  const room = Math.floor((composer.room - wordsIn(verdict)) / (labels.length * periods.length));
  const parts = labels.flatMap((label) =>
    periods.map((period) => periodPart({ ...composer, room }, label, period, isShort)),
  );
  const topic = periods[0]?.span === 'day' ? 'diaPessoal' : periods[0]?.span === 'month' ? 'mesPessoal' : 'anoPessoal';
  const rule = composer.rules()[topic];
  const closing =
    act.area === 'corpo' && parts.length === 1
      ? ' Para sintoma ou exame, quem responde é um profissional de saúde.'
      : '';
  return {
    text: `${verdict}${parts.map(({ text }) => (verdict === '' ? text : text.replaceAll('**', ''))).join('\n\n')}${closing}`,
    basis: [
      `Regra: ${rule.statement}`,
      ...(rule.dissent ? [`As escolas divergem: ${rule.dissent.replace(/ \([A-Z]\d?(?:, [A-Z]\d?)*\)/gu, '')}`] : []),
    ],
    results: [...parts.map(({ result }) => result), ...labels.flatMap((label) => composer.map(label) ?? [])],
    chips: periodChips(composer, periods),
    title: periods[0] ? titleOf(periods[0], composer.speaker(labels[0] ?? 'eu')) : 'O momento atual',
  };
}

/** `Março é um bom mês pra isso?`: whether a year or a month suits what it is weighed for. */
function verdictOf(composer: Composer, periods: readonly Period[]): string {
  const { act, today, system } = composer;
  const [period, ...others] = periods;
  const [label = 'eu'] = act.who;
  const birthDate = composer.person(label)?.birthDate;
  const goesOn = act.purpose !== null && /^(?:e|mas|entao|ou)\b/u.test(act.words);
  const isAsked =
    goesOn ||
    /\b(?:bo[am] (?!dia|tarde|noite)|bo[am]$|favoravel|propici[oa]|melhor|certo|ruim|(?:vou|vai) bem\b)/u.test(
      act.words,
    );
  if (!period || !birthDate || others.length > 0 || act.who.length > 1 || !isAsked) return '';
  if (period.span !== 'year' && period.span !== 'month') return '';
  const time = personalTime(birthDate, period.span === 'month' ? `${period.date.slice(0, 8)}15` : period.date, system);
  const number =
    period.span === 'month'
      ? time.mesPessoal
      : period.date === today
        ? time.anoPessoal
        : yearOf(birthDate, Number(period.date.slice(0, 4)), system).opens;
  const { nome, bons, razao } = purposeAsked(act);
  const when = period.span === 'month' ? monthInWords(period.date) : period.date.slice(0, 4);
  const suits = bons.includes(number);
  return suits
    ? `**${feared.test(act.words) ? 'Não, pelo contrário' : 'Sim'}: para ${nome}, ${when} tem número a favor, o ${number}, que combina com ${razao}.** `
    : feared.test(act.words) && act.purpose === null
      ? `**Ruim, não: ${when} tem o ${number}, que pede mais preparo que pressa.** `
      : `**Para ${nome}, ${when} não é o mais fácil: o ${number} não empurra para ${razao}, e o preparo pesa mais.** `;
}

/** `É ruim pra casar?` */
const feared = /\b(?:ruim|ruins|mau|ma|pior|perigos\w+|arriscad\w+|atrapalha\w*|azar)\b/u;

function titleOf(period: Period, { isMine, of }: Speaker): string {
  const when =
    period.span === 'year'
      ? period.date.slice(0, 4)
      : period.span === 'month'
        ? monthInWords(period.date)
        : dayInWords(period.date);
  return isMine ? `O meu período em ${when}`.slice(0, 60) : `O período ${of} em ${when}`.slice(0, 60);
}

function periodChips({ today }: Composer, periods: readonly Period[]): string[] {
  const year = Number((periods[0]?.date ?? today).slice(0, 4));
  return [`E no trabalho, como fica?`, `E em ${year + 1}?`];
}

function periodPart(composer: Composer, label: string, period: Period, isShort: boolean) {
  const person = composer.person(label);
  const speaker = composer.speaker(label);
  const birthDate = person?.birthDate ?? composer.today;
  const called = ownerOf(person, speaker);
  const span = period.span === 'week' ? 'day' : period.span;
  const result = readPeriod({ called, birthDate }, period.date, span, composer.system);
  const text =
    period.span === 'year'
      ? yearText(composer, speaker, birthDate, period, isShort)
      : period.span === 'month'
        ? monthText(composer, speaker, birthDate, period, isShort)
        : period.span === 'week'
          ? weekText(composer, speaker, birthDate, period)
          : dayText(composer, speaker, result.time, period, isShort);
  const extra =
    period.span === 'year'
      ? [
          {
            label: 'Ano pessoal',
            of: called,
            value: yearOf(birthDate, Number(period.date.slice(0, 4)), composer.system).before,
          },
          {
            label: 'Ano pessoal',
            of: called,
            value: yearOf(birthDate, Number(period.date.slice(0, 4)), composer.system).opens,
          },
        ]
      : period.span === 'month'
        ? monthFacts(called, birthDate, period, composer.system)
        : period.span === 'week'
          ? daysOfWeek(birthDate, period, composer.system).map(({ number }) => ({
              label: 'Dia pessoal',
              of: called,
              value: number,
            }))
          : [];
  return { text, result: { ...result, facts: [...result.facts, ...extra] } };
}

function monthFacts(called: string, birthDate: string, { date }: Period, system: string) {
  const end = personalTime(birthDate, `${date.slice(0, 8)}28`, system);
  return [
    { label: 'Mês pessoal', of: called, value: end.mesPessoal },
    { label: 'Ano pessoal', of: called, value: end.anoPessoal },
  ];
}

/** The year, month or day in force in two sentences, beside other numbers; null for any other topic. */
export function periodLine(composer: Composer, label: string, topic: string) {
  const span = spanOfTopic.get(topic);
  return span === undefined ? null : periodPart(composer, label, { span, date: composer.today }, true);
}

export function owner(speaker: Speaker, noun: string): string {
  return speaker.isMine ? `o seu ${noun}` : `o ${noun} ${speaker.of}`;
}

function yearText(composer: Composer, speaker: Speaker, birthDate: string, period: Period, isShort: boolean): string {
  const { today, act } = composer;
  const year = Number(period.date.slice(0, 4));
  const { opens, before, birthday } = yearOf(birthDate, year, composer.system);
  const isNow = period.date === today;
  const inForce = isNow ? personalTime(birthDate, today, composer.system).anoPessoal : opens;
  const [day = '', month = ''] = birthday.split('/');
  const head = isNow
    ? `**Em ${year}, ${owner(speaker, 'Ano pessoal')} é ${inForce}, de ${composer.pick(yearPassage(inForce, 'tema'))}.**`
    : before === opens || (month === '01' && Number(day) < 15)
      ? `**Em ${year}, ${owner(speaker, 'Ano pessoal')} é ${opens}, de ${yearPassage(opens, 'tema').text}.**`
      : `**Em ${year}, ${owner(speaker, 'Ano pessoal')} é ${opens}, de ${yearPassage(opens, 'tema').text}, a partir do aniversário (${day}/${month}).**`;
  const until = head.includes('a partir do') ? `Até lá vale o ${before}, de ${yearPassage(before, 'tema').text}.` : '';
  const area = act.area ? yearArea[act.area] : undefined;
  const later =
    isNow && beganIn(birthDate, today) === year && before !== opens
      ? ''
      : isNow && opens !== inForce
        ? `Em ${day}/${month} começa o ${opens}, de ${yearPassage(opens, 'tema').text}.`
        : '';
  const body = sentence(
    composer.pick(
      ...(area ? [yearPassage(inForce, area)] : []),
      ...['clima', 'trabalho', 'amor', 'dinheiro', 'casa'].map((part) => yearPassage(inForce, part as 'clima')),
    ),
  );
  const isOfPart = /^(?:No |Com |Em casa)/u.test(body);
  if (isShort)
    return answerOf(
      composer,
      ['claim', head],
      ['support', until],
      ['practice', isOfPart ? body : sentence('Ele', body.charAt(0).toLowerCase() + body.slice(1))],
    );
  const own = ownNumber(composer, speaker);
  const climate = isOfPart ? body : `É um ano que ${body.charAt(0).toLowerCase()}${body.slice(1)}`;
  return answerOf(
    composer,
    ['claim', head],
    ['claim', until],
    ['claim', climate],
    ['support', own],
    ['tension', composer.pick(yearPassage(inForce, 'tensao'))],
    ['practice', speaker.isMine ? composer.pick(yearPassage(inForce, 'pratica')) : ''],
    ['claim', later],
  );
}

/** How a number of the person meets the period. */
function ownNumber(composer: Composer, speaker: Speaker): string {
  const map = composer.map(speaker.label)?.map;
  const value = map?.destino;
  if (!value) return '';
  const area = (composer.act.area ?? 'trabalho') as Area;
  const wording = areaPassage(value, area, 'support');
  if (!composer.isNew(wording)) return '';
  return sentence(
    speaker.isMine ? `o seu Destino ${value}` : `o Destino ${value} ${speaker.of}`,
    composer.pick(wording),
  );
}

/** `O que eu evito nesse mês?` */
const asksWhatToAvoid = /\b(?:evit\w+|cuidados?|atencao|nao (?:devo|faco|fazer|convem))\b/u;

/** What the number of a month or a day costs, where that is asked. */
function excessOf({ act, pick }: Composer, number: number): string {
  if (!asksWhatToAvoid.test(act.words)) return '';
  return sentence(`Evite o exagero do ${number}, que`, pick(numberPassage(number, 'fraqueza')));
}

function monthText(composer: Composer, speaker: Speaker, birthDate: string, period: Period, isShort: boolean): string {
  if (period.until) return monthsText(composer, speaker, birthDate, period);
  const first = personalTime(birthDate, period.date, composer.system);
  const end = personalTime(birthDate, `${period.date.slice(0, 8)}28`, composer.system);
  const turns = end.mesPessoal !== first.mesPessoal && Number(period.date.slice(8)) < Number(birthDate.slice(8));
  const now = turns ? first : period.date === composer.today ? first : end;
  const turn = turns ? ` No aniversário, dia ${Number(birthDate.slice(8))}, passa a ${end.mesPessoal}.` : '';
  const area = composer.act.area ? yearArea[composer.act.area] : undefined;
  const inArea = area
    ? sentence(`o Ano pessoal ${now.anoPessoal} ajuda a ler:`, composer.pick(yearPassage(now.anoPessoal, area)))
    : '';
  const head = `**Em ${monthInWords(period.date)}, ${owner(speaker, 'Mês pessoal')} é ${now.mesPessoal}.**`;
  if (isShort) return `${head} ${sentence('Ele', composer.pick(monthPassage(now.mesPessoal, 0)))}`;
  return `${head}${turn} ${excessOf(composer, now.mesPessoal)} ${sentence('Ele', composer.pick(monthPassage(now.mesPessoal, 0)))} ${inArea || `Corre dentro de um Ano pessoal ${now.anoPessoal}, de ${yearPassage(now.anoPessoal, 'tema').text}.`} ${speaker.isMine ? composer.pick(monthPassage(now.mesPessoal, 1)) : ''}`.trim();
}

/** Several months in a row, each with its number, and the most open of them. */
function monthsText(
  { pick, system }: Composer,
  speaker: Speaker,
  birthDate: string,
  { date, until = date }: Period,
): string {
  const months = Array.from({ length: 12 }, (_, index) => {
    const at = Number(date.slice(5, 7)) - 1 + index;
    return `${Number(date.slice(0, 4)) + Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}-28`;
  })
    .filter((one) => one.slice(0, 7) <= until.slice(0, 7))
    .map((one) => ({ name: monthInWords(one), number: personalTime(birthDate, one, system).mesPessoal }));
  const [first] = months;
  const open = months.find(({ number }) => [1, 3, 5, 8].includes(number)) ?? first;
  if (!open) return '';
  const subject = speaker.isMine ? 'os seus meses pessoais' : `os meses pessoais ${speaker.of}`;
  return `**São estes ${subject}: ${months.map(({ name, number }) => `${name}, ${number}`).join('; ')}.** ${sentence(`O mais aberto é ${open.name}: ele`, pick(monthPassage(open.number, 0)))}`;
}

/** The days of a week or of a weekend with their numbers. */
function daysOfWeek(birthDate: string, { date, until }: Period, system: string) {
  const start = parseDate(date, 'date');
  const last = until ?? formatDate(addDays(start, 6));
  return Array.from({ length: 14 }, (_, index) => addDays(start, index))
    .filter((day) => formatDate(day) <= last)
    .map((day) => ({
      name: weekdays[weekdayOf(day)] ?? '',
      day: day.day,
      number: personalTime(birthDate, formatDate(day), system).diaPessoal,
    }));
}

function weekText(composer: Composer, speaker: Speaker, birthDate: string, period: Period): string {
  const days = daysOfWeek(birthDate, period, composer.system);
  const listed = days.map(({ name, day, number }) => `${name} ${day}, ${number}`).join('; ');
  const [first = { name: '', day: 1, number: 1 }] = days;
  const start = days.find(({ number }) => [1, 8].includes(number)) ?? first;
  const rest =
    days.findLast(({ number, day }) => [7, 9, 2, 6].includes(number) && day !== start.day) ?? days.at(-1) ?? first;
  const subject = speaker.isMine ? 'os seus dias pessoais são' : `os dias pessoais ${speaker.of} são`;
  const named = ({ name, number }: typeof first) => `${name}, um ${number}, ${composer.pick(dayPassage(number, 0))}`;
  const when =
    period.until === undefined
      ? 'Nessa semana'
      : days.length <= 2
        ? 'No fim de semana'
        : `De ${dayInWords(period.date)} a ${dayInWords(period.until)}`;
  return [
    `**${when}, ${subject}: ${listed}.**`,
    sentence(named(start)),
    rest.day === start.day ? '' : sentence('Já', named(rest)),
    speaker.isMine ? composer.pick(dayPassage(start.number, 1)) : '',
  ]
    .filter(Boolean)
    .join(' ');
}

function dayText(
  composer: Composer,
  speaker: Speaker,
  time: { diaPessoal: number; mesPessoal: number; anoPessoal: number },
  period: Period,
  isShort: boolean,
): string {
  const area = composer.act.area ? yearArea[composer.act.area] : undefined;
  const when = `Em ${dayInWords(period.date)}`;
  const inArea = area ? sentence('no pano de fundo,', composer.pick(yearPassage(time.anoPessoal, area))) : '';
  const head = `**${when}, ${owner(speaker, 'Dia pessoal')} é ${time.diaPessoal}.**`;
  if (isShort) return `${head} ${sentence('Ele', composer.pick(dayPassage(time.diaPessoal, 0)))}`;
  return `${head} ${excessOf(composer, time.diaPessoal)} ${sentence('Ele', composer.pick(dayPassage(time.diaPessoal, 0)))} ${inArea || `O mês é ${time.mesPessoal} e o ano, ${time.anoPessoal}, de ${yearPassage(time.anoPessoal, 'tema').text}.`} ${speaker.isMine ? composer.pick(dayPassage(time.diaPessoal, 1)) : ''}`.trim();
}
