import { joinWords } from '@sefira/numerology/interpretations/text-of';
import { type Composed, type Composer, sentence } from '../composer.ts';
import { areaPassage, areas, numberPassage, textsOf, type Wording } from '../passage-bank.ts';
import type { Topic } from '../topics.ts';

/** Steps with a part of the map that is no number of a position. */
const steps: Readonly<Partial<Record<Topic, readonly string[]>>> = {
  diasFavoraveis: [
    'marque num desses dias uma coisa só, que dependa de você: a conversa, o pedido, o envio.',
    'anote na agenda os dois próximos e deixe livre uma hora em cada um.',
  ],
  cores: [
    'use uma delas num dia de conversa importante, como lembrete do tom que você quer manter.',
    'ponha a cor onde o olho passa: a capa do caderno, a caneca, o fundo da tela.',
  ],
  sequenciasNegativas: [
    'escolha um dos temas e mude um hábito pequeno ligado a ele por três semanas; assinar de outro jeito é opcional.',
  ],
};

/** `Como desenvolvo o 2?` */
const ofNumber = /\b(?:o|esse|meu) (?:numero )?(\d{1,2})\b/u;

function wordingsFor(topic: Topic, { map, act }: Composer): readonly Wording[] {
  const found = map(act.who[0] ?? 'eu')?.map;
  const lucky = found?.numerosHarmonicos ?? [];
  if (topic === 'numerosHarmonicos' && lucky.length > 0)
    return [
      {
        id: 'usoDoTema.harmonicos.0',
        text: `fique com o ${lucky[0]}${lucky[1] ? ` ou o ${lucky[1]}` : ''} onde tanto faz: a camisa do time, a senha do armário, o horário do encontro. Onde há dinheiro ou risco, quem escolhe é a conta.`,
      },
      {
        id: 'usoDoTema.harmonicos.1',
        text: `escolha um entre ${joinWords(lucky)}, o que for mais fácil de lembrar, e use como marca sua em coisas leves.`,
      },
    ];
  const [first] = (topic === 'licoesCarmicas' ? found?.licoesCarmicas : undefined) ?? [];
  if (first !== undefined)
    return [areaPassage(first, 'interior', 'practice'), areaPassage(first, 'trabalho', 'practice')];
  return (steps[topic] ?? []).map((text, index) => ({ id: `usoDoTema.${topic}.${index}`, text }));
}

function composeNumberStep(composer: Composer, number: number): Composed {
  const found = composer.map(composer.act.who[0] ?? 'eu');
  return {
    text: [
      `**O ${number}, de ${textsOf(number).palavra}, se treina em coisa pequena.**`,
      composer.pick(...areas.map((area) => areaPassage(number, area, 'practice'))),
      sentence(
        `Bem usado, o ${number}`,
        composer.pick(numberPassage(number, 'forca'), numberPassage(number, 'essencia')),
      ),
    ].join(' '),
    results: found ? [found] : [],
    chips: [`O que significa o número ${number}?`, 'Me dá um conselho'],
    title: `Treinar o ${number}`,
  };
}

/** What to do with days, colours, lucky numbers or a lesson that was asked for; null for any other topic. */
export function composeTopicStep(composer: Composer): Composed | null {
  const [label = 'eu'] = composer.act.who;
  const topic = composer.act.topics.find((one) => one !== 'mapa');
  const found = composer.map(label);
  const named = Number(ofNumber.exec(composer.act.words)?.[1] ?? 0);
  if (named > 0) return composeNumberStep(composer, named);
  const wordings = topic === undefined || !found ? [] : wordingsFor(topic, composer).filter(composer.isNew);
  if (topic === undefined || !found || wordings.length === 0) return null;
  const text = composer.pick(...wordings);
  return {
    text: `Na prática: ${text.charAt(0).toLowerCase()}${text.slice(1)} É um símbolo para orientar a atenção; o resultado vem do que você faz.`,
    results: [found],
    chips: ['Quais são os meus dias favoráveis?', 'Me dá um conselho'],
    title: 'Um conselho',
  };
}
