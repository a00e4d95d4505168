import { personalTime } from '@sefira/numerology/calendar/personal-time';
import type { Act } from '../../dialogue/state.ts';
import { dayInWords } from '../../tools/map-tool.ts';
import { readPeriod } from '../../tools/period-tool.ts';
import { purposesOfPeople } from '../../understanding/data/areas.ts';
import { type Composed, type Composer, ownerOf, pickNumber, sentence } from '../composer.ts';
import { areaPassage, dealingPassage, numberPassage, sayingPassage, textsOf, type Wording } from '../passage-bank.ts';
import { dayPassage, monthInWords, monthPassage, purposeOf, yearOf, yearPassage } from '../period-facts.ts';
import { answerOf } from '../shorten.ts';
import { numberOf, numbersFor } from '../speaker.ts';
import { stepsFor } from './compose-beginning.ts';
import { against, areaOfChoice, type Compose, done, inFavour, type Reading, read, say } from './reading.ts';

const openings: readonly Wording[] = [
  { id: 'decisao.0', text: 'A decisão é sua, e nenhum número decide por você.' },
  { id: 'decisao.1', text: 'A decisão continua sua. O que dá para fazer é olhar o risco de perto.' },
  { id: 'decisao.2', text: 'Quem decide é você; eu só ilumino um canto.' },
  { id: 'decisao.3', text: 'Essa escolha cabe a você, com os fatos na mesa.' },
];
/** Beside the way that the year leans, in a few words. */
const ownChoice: readonly Wording[] = [
  { id: 'escolha.0', text: 'A decisão é sua.' },
  { id: 'escolha.1', text: 'Quem decide é você.' },
  { id: 'escolha.2', text: 'A decisão continua sua.' },
];

const firstPerson =
  /^(?:e |mas |entao )*(?:eu )?(?:devo|compro|vendo|aceito|largo|assino|empresto|chamo|saio|fico|entro)\b/u;

/** `A gente devia mudar de cidade?`, `compro a parte dela?`: weighed in the numbers of the user. */
export function isOfUser({ intent, purpose, who, words }: Act): boolean {
  if (intent !== 'decisao') return false;
  return who.length > 1 ? purpose !== null && who.includes('eu') : firstPerson.test(words);
}

