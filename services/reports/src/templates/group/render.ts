import { drawCoverWebs } from '@sefira/drawings/covers/cover-webs';
import { drawGroupTable } from '@sefira/drawings/group-table';
import { drawHeatMap } from '@sefira/drawings/heat-map';
import type { GroupResult } from '@sefira/numerology/block-results';
import { interpretGroup, interpretRole } from '@sefira/numerology/interpretations/group';
import { recommendGroup } from '@sefira/numerology/interpretations/recommend-business';
import { interpretRelation, relationKey } from '@sefira/numerology/interpretations/relations';
import { calledNames } from '@sefira/numerology/interpretations/relationship/called-names';
import { templateVersionOf } from '../../domain/template-versions.ts';
import { type Content, drawing, each, h } from '../document/element.ts';
import { printableName } from '../document/printable-name.ts';
import type { Printing, RenderedReport } from '../document/report.ts';
import { reportPalette } from '../document/stylesheet.ts';
import { bullets, type Chapter, chapter, numeral, section } from '../parts/chapter.ts';
import { compose, symbolicNote } from '../parts/compose.ts';
import { list } from '../parts/dates.ts';
import { measure } from '../parts/figures.ts';
import { method } from '../parts/method.ts';
import { heatMapOf } from '../parts/relations.ts';
import { steps } from '../parts/steps.ts';

interface Input {
  readonly input: { readonly groupName: string | null };
  readonly result: GroupResult;
  readonly referenceDate: string;
  readonly ruleSet: string;
}

/** Two to ten people as a group. Pure in its input. */
export function renderGroupReport(
  { input, result: given, referenceDate, ruleSet }: Input,
  printing: Printing,
): RenderedReport {
  const members = given.members.map((member) => ({ ...member, name: printableName(member.name) }));
  const result = { ...given, members };
  const names = calledNames(members.map(({ name }) => name));
  const subject = input.groupName ? printableName(input.groupName) : list(names);
  return compose(
    {
      title: `Análise do grupo ${subject}`,
      eyebrow: 'Análise de grupo',
      subject,
      under: `${members.length} pessoas · número do grupo ${result.groupNumber}`,
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
        dynamics(result),
        heat(result, names),
        roles(result),
        method(
          [
            ...Object.values(result.explanations).map((explanation) => ({ explanation })),
            ...members.map(({ map }, index) => ({ explanation: map.explanations.destino, of: names[index] ?? '' })),
          ],
          ruleSet,
        ),
      ],
      guide: {
        title: 'Como ler este relatório',
        text:
          'O número do grupo soma os caminhos de todos. Os papéis vêm da Expressão de cada um e servem para conversar sobre quem gosta de fazer o quê, nunca para rotular. ' +
          symbolicNote,
      },
      closing: {
        number: result.groupNumber,
        title: 'O grupo é de vocês',
        paragraphs: [
          'Um grupo é mais do que a soma dos seus números. Use estas páginas como pauta de uma boa conversa.',
          'Voltem a elas quando alguém chegar, quando alguém sair, ou quando o trabalho mudar de fase.',
        ],
      },
      imprint: { referenceDate, ruleSet, template: templateVersionOf('group') },
    },
    printing,
  );
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

function dynamics(result: GroupResult): Chapter {
  const { title, description, strengths, challenges } = interpretGroup(result.groupNumber);
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
      section('Por onde começar', steps(recommendGroup(result))),
    ],
  });
}

/** Up to this many members leave much of a page to write on. */
const FEW = 4;

function heat({ members, pairs }: GroupResult, names: readonly string[]): Chapter {
  const ranked = pairs.toSorted((one, other) => other.score - one.score);
  return chapter({
    id: 'pares',
    hasNotes: members.length <= FEW,
    title: 'O mapa dos pares',
    part: 'As pessoas',
    lead: 'Cada casa compara duas pessoas. Da mais alta à mais baixa, a tabela diz como a relação costuma ser.',
    content: [
      drawing(
        drawHeatMap(
          heatMapOf(
            'Compatibilidade de cada par do grupo',
            members.map(({ name }) => name),
            pairs,
          ),
          { palette: reportPalette },
        ),
        'heat',
      ),
      h('div', { className: 'section' }, pairTable(ranked, names)),
    ],
  });
}

function pairTable(pairs: GroupResult['pairs'], names: readonly string[]): Content {
  return h(
    'table',
    { className: pairs.length > 8 ? 'breaking pairs tight' : 'breaking pairs' },
    h(
      'thead',
      {},
      h('tr', {}, ...each(['Par', 'Relação', 'Como costuma ser', ''], (title) => h('th', { scope: 'col' }, title))),
    ),
    h(
      'tbody',
      {},
      ...each(pairs, ({ first, second, relation, numbers, score }) => {
        const { title, summary } = interpretRelation(relationKey(relation, numbers));
        return h(
          'tr',
          {},
          h('th', { scope: 'row' }, `${names[first]} e ${names[second]}`),
          h('td', {}, title),
          h('td', {}, summary),
          h('td', { className: 'percent' }, h('strong', {}, `${score}%`)),
        );
      }),
    ),
  );
}

function roles({ members }: GroupResult): Chapter {
  return chapter({
    id: 'papeis',
    hasNotes: members.length <= FEW,
    title: 'Quem faz o quê',
    part: 'As pessoas',
    lead: 'O papel que cada um assume com mais facilidade, e o que traz para a mesa.',
    content: [h('div', { className: 'grid two' }, ...each(members, member))],
  });
}

function member(one: GroupResult['members'][number]): Content {
  const { description, contribution } = interpretRole(one.role);
  return h(
    'div',
    { className: 'card member' },
    h(
      'header',
      {},
      numeral(one.destinyNumber),
      h(
        'div',
        {},
        h('h4', {}, one.name),
        h('span', { className: 'tag' }, one.role),
        h(
          'p',
          { className: 'small muted', style: { margin: 0 } },
          `Destino ${one.destinyNumber} · Expressão ${one.expressionNumber} · ${one.groupCompatibility}% com o grupo`,
        ),
      ),
    ),
    h('p', { className: 'small' }, description),
    h('p', { className: 'small' }, h('strong', {}, 'Traz para o grupo: '), contribution),
  );
}
