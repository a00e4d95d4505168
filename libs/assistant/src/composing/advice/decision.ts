import { personalTime } from '@sefira/numerology/calendar/personal-time';
import { dayInWords } from '../../tools/map-tool.ts';
import { readPeriod } from '../../tools/period-tool.ts';
import { type Composer, ownerOf, sentence } from '../composer.ts';
import { type Area, areaPassage, numberPassage } from '../passage-bank.ts';
import { dayPassage, monthInWords, monthPassage, purposeOf, yearOf, yearPassage } from '../period-facts.ts';
import { areaOf, type Compose, done, say, wordings } from './reading.ts';

const yours = 'A decisão continua sua.';
const areaOfPurpose: Readonly<Record<string, Area>> = {
  emprego: 'trabalho',
  negocio: 'trabalho',
  contrato: 'trabalho',
  estudo: 'trabalho',
  compra: 'dinheiro',
  casar: 'amor',
  termino: 'amor',
};

/** A decision: it is the user's own; the climate, what speaks for it and what asks for care. */
export const composeDecision: Compose = (composer, reading) => {
  const { speaker, first, second, label } = reading;
  const birthDate = composer.person(label)?.birthDate ?? null;
  const area = areaOfPurpose[composer.act.purpose ?? ''] ?? areaOf(composer);
  const opening = composer.pick(
    { id: 'decisao.0', text: 'A decisão é sua, e nenhum número decide por você.' },
    { id: 'decisao.1', text: `${yours} O que dá para fazer é olhar o risco de perto.` },
    { id: 'decisao.2', text: 'Quem decide é você; eu só ilumino um canto.' },
    { id: 'decisao.3', text: 'Essa escolha cabe a você, com os fatos na mesa.' },
  );
  const text = [
    leaning(composer, birthDate),
    opening,
    climateOf(composer, birthDate),
    sentence(
      'O que pesa a favor:',
      say(first, speaker),
      composer.pick(...wordings(first.value, area, 'support', 'claim'), numberPassage(first.value, 'forca')),
    ),
    sentence(
      'O que pede cuidado:',
      say(second, speaker),
      composer.pick(
        ...wordings(second.value, area, 'tension'),
        numberPassage(second.value, 'fraqueza'),
        areaPassage(second.value, 'dinheiro', 'tension'),
      ),
    ),
    composer.pick(
      {
        id: 'decisao.passo.0',
        text: 'Antes de responder, escreva o pior caso, o plano para ele e quanto tempo você aguenta.',
      },
      { id: 'decisao.passo.1', text: 'Teste em tamanho pequeno por um mês e só então decida o resto.' },
      { id: 'decisao.passo.2', text: 'Durma duas noites e conte a escolha a alguém que discorde de você.' },
    ),
  ];
  const composed = done(
    composer,
    text.filter(Boolean).join(' '),
    [first, second],
    ['Como está o meu momento?', 'Qual é o meu ponto fraco?'],
    'Uma decisão',
  );
  const asked = composer.act.periods.find(({ span }) => span === 'day' || span === 'month');
  if (!asked || !birthDate) return composed;
  const period = readPeriod(
    { called: ownerOf(composer.person(label), speaker), birthDate },
    asked.date,
    asked.span === 'day' ? 'day' : 'month',
    composer.system,
  );
  return { ...composed, results: [...(composed.results ?? []), period] };
};

/** The personal year that is asked about, else the one in force. */
function numberOfYear({ act, today, system }: Composer, birthDate: string): number {
  const asked = act.periods.find(({ span, date }) => span === 'year' && date !== today);
  return asked
    ? yearOf(birthDate, Number(asked.date.slice(0, 4)), system).opens
    : personalTime(birthDate, today, system).anoPessoal;
}

/** Which way the year leans, said first; nothing where no purpose is known. */
function leaning(composer: Composer, birthDate: string | null): string {
  const { act, today } = composer;
  if (birthDate === null || act.purpose === null || act.periods.some(({ span }) => span === 'day')) return '';
  const { nome, bons } = purposeOf(act.purpose);
  const year = act.periods.find(({ span }) => span === 'year');
  const suits = bons.includes(numberOfYear(composer, birthDate));
  const climate = year && year.date !== today ? `de ${year.date.slice(0, 4)}` : 'deste ano';
  const waits = /\besper\w+\b/u.test(act.words);
  if (waits)
    return suits
      ? `**Para ${nome}, o clima ${climate} não pede espera.**`
      : `**Para ${nome}, esperar combina com o clima ${climate}.**`;
  return suits
    ? `**Pelo clima ${climate}, sim: é favorável para ${nome}.**`
    : `**Pelo clima ${climate}, com calma: ele pede outra coisa antes de ${nome}.**`;
}

/** The climate of the day or month that is asked about, else of the year. */
function climateOf(composer: Composer, birthDate: string | null): string {
  const { periods } = composer.act;
  const day = periods.find(({ span }) => span === 'day');
  const month = periods.find(({ span, until }) => span === 'month' && until === undefined);
  if (birthDate !== null && day) return dayClimate(composer, birthDate, day.date);
  if (birthDate === null || !month) return yearClimate(composer, birthDate);
  const { mesPessoal } = personalTime(birthDate, month.date, composer.system);
  return `${yearClimate(composer, birthDate)} Em ${monthInWords(month.date)}, o Mês Pessoal ${mesPessoal} ${composer.pick(monthPassage(mesPessoal, 0))}`;
}

function dayClimate(composer: Composer, birthDate: string, date: string): string {
  const { diaPessoal } = personalTime(birthDate, date, composer.system);
  return `Em ${dayInWords(date)}, o seu Dia Pessoal é ${diaPessoal}: ${composer.pick(dayPassage(diaPessoal, 0))}`;
}

function yearClimate(composer: Composer, birthDate: string | null): string {
  if (birthDate === null) return '';
  const { nome, bons, razao } = purposeOf(composer.act.purpose);
  const year = numberOfYear(composer, birthDate);
  const theme = yearPassage(year, 'tema').text;
  const verdict = bons.includes(year) ? `combina com ${razao}` : `pede calma antes de ${nome}`;
  return composer.pick(
    { id: `decisao.${nome}.${year}`, text: `O Ano Pessoal ${year}, de ${theme}, ${verdict}.` },
    { id: `decisao.clima.${year}`, text: `O clima do ano, um ${year}, pede ${theme}.` },
  );
}