/** A decision: it is the user's own; the climate, what speaks for it and what asks for care. */
export const composeDecision: Compose = (composer, reading) => {
  const { speaker, first, second, label } = reading;
  if (purposesOfPeople.includes(composer.act.purpose ?? '')) return decisionAboutPerson(composer, reading);
  const { act } = composer;
  const marrying = decisionToMarry(composer);
  if (marrying !== null) return marrying;
  const birthDate = composer.person(label)?.birthDate ?? null;
  const area = areaOfChoice(composer);
  const lean = leaning(composer, birthDate);
  const isShort = asksShort.test(act.words);
  const climate = isShort && lean !== '' ? '' : climateOf(composer, birthDate);
  const opening = lean === '' && climate !== '' ? `**${climate}**` : lean;
  const text = answerOf(
    composer,
    ['claim', opening],
    ['remark', lean === '' ? '' : climate],
    opening === '' ? ['claim', composer.pick(...openings)] : ['remark', composer.pick(...ownChoice)],
    [
      'support',
      act.intent === 'limiteSuave' || isShort
        ? ''
        : sentence('O que pesa a favor:', say(first, speaker), composer.pick(...inFavour(first.value, area))),
    ],
    [
      'tension',
      isShort
        ? ''
        : sentence('O que pede cuidado:', say(second, speaker), composer.pick(...against(second.value, area))),
    ],
    [
      'practice',
      composer.pick(
        ...(act.purpose === null ? [] : stepsFor(act.purpose)),
        {
          id: 'decisao.passo.0',
          text: 'Antes de responder, escreva o pior caso, o plano para ele e quanto tempo você aguenta.',
        },
        { id: 'decisao.passo.1', text: 'Teste em tamanho pequeno por um mês e só então decida o resto.' },
        { id: 'decisao.passo.2', text: 'Durma duas noites e conte a escolha a alguém que discorde de você.' },
      ),
    ],
  );
  const composed = done(
    composer,
    text,
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

/** Whether to look for someone, to return, to forgive or to speak out: what the other needs, the user's own side, words to begin with. */
function decisionAboutPerson(composer: Composer, { speaker, first, second }: Reading): Composed {
  const isOfPeople = purposesOfPeople.includes(composer.act.purpose ?? '');
  const other = composer.state.people.findLast(({ label }) => label !== 'eu' && label !== 'bebe');
  const theirs = other ? theirSide(composer, other.label) : null;
  const own = pickNumber(composer, [second, first], (value) => [
    areaPassage(value, other?.bond === 'casal' ? 'amor' : 'interior', 'tension'),
    numberPassage(value, 'fraqueza'),
  ]);
  const text = answerOf(
    composer,
    [
      'claim',
      leaning(composer, composer.person('eu')?.birthDate ?? null) ||
        'A decisão é sua, e nenhum número decide por você.',
    ],
    ['support', yearClimate(composer, composer.person('eu')?.birthDate ?? null)],
    ['tension', theirs?.needs ?? ''],
    [
      isOfPeople ? 'support' : 'tension',
      sentence('Do seu lado, o que pede cuidado:', say(own.placed, speaker), own.text),
    ],
    [
      'practice',
      composer.pick(...stepsFor(composer.act.purpose ?? ''), {
        id: 'procura.0',
        text: 'Marque um limite para você: um contato, uma semana de espera, e a vida segue.',
      }),
    ],
    ['practice', isOfPeople ? (theirs?.words ?? '') : ''],
  );
  const composed = done(
    composer,
    text,
    [own.placed],
    [theirs ? `O que ${theirs.called} precisa de mim?` : 'Qual é o meu ponto fraco?', 'Como está o meu momento?'],
    'Uma decisão',
  );
  return { ...composed, results: [...(composed.results ?? []), ...(theirs ? [theirs.found] : [])] };
}

/** `Em resumo, vou ou não vou?` */
const asksShort = /\b(?:em resumo|resum\w+|direto|sim ou nao|uma palavra|vou ou nao vou)\b/u;

/** Marrying the one spoken of is weighed in the numbers of the user; null for any other decision. */
function decisionToMarry(composer: Composer): Composed | null {
  if (composer.act.purpose !== 'casar' || !partnerOf(composer)) return null;
  const ofUser = { ...composer, act: { ...composer.act, who: ['eu'] } };
  const own = read(ofUser, 'amor');
  return own && decisionAboutPerson(ofUser, own);
}

/** `Vale a pena casar com ele?`: the one that the user would marry. */
function partnerOf({ act, state, map }: Composer) {
  const isWith = act.who.length === 1 && act.who[0] !== 'eu' && /\bcom (?:el[ea]|[oa] )/u.test(act.words);
  return isWith
    ? state.people.find(({ label, bond }) => label === act.who[0] && bond === 'casal' && map(label))
    : undefined;
}

/** What another person needs and words that suit it; null without a map. */
function theirSide(composer: Composer, label: string) {
  const found = composer.map(label);
  const [first, ...more] = found ? numbersFor('amor', found.map) : [];
  if (!found || !first) return null;
  const speaker = composer.speaker(label);
  const { placed, text } = pickNumber(composer, [first, ...more], (value) => [
    dealingPassage(value, 'needs'),
    areaPassage(value, 'amor', 'support'),
    dealingPassage(value, 'irritates'),
  ]);
  return {
    found,
    called: speaker.called,
    needs: sentence(numberOf(placed.position, placed.value, speaker), text),
    words: sentence('Para abrir:', composer.pick(sayingPassage(placed.value, 'peace'))),
  };
}

/** The personal year that is asked about, else the one in force. */
function numberOfYear({ act, today, system }: Composer, birthDate: string): number {
  const asked = act.periods.find(({ span, date }) => span === 'year' && date !== today);
  return asked
    ? yearOf(birthDate, Number(asked.date.slice(0, 4)), system).opens
    : personalTime(birthDate, today, system).anoPessoal;
}

const isLeaning = ({ periods, purpose }: Act) =>
  !purposesOfPeople.includes(purpose ?? '') && periods.every(({ span }) => span !== 'day');

/** `Devo ficar no emprego atual?` */
export const stays =
  /\b(?:fic(?:ar|o|aria)|permanec\w+|continu(?:ar|o)|mant(?:er|enho)|segur(?:ar|o)) (?:\w+ )?(?:n[oa]|como esta|onde|com|casad[oa]|[oa] |n?ess[ea] |n?est[ea] )/u;

/** Which way the year leans, said first; nothing where no purpose is known. */
function leaning(composer: Composer, birthDate: string | null): string {
  const { act, today } = composer;
  if (birthDate === null || act.purpose === null || !isLeaning(act)) return '';
  const { nome, bons } = purposeOf(act.purpose);
  const year = act.periods.find(({ span }) => span === 'year');
  const waits = /\besper\w+\b/u.test(act.words);
  if (waits && year && year.date !== today) return nowOrLater(composer, birthDate, Number(year.date.slice(0, 4)));
  const number = numberOfYear(composer, birthDate);
  const suits = bons.includes(number);
  const climate = year && year.date !== today ? `de ${year.date.slice(0, 4)}` : 'deste ano';
  const inWords = `o Ano pessoal ${number}, de ${yearPassage(number, 'tema').text},`;
  if (stays.test(act.words))
    return suits
      ? `**O clima ${climate} empurra para mexer, mais que para ficar: ${inWords} favorece ${nome}.**`
      : `**Ficar combina com o clima ${climate}: ${inWords} pede preparo antes de ${nome}.**`;
  if (waits && suits) return `**Para ${nome}, o clima ${climate} não pede espera: ${inWords} é favorável.**`;
  if (waits) return `**Esperar combina com o clima ${climate}: ${inWords} pede preparo antes de ${nome}.**`;
  return suits
    ? `**Pelo clima ${climate}, sim: ${inWords} é favorável para ${nome}.**`
    : `**Pelo clima ${climate}, com calma: ${inWords} pede preparo antes de ${nome}.**`;
}

/** `Agora ou espero 2027?`: the year in force against the one that is waited for. */
function nowOrLater({ act, today, system }: Composer, birthDate: string, later: number): string {
  const { nome, bons } = purposeOf(act.purpose);
  const now = personalTime(birthDate, today, system).anoPessoal;
  const then = yearOf(birthDate, later, system).opens;
  const rank = (number: number) => (bons.includes(number) ? bons.length - bons.indexOf(number) : 0);
  const numbers = `agora o seu Ano pessoal é ${now}, de ${yearPassage(now, 'tema').text}; o de ${later} é ${then}, de ${yearPassage(then, 'tema').text}`;
  if (rank(now) === rank(then)) return `**Para ${nome}, os dois momentos se equivalem:** ${numbers}.`;
  return rank(now) > rank(then)
    ? `**Para ${nome}, agora ajuda mais:** ${numbers}.`
    : `**Para ${nome}, ${later} ajuda mais:** ${numbers}.`;
}

/** The climate of the day or month that is asked about, else of the year. */
function climateOf(composer: Composer, birthDate: string | null): string {
  const { periods } = composer.act;
  const day = periods.find(({ span }) => span === 'day');
  const month = periods.find(({ span, until }) => span === 'month' && until === undefined);
  if (birthDate !== null && day) return dayClimate(composer, birthDate, day.date);
  if (birthDate === null || !month) return yearClimate(composer, birthDate);
  const { mesPessoal } = personalTime(birthDate, month.date, composer.system);
  const head = `Em ${monthInWords(month.date)}, o Mês pessoal`;
  // Beside what the year says the number of the month is enough.
  return composer.act.purpose !== null && isLeaning(composer.act)
    ? `${head} é ${mesPessoal}, de ${textsOf(mesPessoal).palavra}.`
    : `${head} ${mesPessoal} ${composer.pick(monthPassage(mesPessoal, 0))}`;
}

function dayClimate(composer: Composer, birthDate: string, date: string): string {
  const { diaPessoal } = personalTime(birthDate, date, composer.system);
  return `Em ${dayInWords(date)}, o seu Dia pessoal é ${diaPessoal}: ${composer.pick(dayPassage(diaPessoal, 0))}`;
}

function yearClimate(composer: Composer, birthDate: string | null): string {
  if (birthDate === null) return '';
  const { nome, bons, razao } = purposeOf(composer.act.purpose);
  const year = numberOfYear(composer, birthDate);
  const theme = yearPassage(year, 'tema').text;
  const verdict = bons.includes(year) ? `combina com ${razao}` : `pede calma antes de ${nome}`;
  if (composer.act.purpose !== null && isLeaning(composer.act)) return '';
  return composer.pick(
    { id: `decisao.${nome}.${year}`, text: `O Ano pessoal ${year}, de ${theme}, ${verdict}.` },
    { id: `decisao.clima.${year}`, text: `O clima do ano, um ${year}, pede ${theme}.` },
  );
}
