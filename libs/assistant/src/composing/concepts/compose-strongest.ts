import { mainPositions } from '@sefira/numerology/interpretations/main-positions';
import { joinWords } from '@sefira/numerology/interpretations/text-of';
import { type Composed, type Composer, sentence } from '../composer.ts';
import { numberPassage, textsOf } from '../passage-bank.ts';
import { bareNumber, numberOf, type PlacedNumber } from '../speaker.ts';
import { isAnswer, ownerOfMap } from './own-numbers.ts';

const isMaster = ({ value }: PlacedNumber) => value === 11 || value === 22;

/** The numbers with the value that stands most often; empty where each stands once. */
function repeatedOf(numbers: readonly PlacedNumber[]): readonly PlacedNumber[] {
  const groups = [...Map.groupBy(numbers, ({ value }) => value).values()];
  const [most = []] = groups.sort((one, other) => other.length - one.length);
  return most.length > 1 ? most : [];
}

/** The number that stands out among those of a person, with the reason: it repeats, it is a master, or it leads. */
export function composeStrongest(composer: Composer): Composed {
  const owner = ownerOfMap(composer);
  if (isAnswer(owner)) return owner;
  const { speaker, found, map } = owner;
  const numbers = mainPositions.flatMap((position) => {
    const value = map[position];
    return value ? [{ position, value }] : [];
  });
  const repeated = repeatedOf(numbers);
  const master = numbers.find(isMaster);
  const leading = numbers.find(({ position }) => position === 'destino') ??
    numbers[0] ?? { position: 'destino', value: 1 };
  const [shown = master ?? leading] = repeated;
  const { value } = shown;
  const places = joinWords(repeated.map((one) => `n${bareNumber(one)}`));
  const lead =
    repeated.length > 0
      ? `**O ${value}, porque se repete:** está ${places}.`
      : master
        ? `**${sentence(numberOf(shown.position, value, speaker))}, porque o ${value} é número mestre:** a soma para nele, e ele pede mais que um algarismo comum.`
        : `**${sentence(numberOf(shown.position, value, speaker))}:** nenhum número se repete nem é mestre, e aí pesa mais o que dá rumo à vida toda.`;
  const beside =
    repeated.length > 0 && master && master.value !== value
      ? `${sentence(numberOf(master.position, master.value, speaker))}, mestre, vem logo atrás.`
      : '';
  return {
    text: [
      lead,
      sentence(
        `O ${value} fala de ${textsOf(value).palavra}: ele`,
        composer.pick(numberPassage(value, 'forca'), numberPassage(value, 'essencia')),
      ),
      sentence('Por ser forte, é também o que mais exagera: ele', composer.pick(numberPassage(value, 'fraqueza'))),
      beside,
    ]
      .filter(Boolean)
      .join(' '),
    results: [found],
    chips: ['E na prática, o que eu faço com isso?', 'Qual é o meu ponto fraco?'],
    title: 'O número mais forte',
  };
}
