import { personalTime } from '@sefira/numerology/calendar/personal-time';
import { joinWords } from '@sefira/numerology/interpretations/text-of';
import { readPeriod } from '../../tools/period-tool.ts';
import { askFor, type Composed, type Composer, ownerOf, sentence } from '../composer.ts';
import { yearPassage } from '../period-facts.ts';
import { capital } from '../speaker.ts';

/** Personal years from the heaviest to the lightest, by what they ask for. */
const heaviest = [9, 4, 7, 8, 2, 6, 1, 5, 3];

interface OwnYear {
  readonly label: string;
  readonly birthDate: string;
  readonly number: number;
  readonly name: string;
}

const resultsOf = (composer: Composer, all: readonly OwnYear[], date: string) =>
  all.map(({ label, birthDate }) =>
    readPeriod(
      { called: ownerOf(composer.person(label), composer.speaker(label)), birthDate },
      date,
      'year',
      composer.system,
    ),
  );

/** Two years beside each other: what each one asks for, and what follows for both. */
function composeTwoYears(composer: Composer, [one, other]: readonly [OwnYear, OwnYear], date: string): Composed {
  const { act, pick, speaker, today } = composer;
  const year = date.slice(0, 4);
  const bond = composer.person(one.label === 'eu' ? other.label : one.label)?.bond;
  const area = act.area === 'trabalho' || act.area === 'dinheiro' ? act.area : bond === 'casal' ? 'amor' : 'clima';
  const owned = ({ label, number }: OwnYear) => {
    const { isMine, of } = speaker(label);
    return `${isMine ? 'o seu Ano pessoal' : `o ${of}`} é ${number}, de ${yearPassage(number, 'tema').text}`;
  };
  const climate = ({ number }: OwnYear) => pick(yearPassage(number, area), yearPassage(number, 'clima'));
  const reading = (owner: OwnYear, opens: string) => {
    const text = climate(owner);
    // `No amor, aproxima`: the year, in love, brings closer.
    const [, part, rest] = /^((?:No|Com|Em)(?: amor| trabalho| dinheiro| casa)[^,]*), (.+)$/isu.exec(text) ?? [];
    return part && rest ? `${opens}, ${lower(part)}, ${rest}` : `${opens} ${lower(text)}`;
  };
  const isEqual = one.number === other.number;
  const yearOf = ({ label }: OwnYear) => (speaker(label).isMine ? 'O seu ano' : `O ano ${speaker(label).of}`);
  return {
    text: [
      `**Em ${year}, ${owned(one)}; ${owned(other)}.**`,
      isEqual
        ? `É o mesmo ano para os dois: ${lower(climate(one))}`
        : `${reading(one, yearOf(one))} ${reading(other, `Já ${lower(yearOf(other))}`)}`,
      date === today ? '' : 'Os números valem a partir do aniversário de cada um.',
      pick(
        { id: 'anosDeDois.0', text: 'Contem um ao outro, ainda neste mês, o que cada um quer terminar e começar.' },
        { id: 'anosDeDois.1', text: 'Escolham um plano em comum e um de cada um, com data para rever.' },
        {
          id: 'anosDeDois.2',
          text: 'Quem estiver no ano mais leve pode carregar, por uns meses, a parte chata da rotina.',
        },
      ),
    ]
      .filter(Boolean)
      .join(' '),
    basis: [`Regra: ${composer.rules().anoPessoal.statement}`],
    results: resultsOf(composer, [one, other], date),
    chips: ['O que temos em comum?', 'Como está o meu momento?'],
    title: 'Os anos de cada um',
  };
}

const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** The present years of several people beside each other, and which of them weighs more or less. */
export function composeYearsOfPeople(composer: Composer): Composed {
  const { act, today: now } = composer;
  const asked = act.periods.find(({ span }) => span === 'year')?.date ?? now;
  const today = asked;
  const lacking = act.who.find((label) => !composer.person(label)?.birthDate);
  if (lacking !== undefined) return askFor(lacking, composer, 'date', 'comparar os anos');
  const all = act.who.map((label) => {
    const speaker = composer.speaker(label);
    const birthDate = composer.person(label)?.birthDate ?? today;
    const number = personalTime(birthDate, today, composer.system).anoPessoal;
    return {
      label,
      birthDate,
      number,
      name: speaker.isMine ? 'você' : speaker.called,
      weight: heaviest.indexOf(number),
    };
  });
  const isHard = /\b(?:pior|dificil|pesad[oa]|ruim|puxad[oa]|complicad[oa])\b/u.test(act.words);
  const sorted = [...all].sort((one, other) => (isHard ? one.weight - other.weight : other.weight - one.weight));
  const [first, second] = sorted;
  if (!first || !second) return askFor(act.who[0] ?? 'eu', composer, 'date', 'comparar os anos');
  const [one, other, ...more] = all;
  const isOfWhom = /\b(?:quem|qual (?:d[oae]s?|de nos)|mais (?:leve|pesad[oa]|facil|dificil|puxad[oa]))\b/u.test(
    act.words,
  );
  if (one && other && more.length === 0 && !isOfWhom) return composeTwoYears(composer, [one, other], asked);
  const listed = joinWords(all.map(({ name, number }) => `${name}, ${number}`));
  return {
    text: [
      first.number === second.number
        ? `**${capital(first.name)} e ${second.name} vivem o mesmo Ano pessoal, o ${first.number}.**`
        : `**${isHard ? 'O ano mais puxado' : 'O ano mais leve'} é ${first.name === 'você' ? 'o seu' : `o de ${first.name}`}: Ano pessoal ${first.number}, de ${yearPassage(first.number, 'tema').text}.**`,
      sentence('É um ano que', composer.pick(yearPassage(first.number, 'clima'), yearPassage(first.number, 'tensao'))),
      `${asked === now ? 'Os anos de agora' : `Os anos que ${asked.slice(0, 4)} abre`}: ${listed}.`,
      'Cada um vira no aniversário, então o peso troca de mão ao longo do ano.',
    ].join(' '),
    basis: [
      'Regra: Some os algarismos do dia e do mês do nascimento e do ano do último aniversário e reduza a um algarismo.',
    ],
    results: resultsOf(composer, all, today),
    chips: ['O que temos em comum?', 'Como está o meu momento?'],
    title: 'Os anos de cada um',
  };
}
