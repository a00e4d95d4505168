import { type Composed, type Composer, sentence } from '../composer.ts';
import { numberPassage, textsOf } from '../passage-bank.ts';

/** The digits of a day of birth summed to one digit, 11 or 22. */
function reduced(day: number): number {
  const sum = (value: number): number => [...String(value)].reduce((total, digit) => total + Number(digit), 0);
  return day > 9 && day !== 11 && day !== 22 ? reduced(sum(day)) : day;
}

/** What a day of the month gives those who are born on it. */
export function composeBirthDay(composer: Composer): Composed {
  const day = composer.act.number ?? 1;
  const number = reduced(day);
  const sum = number === day ? '' : `, que soma ${number}`;
  const master = number === 11 || number === 22 ? ` O ${number} é número mestre e não se reduz.` : '';
  return {
    text: [
      `**Quem nasce no dia ${day} leva o ${day}${sum}, de ${textsOf(number).palavra}.**${master}`,
      sentence(`O ${number}`, composer.pick(numberPassage(number, 'essencia'), numberPassage(number, 'forca'))),
      sentence('O tropeço: ele', composer.pick(numberPassage(number, 'fraqueza'))),
      'O dia é só uma parte do mapa: o Destino soma a data inteira.',
    ].join(' '),
    basis: [number === day ? `O dia ${day} não se reduz.` : `${[...String(day)].join(' + ')} = ${number}`],
    results: [
      {
        tool: 'calcular_mapa',
        facts: [day, number].map((value) => ({ label: 'Dia natalício', of: '', value })),
        card: null,
        sources: [],
      },
    ],
    chips: [`O que significa o número ${number}?`, 'Qual é o meu Destino?'],
    title: `Quem nasce no dia ${day}`,
  };
}
