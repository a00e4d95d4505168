import { drawCoverWebs } from '@sefira/drawings/covers/cover-webs';
import { relationLetter } from '@sefira/numerology/interpretations/relationship/relation-letter';
import { templateVersionOf } from '../../domain/template-versions.ts';
import { each, h } from '../document/element.ts';
import { printableName } from '../document/printable-name.ts';
import type { Printing, RenderedReport } from '../document/report.ts';
import { type Chapter, chapter } from '../parts/chapter.ts';
import { compose, symbolicNote } from '../parts/compose.ts';
import { dateInWords, list } from '../parts/dates.ts';
import { method } from '../parts/method.ts';
import { axisChapters } from './axes.ts';
import { kindChapter, pairsChapter, sharedChapter } from './pairs.ts';
import { panorama } from './panorama.ts';
import { peopleChapters, yearsChapter } from './people.ts';
import type { RelationInput } from './relation-input.ts';
import { scoreChapter } from './score.ts';
import { firstSteps, sharedYear } from './shared-year.ts';

/** No text of the body is smaller than 9.5 points. */
const relationStyle = `
.flow.together{break-inside:avoid}
.few-years .entry{font-size:9.8pt;line-height:1.48;margin-top:5mm}
.entry.next-page{break-before:page}
.same-page{break-before:auto;margin-top:9mm}
`;

/** Two to five people by what they are to each other. Pure in its input. */
export function renderCompatibilityReport(given: RelationInput, printing: Printing): RenderedReport {
  const people = given.result.people.map((person) => {
    const name = printableName(person.name);
    return { ...person, name, map: { ...person.map, name } };
  });
  const input = { ...given, result: { ...given.result, people } };
  const { relation, referenceDate, ruleSet } = input;
  const subject = list(people.map(({ name }) => name));
  return compose(
    {
      title: `${relation.name}: ${subject}`,
      eyebrow: relation.name,
      subject,
      under: `Lido em ${dateInWords(referenceDate)}`,
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
        title: 'Como ler este caderno',
        text: `Leiam juntos, um capítulo por vez, e parem onde houver conversa. ${symbolicNote}`,
      },
      closing: {
        number: relation.number,
        title: people.length === 2 ? 'O encontro é de vocês' : 'O encontro é de todos',
        paragraphs: [relation.closing],
      },
      rules: relationStyle,
      imprint: { referenceDate, ruleSet, template: templateVersionOf('compatibility') },
    },
    printing,
  );
}

function chaptersOf(input: RelationInput): readonly Chapter[] {
  const isPair = input.result.people.length === 2;
  return [
    letter(input),
    panorama(input),
    ...(isPair ? [...kindChapter(input), ...sharedChapter(input), ...axisChapters(input)] : [pairsChapter(input)]),
    ...peopleChapters(input),
    yearsChapter(input),
    sharedYear(input),
    firstSteps(input),
    scoreChapter(input),
    calculations(input),
  ];
}

function letter({ result, relation }: RelationInput): Chapter {
  return chapter({
    id: 'carta',
    title: 'Para abrir a conversa',
    part: 'Para abrir',
    hasNotes: true,
    content: [
      h('div', { className: 'letter' }, ...each(relationLetter(result, relation), (text) => h('p', {}, text))),
      h('div', { className: 'card section' }, h('h4', {}, 'Uma pergunta para levar'), h('p', {}, relation.question)),
    ],
  });
}

function calculations({ result, relation, ruleSet }: RelationInput): Chapter {
  const { people, pairs, overallScore, explanations } = result;
  const { called } = relation;
  return method(
    [
      ...(pairs.length > 1 ? [{ explanation: explanations.overallScore, of: `${overallScore}%` }] : []),
      ...pairs.map(({ explanation, first, second }) => ({ explanation, of: `${called[first]} e ${called[second]}` })),
      ...people.flatMap(({ map }, index) => [
        { explanation: map.explanations.destino, of: called[index] ?? '' },
        { explanation: map.explanations.missao, of: called[index] ?? '' },
      ]),
    ],
    ruleSet,
    // Of three people it ends with a few lines on a page of its own.
    { follows: people.length === 3 },
  );
}
