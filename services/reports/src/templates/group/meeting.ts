import type { GroupResult } from '@sefira/numerology/block-results';
import { monthNames } from '@sefira/numerology/calendar/calendar';
import { interpretFirstMeeting } from '@sefira/numerology/interpretations/group';
import {
  type Setting,
  type SharedMonth,
  sharedCalendar,
} from '@sefira/numerology/interpretations/relationship/shared-calendar';
import { capitalised } from '@sefira/numerology/letter/phrases';
import type { GroupContext } from '@sefira/numerology/relation/group-contexts';
import type { RelationKind } from '@sefira/numerology/relation/relation-kinds';
import { type Content, each, h } from '../document/element.ts';
import { type Chapter, chapter, numeral } from '../parts/chapter.ts';

/** The kind of relation with practices that suit a group; null where none does. */
const practiceKinds: Readonly<Record<GroupContext, RelationKind | null>> = {
  family: 'parentAndChild',
  team: 'leaderAndTeam',
  class: null,
  sports: null,
  friends: 'friends',
};

const settings: Readonly<Record<GroupContext, Setting>> = {
  family: 'home',
  team: 'work',
  class: 'school',
  sports: 'sports',
  friends: 'friends',
};

export function firstMeeting({ groupNumber }: GroupResult, context: GroupContext): Chapter {
  return chapter({
    id: 'primeiro-encontro',
    title: 'O primeiro encontro',
    part: 'O tempo do grupo',
    lead: 'Um encontro feito para o número do grupo. Serve para quem começa agora e para quem quer recomeçar.',
    hasNotes: true,
    content: [
      h(
        'div',
        { className: 'score' },
        numeral(groupNumber),
        h('p', { className: 'meeting' }, interpretFirstMeeting(groupNumber, context)),
      ),
      h('h3', { className: 'after' }, 'Para combinar antes'),
      h(
        'ul',
        { className: 'agreements' },
        ...each(context === 'class' ? classAgreements : agreements, (text) => h('li', {}, text)),
      ),
    ],
  });
}

const agreements = [
  'Quem chama as pessoas e confirma a hora: ____________________',
  'Quem anota o que for combinado: ____________________',
  'O que cada pessoa leva: ____________________',
  'Dia e hora do encontro seguinte: ____________________',
];

const classAgreements = [
  'Em que aula e em que lugar da escola: ____________________',
  'Quem prepara o material: ____________________',
  'Quem anota o que for combinado: ____________________',
  'Dia da conversa seguinte: ____________________',
];

/** The next twelve months of the group, with days that suit many of its members. */
export function months({ members }: GroupResult, context: GroupContext): Chapter {
  const maps = members.map(({ map }) => map);
  const kind = practiceKinds[context];
  return chapter({
    id: 'meses',
    title: 'Os doze meses do grupo',
    part: 'O tempo do grupo',
    lead: 'O número de cada mês soma o do grupo ao do calendário. Os dias são os que favorecem mais pessoas ao mesmo tempo.',
    content: each(sharedCalendar({ kind: kind ?? 'friends', maps, setting: settings[context] }), (month) =>
      monthEntry(month, kind !== null, members.length),
    ),
  });
}

function monthEntry(
  { month, number, text, practice: exercise, days }: SharedMonth,
  practises: boolean,
  of: number,
): Content {
  const [year = '', at = ''] = month.split('-');
  return h(
    'div',
    { className: 'entry month' },
    numeral(number),
    h(
      'div',
      {},
      h('h4', {}, `${capitalised(monthNames[Number(at) - 1] ?? '')} de ${year}`),
      h('p', {}, text, practises && exercise ? h('strong', {}, ` ${exercise}`) : null),
      days.length === 0
        ? h('p', {}, 'Férias escolares, sem dias marcados.')
        : h('p', {}, h('strong', {}, 'Bons dias: '), `${days.map((day) => dayText(day, of)).join('; ')}.`),
    ),
  );
}

/** "7/3, conversar com calma (favorável a 3 de 4)". */
function dayText({ date, purpose, favourable }: SharedMonth['days'][number], of: number): string {
  const reach =
    favourable < 2 ? '' : favourable === of ? ' (favorável a todos)' : ` (favorável a ${favourable} de ${of})`;
  return `${Number(date.slice(8))}/${Number(date.slice(5, 7))}, ${purpose}${reach}`;
}
