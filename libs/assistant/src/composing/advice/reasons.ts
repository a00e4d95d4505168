import texts from '../../../texts/decisoes.json' with { type: 'json' };
import { sentence } from '../composer.ts';
import type { Wording } from '../passage-bank.ts';
import { composeDecision, stays } from './decision.ts';
import { against, areaOfChoice, type Compose, done, inFavour, say } from './reading.ts';

const risks = new Map<string, readonly string[]>(Object.entries(texts.riscos));
const risksOf = (purpose: string): Wording[] =>
  (risks.get(purpose) ?? texts.riscos.geral).map((text, index) => ({ id: `risco.${purpose}.${index}`, text }));
/** `E se der errado?` */
const asksRisk =
  /\b(?:medo|receio|errado|contras?|riscos?|perigos?|desvantagens?|gostar|arrepend\w+|se (?:el[ea]|nao|eu nao) )\b/u;

/** `Meus filhos são contra`, `ele não aceita`. */
const asksOpposed =
  /\b(?:contra|nao (?:quer\w*|aceita\w*|apoia\w*|concorda\w*|deixa\w*|gosta\w*)|ach\w+ (?:errado|ruim|loucura|cedo|besteira))\b/u;
const opposed: readonly Wording[] = [
  'Quem ama também discorda. Pergunte a cada pessoa o que ela teme, ouça até o fim e depois diga o que você já pensou. ',
  'Opinião de quem é próximo pesa, e a escolha continua sua. Separe o medo deles do risco de verdade. ',
].map((text, at) => ({ id: `motivos.contra.${at}`, text }));

/** What speaks for a choice and what speaks against it, each by a number of the person. */
export const composeReasons: Compose = (composer, reading) => {
  const { act } = composer;
  // `E se eu ficar onde estou?` weighs staying, which the reasons for the step are not.
  if (act.purpose !== null && stays.test(act.words)) return composeDecision(composer, reading);
  const { speaker, first, second, third } = reading;
  const [risk] = risksOf(act.purpose ?? 'geral');
  if (asksRisk.test(act.words) && risk && composer.isNew(risk))
    return done(
      composer,
      [
        composer.pick(risk),
        sentence(
          'No seu jeito, o que pesa contra:',
          say(second, speaker),
          composer.pick(...against(second.value, areaOfChoice(composer))),
        ),
        /\b(?:medo|receio)\b/u.test(act.words)
          ? ''
          : sentence('A favor:', say(first, speaker), composer.pick(...inFavour(first.value, areaOfChoice(composer)))),
      ]
        .filter(Boolean)
        .join(' '),
      [first, second],
      ['Por onde eu começo?', 'Como está o meu momento?'],
      'O que pode dar errado',
    );
  const isOfCouple = composer.state.people.at(-1)?.bond === 'casal';
  const area = areaOfChoice(composer) ?? (isOfCouple ? 'amor' : null);
  const isBothWays = /contras?\b|desvantagens|ruim/u.test(act.words);
  const support = [first, second, third].filter(
    ({ value }, at, all) => all.findIndex((one) => one.value === value) === at,
  );
  const lines = support.map((placed) => sentence(say(placed, speaker), composer.pick(...inFavour(placed.value, area))));
  const cons = isBothWays
    ? sentence('**Contra:**', say(second, speaker), composer.pick(...against(second.value, area)))
    : '';
  return done(
    composer,
    [
      asksOpposed.test(act.words) ? composer.pick(...opposed) : '',
      isBothWays ? '**A favor, pelo seu jeito:**' : '**Pelo seu jeito, pesam a favor:**',
      ...lines.slice(0, isBothWays ? 2 : 3).map((line, at) => `\n${at + 1}. ${line}`),
      cons ? `\n\n${cons}` : '',
      '\n\nO motivo que decide é o que você viveu; escreva também um contra, com a mesma honestidade.',
    ].join(''),
    support,
    ['E o que pesa contra?', 'Como está o meu momento?'],
    'Motivos de uma escolha',
  );
};
