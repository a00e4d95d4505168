import { drawMandala } from '@sefira/drawings/mandala';
import type { GroupResult } from '@sefira/numerology/block-results';
import {
  type MemberPassage,
  type MemberReading,
  readMembers,
} from '@sefira/numerology/interpretations/group/group-members';
import { interpretMain, mainPositions } from '@sefira/numerology/interpretations/main-positions';
import type { GroupContext } from '@sefira/numerology/relation/group-contexts';
import { positionNames } from '../book/conversations.ts';
import { type Content, drawing, each, h } from '../document/element.ts';
import { reportPalette } from '../document/stylesheet.ts';
import { type Chapter, chapter, numeral } from '../parts/chapter.ts';
import { mandalaOf } from '../parts/people.ts';

type Member = GroupResult['members'][number];

/** From this many members on, two or three share a page. */
const many = 6;
/** A pair of people has room for two pages each. */
const pair = 2;

const areaNames: Readonly<Record<MemberPassage['area'], string>> = {
  love: 'no amor',
  work: 'no trabalho',
  family: 'na família e com os amigos',
  excess: 'quando exagera',
  growth: 'como amadurece',
  child: 'para quem convive com a criança',
};

/** Each member: the role in the group and what helps the others to understand it. */
export function memberChapter({ members }: GroupResult, context: GroupContext): Chapter {
  const isShort = members.length >= many;
  const passages = isShort ? 0 : members.length === pair ? 7 : 2;
  const readings = readMembers(members, context, passages);
  return chapter({
    id: 'papeis',
    title: 'Quem faz o quê',
    part: 'As pessoas',
    lead: 'O papel que cada pessoa assume com mais facilidade neste grupo. Um texto que serve a duas pessoas está só com uma delas.',
    ...(members.length === pair ? { className: 'two-pages' } : {}),
    content: members.map((member, index) =>
      memberEntry(member, readings[index], { isShort, opensPage: isShort && openings(members.length).includes(index) }),
    ),
  });
}

/** Members who open a page: two on the first, below the title, then two or three. */
function openings(count: number): number[] {
  const rest = count - 2;
  const pages = Math.ceil(rest / 3);
  return Array.from({ length: pages }, (_page, index) => 2 + Math.ceil((rest * index) / pages));
}

function memberEntry(
  member: Member,
  reading: MemberReading | undefined,
  { isShort, opensPage }: { readonly isShort: boolean; readonly opensPage: boolean },
): Content {
  const { map, name, role, groupCompatibility } = member;
  return h(
    'article',
    { className: isShort ? `person short${opensPage ? ' on-next-page' : ''}` : 'person' },
    h(
      'header',
      {},
      isShort
        ? numeral(reading?.inContext?.number ?? member.expressionNumber)
        : drawing(drawMandala(mandalaOf(map), { palette: reportPalette }), ''),
      h(
        'div',
        {},
        h(
          'h3',
          {},
          name,
          h('span', { className: 'tag here' }, role),
          isShort ? h('span', { className: 'tag' }, `${groupCompatibility}% com o grupo`) : null,
        ),
        isShort ? null : h('p', { className: 'muted' }, `${groupCompatibility}% de compatibilidade com o grupo`),
        h(
          'ul',
          { className: 'five-lines' },
          ...each(mainPositions, (position) =>
            h(
              'li',
              {},
              h('strong', {}, `${positionNames[position]} ${map[position]}`),
              ` · ${interpretMain(position, map[position]).title}`,
            ),
          ),
        ),
      ),
    ),
    ...(reading ? texts(member, reading, isShort) : []),
  );
}

function texts(member: Member, { inContext, role, passages }: MemberReading, isShort: boolean): Content[] {
  return [
    inContext
      ? h(
          'div',
          {},
          h('h4', {}, `No grupo, pelo ${inContext.number} ${ofPosition[inContext.position]}`),
          h('p', {}, inContext.text),
        )
      : null,
    role && !isShort ? h('p', {}, h('strong', {}, `${member.role}. `), role.description) : null,
    role ? h('p', { className: 'practice' }, h('b', {}, 'O que faz pelo grupo: '), role.contribution) : null,
    ...each(passages, ({ position, number, area, text }) =>
      h(
        'div',
        {},
        h('h4', {}, `${position ? positionNames[position] : 'Ano pessoal'} ${number}, ${areaNames[area]}`),
        h('p', {}, text),
      ),
    ),
  ];
}

const ofPosition = {
  motivacao: 'da Motivação',
  impressao: 'da Impressão',
  expressao: 'da Expressão',
  destino: 'do Destino',
  missao: 'da Missão',
} as const;
