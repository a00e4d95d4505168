import { daysInMonth } from '@sefira/numerology/calendar/calendar';
import { destinyRelation } from '@sefira/numerology/harmony';
import { joinWords } from '@sefira/numerology/interpretations/text-of';
import { readMap } from '../../tools/map-tool.ts';
import { type Composed, type Composer, sentence } from '../composer.ts';
import { numberPassage, textsOf } from '../passage-bank.ts';
import { monthInWords } from '../period-facts.ts';
import { judge } from './judged.ts';

const mostDays = 8;

/** The days of a month in which a child may be born: the Destino of each, beside the name on the table. */
export function composeBirthMonth(composer: Composer): Composed {
  const { act, state, today, system } = composer;
  const date = act.periods.find(({ span }) => span === 'month')?.date ?? today;
  const month = date.slice(0, 7);
  const name = state.table.names.at(-1) ?? null;
  const number = name === null ? null : judge(name, composer).number || null;
  const days = Array.from({ length: daysInMonth(Number(month.slice(0, 4)), Number(month.slice(5))) }, (_, at) => {
    const birthDate = `${month}-${String(at + 1).padStart(2, '0')}`;
    const { destino = 1 } = readMap({ called: 'bebê', name: null, birthDate }, birthDate, system).map;
    return { day: at + 1, destino };
  });
  const fits = number === null ? [] : days.filter(({ destino }) => destinyRelation(destino, number) === 'favoravel');
  const byDestiny = [...new Set(days.map(({ destino }) => destino))].sort((one, other) => one - other);
  const daysOf = (destino: number) => days.filter((one) => one.destino === destino).map(({ day }) => day);
  const [main = byDestiny[0] ?? 1] = fits.map(({ destino }) => destino);
  const text =
    name !== null && number !== null && fits.length > 0
      ? [
          `**Nenhum mês é ruim para nascer. Em ${monthInWords(month)}, os dias que mais conversam com ${name.split(' ')[0]}, que soma ${number}, são ${joinWords(fits.slice(0, mostDays).map(({ day }) => String(day)))}.**`,
          sentence(
            `No dia ${fits[0]?.day}, o Destino seria ${main}, de ${textsOf(main).palavra}: ele`,
            composer.pick(numberPassage(main, 'simples'), numberPassage(main, 'forca')),
          ),
        ]
      : [
          `**Em ${monthInWords(month)}, cada dia dá um Destino ao bebê: ${[6, 1, 3, 8]
            .filter((one) => byDestiny.includes(one))
            .map((one) => `${one}, de ${textsOf(one).palavra}, nos dias ${joinWords(daysOf(one).map(String))}`)
            .join('; ')}.**`,
        ];
  return {
    text: [
      ...text,
      'Quem marca a hora é a criança e a equipe médica; entre dias que o obstetra considere iguais, escolha com carinho.',
    ].join(' '),
    results: [
      {
        tool: 'calcular_mapa',
        facts: [...byDestiny, ...days.map(({ day }) => day), ...(number === null ? [] : [number])].map((value) => ({
          label: 'Destino',
          of: '',
          value,
        })),
        card: null,
        sources: [],
      },
    ],
    chips: ['Nome de menina que dê 6', 'Como está o meu momento?'],
    title: `Nascer em ${monthInWords(month)}`.slice(0, 60),
  };
}
