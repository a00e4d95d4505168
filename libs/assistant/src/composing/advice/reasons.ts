import { sentence } from '../composer.ts';
import { type Area, areaPassage, numberPassage } from '../passage-bank.ts';
import { areaOf, type Compose, done, say, wordings } from './reading.ts';

const areaOfPurpose: Readonly<Record<string, Area>> = {
  emprego: 'trabalho',
  negocio: 'trabalho',
  contrato: 'trabalho',
  casar: 'amor',
  termino: 'amor',
};

/** What speaks for a choice and what speaks against it, each by a number of the person. */
export const composeReasons: Compose = (composer, { speaker, first, second, third }) => {
  const { act } = composer;
  const isOfCouple = composer.state.people.at(-1)?.bond === 'casal';
  const area = areaOfPurpose[act.purpose ?? ''] ?? (isOfCouple ? 'amor' : areaOf(composer));
  const isBothWays = /contras?\b|desvantagens|ruim/u.test(act.words);
  const support = [first, second, third].filter(
    ({ value }, at, all) => all.findIndex((one) => one.value === value) === at,
  );
  const lines = support.map((placed) =>
    sentence(
      say(placed, speaker),
      composer.pick(...wordings(placed.value, area, 'support', 'claim'), numberPassage(placed.value, 'forca')),
    ),
  );
  const against = isBothWays
    ? sentence(
        '**Contra:**',
        say(second, speaker),
        composer.pick(areaPassage(second.value, area, 'tension'), numberPassage(second.value, 'fraqueza')),
      )
    : '';
  return done(
    composer,
    [
      isBothWays ? '**A favor, pelo seu jeito:**' : '**Pelo seu jeito, pesam a favor:**',
      ...lines.slice(0, isBothWays ? 2 : 3).map((line, at) => `\n${at + 1}. ${line}`),
      against ? `\n\n${against}` : '',
      '\n\nO motivo que decide é o que você viveu; escreva também um contra, com a mesma honestidade.',
    ].join(''),
    support,
    ['E o que pesa contra?', 'Como está o meu momento?'],
    'Motivos de uma escolha',
  );
};
