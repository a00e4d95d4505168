import { joinWords } from '@sefira/numerology/interpretations/text-of';
import { askFor, type Composed, type Composer, sentence } from '../composer.ts';
import { numberPassage, textsOf } from '../passage-bank.ts';

/** The letters of a name as numbers: which repeat, which are missing, and what that says. */
export function composeLetters(composer: Composer): Composed {
  const [label = 'eu'] = composer.act.who;
  const found = composer.map(label);
  const values = found?.map.valoresLetras;
  if (!found || !values) return askFor(label, composer, 'name', 'contar as letras do nome');
  const speaker = composer.speaker(label);
  const counts = [1, 2, 3, 4, 5, 6, 7, 8].map((value) => ({
    value,
    count: values.filter((one) => one === value).length,
  }));
  const asked = Number(/\b(?:quantos|quantas|os|o) ([1-9])s?\b/u.exec(composer.act.words)?.[1]);
  const most = counts.reduce((one, other) => (other.count > one.count ? other : one));
  const missing = counts.filter(({ count }) => count === 0).map(({ value }) => value);
  const one = counts.find(({ value }) => value === asked);
  const times = (count: number) => (count === 1 ? 'uma vez' : `${count} vezes`);
  const owner = speaker.isMine ? 'No seu nome' : `No nome ${speaker.of}`;
  const shown = one ?? most;
  const lacks =
    missing.length === 0
      ? 'Nenhum número de 1 a 8 falta, e por isso não há lição cármica.'
      : `${missing.length === 1 ? 'Falta o' : 'Faltam'} ${joinWords(missing)}: ${missing.length === 1 ? 'é a qualidade' : 'são as qualidades'} a treinar, que o mapa chama de lição cármica.`;
  const asksMissing = /\bfalt\w+|ausent\w+/u.test(composer.act.words);
  return {
    text: [
      asksMissing
        ? `**${owner}:** ${lacks}`
        : one
          ? `**${owner}, o ${one.value} aparece ${one.count === 0 ? 'nenhuma vez' : times(one.count)}.**`
          : `**${owner}, o que mais se repete é o ${most.value}, ${times(most.count)}.**`,
      shown.count > 3 && !asksMissing
        ? sentence(
            `Repetido assim, o ${shown.value}, de ${textsOf(shown.value).palavra},`,
            composer.pick(numberPassage(shown.value, 'forca'), numberPassage(shown.value, 'essencia')),
          )
        : '',
      asksMissing ? '' : lacks,
      'Uma letra sozinha vale pelo número dela; o sentido vem da soma e das repetições.',
    ]
      .filter(Boolean)
      .join(' '),
    basis: [`Letra por letra: ${counts.map(({ value, count }) => `${value} (${count})`).join(', ')}.`],
    results: [
      {
        ...found,
        facts: [...found.facts, ...counts.map(({ count }) => ({ label: 'Letras', of: speaker.called, value: count }))],
      },
    ],
    chips: ['Quais são as minhas Lições cármicas?', 'Tenho tendências ocultas?'],
    title: 'As letras do nome',
  };
}
