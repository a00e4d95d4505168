import { fieldIn, optionOf } from '../../understanding/read-options.ts';
import { sentence } from '../composer.ts';
import { areaPassage, numberPassage } from '../passage-bank.ts';
import { capital, numbersFor } from '../speaker.ts';
import { reasonFor, weigh } from './compose-options.ts';
import { type Compose, done, say } from './reading.ts';

/** `Sou contador e odeio`: what of the map the trade leaves out, or what wears its number down, and where to move. */
export const composeUnloved: Compose = (composer, { speaker, label, first, second }) => {
  const map = composer.map(label)?.map;
  const numbers = map ? numbersFor('trabalho', map) : [first];
  const field = fieldIn(composer.act.words);
  const option = optionOf(field ?? '');
  const weighed = field === null ? null : weigh(option, numbers);
  const lead = numbers.find(({ value }) => !option.numbers.includes(value)) ?? first;
  // A number that the trade asks for would lead back to it.
  const beside =
    numbers.find(({ value }) => value !== lead.value && !option.numbers.includes(value)) ??
    (option.numbers.includes(lead.value) ? second : lead);
  return done(
    composer,
    [
      weighed?.placed
        ? '**Dá para entender: o mapa aguenta o serviço, e uma parte de você fica de fora dele.**'
        : '**Faz sentido: o que você descreve tem eco no mapa.**',
      weighed?.placed
        ? reasonFor(composer, weighed, speaker)
        : field === null
          ? ''
          : `${capital(field)} pede ${option.asks}, e nenhum número principal seu empurra para lá.`,
      sentence(
        'O que pede espaço:',
        say(lead, speaker),
        composer.pick(areaPassage(lead.value, 'trabalho', 'claim'), numberPassage(lead.value, 'papel')),
      ),
      sentence(
        'Dá para mudar de função antes de mudar de vida:',
        say(beside, speaker),
        composer.pick(numberPassage(beside.value, 'profissao'), numberPassage(beside.value, 'papel')),
      ),
      'Nesta semana, anote três tarefas que cansam e três que passam rápido; a lista mostra o rumo.',
    ]
      .filter(Boolean)
      .join(' '),
    [lead, beside],
    ['Qual o melhor mês para mudar de trabalho?', 'Por onde eu começo?'],
    'Um ofício que cansa',
  );
};
