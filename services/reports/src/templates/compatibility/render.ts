import { drawCouple } from '@sefira/drawings/couple';
import { drawCoverWebs } from '@sefira/drawings/covers/cover-webs';
import { drawHeatMap } from '@sefira/drawings/heat-map';
import { drawRelationMap } from '@sefira/drawings/relation-map';
import type { CompatibilityResult } from '@sefira/numerology/block-results';
import { compatibilityNote, interpretBand, overallScoreNote } from '@sefira/numerology/interpretations/relations';
import type { RelationReading } from '@sefira/numerology/interpretations/relationship/relationship';
import { templateVersionOf } from '../../domain/template-versions.ts';
import { drawing, h } from '../document/element.ts';
import { printableName } from '../document/printable-name.ts';
import type { Printing, RenderedReport } from '../document/report.ts';
import { reportPalette } from '../document/stylesheet.ts';
import { type Chapter, chapter, section } from '../parts/chapter.ts';
import { compose, symbolicNote } from '../parts/compose.ts';
import { list } from '../parts/dates.ts';
import { encounters } from '../parts/encounters.ts';
import { facts, score } from '../parts/figures.ts';
import { method } from '../parts/method.ts';
import { personPage } from '../parts/person.ts';
import { firstName, heatMapOf, relationMapOf, shortNames } from '../parts/relations.ts';
import { steps } from '../parts/steps.ts';

interface Input {
  readonly result: CompatibilityResult;
  readonly relation: RelationReading;
  readonly referenceDate: string;
  readonly ruleSet: string;
}

/** Two to five people compared, pair by pair. Pure in its input. */
export function renderCompatibilityReport(given: Input, printing: Printing): RenderedReport {
  const people = given.result.people.map((person) => {
    const name = printableName(person.name);
    return { ...person, name, map: { ...person.map, name } };
  });
  const input = { ...given, result: { ...given.result, people } };
  const { result, referenceDate, ruleSet } = input;
  const couple = people.length === 2;
  const subject = list(people.map(({ name }) => name));
  return compose(
    {
      title: `Compatibilidade de ${subject}`,
      eyebrow: couple ? 'Compatibilidade do casal' : `Compatibilidade de ${people.length} pessoas`,
      subject,
      under: `${result.overallScore}% · ${result.level}`,
      art: (palette) =>
        drawCoverWebs(
          {
            title: `Teias dos números de ${subject}: ${list(people.map((person) => person.harmoniaConjugal))}`,
            center: null,
            around: people.map((person) => person.harmoniaConjugal),
          },
          { palette },
        ),
      chapters: chaptersOf(input),
      guide: {
        title: 'Como ler este relatório',
        text:
          'Comece pela primeira página, que mostra o conjunto, e siga para o encontro de cada par. Depois vem cada pessoa, com os seus números. ' +
          `A porcentagem compara números, não pessoas: relações são feitas de escolhas e cuidado. ${symbolicNote}`,
      },
      closing: {
        number: people[0]?.map.missao ?? 1,
        title: couple ? 'O encontro é de vocês' : 'O encontro é de todos',
        paragraphs: [
          'Nenhum número decide uma relação. Ele mostra onde a conversa flui e onde pede tradução.',
          'Leiam juntos, em voz alta, e perguntem um ao outro o que se reconhece aqui. Essa conversa vale mais do que qualquer porcentagem.',
        ],
      },
      imprint: { referenceDate, ruleSet, template: templateVersionOf('compatibility') },
    },
    printing,
  );
}

function chaptersOf({ result, relation, ruleSet }: Input): readonly Chapter[] {
  const { people, pairs, overallScore, explanations } = result;
  const names = shortNames(people.map(({ name }) => name));
  return [
    panorama(result, names),
    chapter({
      id: 'encontros',
      title: people.length === 2 ? 'O encontro de vocês' : 'Par a par',
      part: 'O encontro',
      lead: 'O que os números de cada par fazem juntos, as forças a aproveitar e os cuidados que fazem bem.',
      content: [
        ...encounters(pairs, names),
        ...(people.length === 2 ? [section('Por onde começar', steps(relation.recommendations))] : []),
      ],
    }),
    ...people.map(({ map }, index) =>
      personPage(map, {
        id: `pessoa-${index + 1}`,
        part: 'Cada pessoa',
        note: `O número que entra na comparação é a Missão ${map.missao}, reduzida a ${map.harmoniaConjugal}.`,
      }),
    ),
    ...(people.length === 2
      ? []
      : [
          chapter({
            id: 'por-onde-comecar',
            title: 'Por onde começar',
            part: 'O encontro',
            lead: 'Sugestões que saem dos números do conjunto, do par que mais pede cuidado e do que mais flui.',
            content: [steps(relation.recommendations), allPairs(result)],
          }),
        ]),
    method(
      [
        { explanation: explanations.overallScore, of: `${overallScore}%` },
        ...pairs.map(({ explanation, first, second }) => ({ explanation, of: `${names[first]} e ${names[second]}` })),
        ...people.flatMap(({ map }, index) => [
          { explanation: map.explanations.destino, of: names[index] ?? '' },
          { explanation: map.explanations.missao, of: names[index] ?? '' },
        ]),
      ],
      ruleSet,
    ),
  ];
}

function panorama(result: CompatibilityResult, names: readonly string[]): Chapter {
  const { people, pairs, overallScore, level } = result;
  const [pair] = pairs;
  const picture =
    people.length === 2 && pair
      ? drawCouple(
          {
            first: { name: firstName(people[0]?.name ?? ''), number: pair.numbers[0] },
            second: { name: firstName(people[1]?.name ?? ''), number: pair.numbers[1] },
            score: overallScore,
            word: level,
          },
          { palette: reportPalette },
        )
      : drawRelationMap(relationMapOf(people, pairs), { palette: reportPalette });
  return chapter({
    id: 'panorama',
    title: 'A compatibilidade em uma página',
    part: 'Panorama',
    content: [
      h(
        'div',
        { className: 'figure', style: { width: people.length === 2 ? '130mm' : '112mm' } },
        drawing(picture, ''),
      ),
      h(
        'div',
        { style: { marginTop: '5mm' } },
        score(overallScore, 'Compatibilidade', level, h('p', {}, interpretBand(level))),
      ),
      h(
        'p',
        { className: 'small muted' },
        people.length > 2 ? `${overallScoreNote} ${compatibilityNote}` : compatibilityNote,
      ),
      facts(
        people.map(({ lifePath, expression, harmoniaConjugal }, index) => [
          names[index] ?? '',
          `Destino ${lifePath} · Expressão ${expression} · Harmonia ${harmoniaConjugal}`,
        ]),
        'one',
      ),
    ],
  });
}

function allPairs({ people, pairs }: CompatibilityResult) {
  return section(
    'Todos os pares de uma vez',
    drawing(
      drawHeatMap(
        heatMapOf(
          'Compatibilidade de cada par',
          people.map(({ name }) => name),
          pairs,
        ),
        { palette: reportPalette },
      ),
      'heat',
    ),
  );
}
