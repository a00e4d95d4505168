import { personalTime } from '@sefira/numerology/calendar/personal-time';
import { joinWords } from '@sefira/numerology/interpretations/text-of';
import { readPeriod } from '../../tools/period-tool.ts';
import { askFor, type Composed, type Composer, ownerOf, sentence } from '../composer.ts';
import { yearPassage } from '../period-facts.ts';
import { capital } from '../speaker.ts';

/** Personal years from the heaviest to the lightest, by what they ask for. */
const heaviest = [9, 4, 7, 8, 2, 6, 1, 5, 3];

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
  const listed = joinWords(all.map(({ name, number }) => `${name}, ${number}`));
  return {
    text: [
      first.number === second.number
        ? `**${capital(first.name)} e ${second.name} vivem o mesmo Ano Pessoal, o ${first.number}.**`
        : `**${isHard ? 'O ano mais puxado' : 'O ano mais leve'} é ${first.name === 'você' ? 'o seu' : `o de ${first.name}`}: Ano Pessoal ${first.number}, de ${yearPassage(first.number, 'tema').text}.**`,
      sentence('É um ano que', composer.pick(yearPassage(first.number, 'clima'), yearPassage(first.number, 'tensao'))),
      `${asked === now ? 'Os anos de agora' : `Os anos que ${asked.slice(0, 4)} abre`}: ${listed}.`,
      'Cada um vira no aniversário, então o peso troca de mão ao longo do ano.',
    ].join(' '),
    basis: [
      'Regra: Some os algarismos do dia e do mês do nascimento e do ano do último aniversário e reduza a um algarismo.',
    ],
    results: all.map(({ label, birthDate }) =>
      readPeriod(
        { called: ownerOf(composer.person(label), composer.speaker(label)), birthDate },
        today,
        'year',
        composer.system,
      ),
    ),
    chips: ['O que temos em comum?', 'Como está o meu momento?'],
    title: 'Os anos de cada um',
  };
}
