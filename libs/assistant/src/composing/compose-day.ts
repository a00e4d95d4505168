import { parseDate } from '@sefira/numerology/calendar/calendar';
import { favourableDays } from '@sefira/numerology/calendar/favourable-days';
import { personalTime } from '@sefira/numerology/calendar/personal-time';
import { dayInWords } from '../tools/map-tool.ts';
import { readPeriod } from '../tools/period-tool.ts';
import { askFor, type Composed, type Composer, ownerOf, sentence } from './composer.ts';
import { areaPassage, numberPassage } from './passage-bank.ts';
import { dayPassage, purposeOf, yearOf, yearPassage } from './period-facts.ts';
import { numberOf, numbersFor } from './speaker.ts';

/** `Hoje é dia ruim?` */
const feared = /\b(?:ruim|mau|ma|pessim[oa]|perigos[oa]|azarad[oa]|pesad[oa])\b/u;

/** Whether one day suits a purpose, for each person that it concerns. */
export function composeDayVerdict(composer: Composer): Composed {
  const { act, today } = composer;
  const day = act.periods.find(({ span }) => span === 'day') ?? { span: 'day', date: today };
  const labels = act.who.slice(0, 2);
  const lacking = labels.find((label) => !composer.person(label)?.birthDate);
  if (lacking) return askFor(lacking, composer, 'date', 'ler essa data');
  const purpose = purposeOf(act.purpose);
  if (act.purpose === 'cirurgia') return surgeryDay(composer, day.date);
  const read = labels.map((label) => {
    const birthDate = composer.person(label)?.birthDate ?? today;
    const birth = parseDate(birthDate, 'birth');
    const number = personalTime(birthDate, day.date, composer.system).diaPessoal;
    const isFavourable = favourableDays(birth.month, birth.day).includes(Number(day.date.slice(8)));
    const called = ownerOf(composer.person(label), composer.speaker(label));
    return {
      speaker: composer.speaker(label),
      number,
      isFavourable,
      suits: purpose.bons.includes(number),
      birthDate,
      called,
    };
  });
  const worth = read.filter(({ isFavourable, suits }) => isFavourable || suits).length;
  const aim = act.purpose === null ? '' : ` para ${purpose.nome}`;
  const isFeared = feared.test(act.words) && !/\b(?:bom|boa|melhor|favoravel)\b/u.test(act.words);
  const verdict = isFeared
    ? `Não: ${dayInWords(day.date)} ${worth > 0 ? 'tem número a favor' : 'é um dia neutro, que não atrapalha nem empurra'}${aim}.`
    : worth === read.length
      ? `Sim: ${dayInWords(day.date)} é uma boa data${aim}.`
      : worth > 0
        ? `Em parte: ${dayInWords(day.date)} ajuda um lado mais que o outro${aim}.`
        : `É uma data neutra${aim}: ${dayInWords(day.date)} não atrapalha nem empurra.`;
  const [first] = read;
  return {
    text: [
      `**${verdict}**`,
      ...read.map(({ speaker, number, isFavourable }) =>
        sentence(
          `${speaker.isMine ? 'para você' : `para ${speaker.called}`}, o Dia pessoal é ${number}${isFavourable ? ', num dia favorável do nascimento' : ''}${read.length > 1 ? '.' : ':'}`,
          read.length > 1 ? '' : composer.pick(dayPassage(number, 0)),
        ),
      ),
      'É clima, e não garantia: vale a data que cabe na agenda de quem importa.',
    ].join(' '),
    basis: [
      'Os dias favoráveis vêm de uma tabela do dia e do mês de nascimento; o Dia pessoal soma o mês pessoal e o dia.',
    ],
    results: read.map(({ called, birthDate }) => readPeriod({ called, birthDate }, day.date, 'day', composer.system)),
    chips: [
      first?.speaker.isMine ? 'Quais são os meus dias favoráveis?' : 'Eles combinam?',
      'Como está o meu momento?',
    ],
    title: `A data ${dayInWords(day.date)}`.slice(0, 60),
  };
}

/** The date of an operation belongs to the physicians; the number of the day is said beside it. */
function surgeryDay({ act, person, system, today, pick }: Composer, date: string): Composed {
  const number = personalTime(person(act.who[0] ?? 'eu')?.birthDate ?? today, date, system).diaPessoal;
  return {
    text: `**A data da cirurgia quem escolhe é a equipe médica, pelo seu exame e pelo preparo.** Número nenhum muda o risco nem o resultado. Como clima, ${dayInWords(date)} é Dia pessoal ${number}: ${pick(dayPassage(number, 0))} Use isso para o que está à sua volta: quem acompanha, quem cuida da casa, que dúvidas levar por escrito.`,
    chips: ['Como está o meu momento?', 'Me dá um conselho'],
    title: 'A data da cirurgia',
  };
}

/** Why a year or a phase felt as it did: its number against those of the person. */
export function composePeriodReason(composer: Composer): Composed {
  const { act, state, today } = composer;
  const [label = 'eu'] = act.who;
  const birthDate = composer.person(label)?.birthDate;
  const speaker = composer.speaker(label);
  if (!birthDate) return askFor(label, composer, 'date', 'ler esse período');
  const period = act.periods[0] ?? state.time.last.at(-1) ?? { span: 'year' as const, date: today };
  const year = Number(period.date.slice(0, 4));
  const { opens, before } = yearOf(birthDate, year, composer.system);
  const number =
    period.date === today
      ? personalTime(birthDate, today, composer.system).anoPessoal
      : year > Number(today.slice(0, 4))
        ? opens
        : before;
  const found = composer.map(label);
  const [first] = found ? numbersFor('jeito', found.map).filter(({ value }) => value !== number) : [];
  return {
    text: [
      `**Porque ${year === Number(today.slice(0, 4)) ? 'este é' : `${year} ${year < Number(today.slice(0, 4)) ? 'foi' : 'é'}`} um Ano pessoal ${number}, de ${yearPassage(number, 'tema').text}${speaker.isMine ? '' : `, para ${speaker.called}`}.**`,
      sentence(composer.pick(yearPassage(number, 'tensao'), yearPassage(number, 'casa'))),
      first
        ? sentence(
            'E isso encontra',
            `${numberOf(first.position, first.value, speaker)}, que`,
            composer.pick(areaPassage(first.value, 'interior', 'tension'), numberPassage(first.value, 'fraqueza')),
          )
        : '',
      number === opens ? '' : `No aniversário o clima vira para o ${opens}, de ${yearPassage(opens, 'tema').text}.`,
    ]
      .filter(Boolean)
      .join(' '),
    results: [
      readPeriod({ called: ownerOf(composer.person(label), speaker), birthDate }, period.date, 'year', composer.system),
      ...(found ? [found] : []),
    ],
    chips: ['Quando isso muda?', 'O que eu faço enquanto isso?'],
  };
}
