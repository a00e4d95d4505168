import { drawCoverWebs } from '@sefira/drawings/covers/cover-webs';
import { drawGroupTable } from '@sefira/drawings/group-table';
import type { GroupResult } from '@sefira/numerology/block-results';
import { interpretGroup, isGroupOfChildren } from '@sefira/numerology/interpretations/group';
import { recommendGroup } from '@sefira/numerology/interpretations/recommend-business';
import { calledNames } from '@sefira/numerology/interpretations/relationship/called-names';
import { type GroupContext, groupContextNames, suggestGroupContext } from '@sefira/numerology/relation/group-contexts';
import { templateVersionOf } from '../../domain/template-versions.ts';
import { drawing, h } from '../document/element.ts';
import { printableName } from '../document/printable-name.ts';
import type { Printing, RenderedReport } from '../document/report.ts';
import { reportPalette } from '../document/stylesheet.ts';
import { bullets, type Chapter, chapter, numeral, section } from '../parts/chapter.ts';
import { compose, symbolicNote } from '../parts/compose.ts';
import { list } from '../parts/dates.ts';
import { measure } from '../parts/figures.ts';
import { method } from '../parts/method.ts';
import { steps } from '../parts/steps.ts';
import { groupStyle } from './group-style.ts';
import { firstMeeting, months } from './meeting.ts';
import { memberChapter } from './members.ts';
import { chosenPairs, pairMap } from './pairs.ts';

const mostParts = 4;
/** Of more members the Destino of the first stands as the example. */
const mostShown = 3;

interface Input {
  readonly input: { readonly groupName: string | null; readonly context?: GroupContext | undefined };
  readonly result: GroupResult;
  readonly referenceDate: string;
  readonly ruleSet: string;
}

/** Two to ten people as a group. Pure in its input. */
export function renderGroupReport(
  { input, result: given, referenceDate, ruleSet }: Input,
  printing: Printing,
): RenderedReport {
  const members = given.members.map((member) => ({
    ...member,
    name: printableName(member.name),
    map: { ...member.map, name: printableName(member.map.name) },
  }));
  const context =
    input.context ??
    suggestGroupContext(
      members.map(({ map }) => map.birthDate),
      referenceDate,
    );
  const result = { ...given, members };
  const names = calledNames(members.map(({ name }) => name));
  const subject = input.groupName ? printableName(input.groupName) : list(names);
  return compose(
    {
      title: `Análise do grupo ${subject}`,
      eyebrow: 'Análise de grupo',
      subject,
      under: `${groupContextNames[context]} · ${members.length} pessoas`,
      art: (palette) =>
        drawCoverWebs(
          {
            title: `Teia do grupo, número ${result.groupNumber}, com as das pessoas em volta: ${list(names)}`,
            center: result.groupNumber,
            around: members.map(({ destinyNumber }) => destinyNumber),
          },
          { palette },
        ),
      chapters: [
        panorama(result, names),
        dynamics(result, context),
        pairMap(result, names),
        chosenPairs(result, names, context),
        memberChapter(result, context),
        firstMeeting(result, context),
        months(result, context),
        method(
          [
            ...Object.values(result.explanations).map((explanation) => ({ explanation: withoutLongSum(explanation) })),
            ...members
              .slice(0, members.length > mostShown ? 1 : members.length)
              .map(({ map }, index) => ({ explanation: map.explanations.destino, of: names[index] ?? '' })),
          ],
          ruleSet,
        ),
      ],
      guide: {
        title: 'Como ler este relatório',
        text:
          'O número do grupo soma os Destinos de todos. Os papéis vêm da Expressão de cada um e servem para conversar sobre quem gosta de fazer o quê, nunca para rotular. ' +
          symbolicNote,
      },
      closing: {
        number: result.groupNumber,
        title: 'O grupo é de vocês',
        paragraphs: [
          'Um grupo é mais do que a soma dos seus números. Use estas páginas como pauta de uma boa conversa.',
          'Voltem a elas quando alguém chegar, quando alguém sair, ou quando a vida do grupo mudar de fase.',
        ],
      },
      imprint: { referenceDate, ruleSet, template: templateVersionOf('group') },
      rules: groupStyle,
    },
    printing,
  );
}

/** The sum over all pairs is left out where it would fill a column: each of them stands in the map of the pairs. */
function withoutLongSum<One extends { readonly parts?: readonly unknown[] }>(explanation: One): One {
  return explanation.parts && explanation.parts.length > mostParts ? { ...explanation, parts: [] } : explanation;
}

function panorama(result: GroupResult, names: readonly string[]): Chapter {
  const { groupNumber, members, overallCompatibility, synergyScore } = result;
  const table = {
    groupNumber,
    members: members.map(({ destinyNumber, role }, index) => ({
      name: names[index] ?? '',
      number: destinyNumber,
      role,
    })),
  };
  return chapter({
    id: 'panorama',
    title: 'O grupo em uma página',
    part: 'Panorama',
    content: [
      h(
        'div',
        { className: 'figure', style: { width: '128mm' } },
        drawing(drawGroupTable(table, { palette: reportPalette }), ''),
      ),
      h(
        'div',
        { className: 'score', style: { margin: '5mm 0' } },
        numeral(groupNumber),
        h(
          'div',
          {},
          h('p', { className: 'eyebrow' }, 'Número do grupo'),
          h('h3', {}, interpretGroup(groupNumber).title),
        ),
      ),
      h(
        'div',
        { className: 'grid two' },
        measure('Compatibilidade', overallCompatibility, 'A média de todos os pares: quanto os números se entendem.'),
        measure('Sinergia', synergyScore, 'A variedade de papéis e a parte dos pares que vibram ou se atraem.'),
      ),
    ],
  });
}

function dynamics(result: GroupResult, context: GroupContext): Chapter {
  const { title, description, strengths, challenges } = interpretGroup(result.groupNumber, context, {
    isOfChildren: isGroupOfChildren(result.members),
  });
  return chapter({
    id: 'dinamica',
    title: 'A dinâmica do grupo',
    part: 'Panorama',
    lead: title,
    content: [
      h('p', { style: { fontSize: '11.4pt' } }, description),
      h(
        'div',
        { className: 'grid two section' },
        h('div', { className: 'card' }, h('h3', {}, 'Forças'), bullets(strengths)),
        h('div', { className: 'card' }, h('h3', {}, 'Desafios'), bullets(challenges)),
      ),
      section('Por onde começar', steps(recommendGroup(result, context))),
    ],
  });
}
