import { babyGenders } from '@sefira/contracts/numerology/baby/input';
import { brandStyles, brandValues } from '@sefira/contracts/numerology/brand/input';
import { occasions } from '@sefira/contracts/numerology/dates/dates-input';
import { groupContexts, relationKinds } from '@sefira/contracts/numerology/inputs';
import { scriptTypefaces } from '@sefira/contracts/numerology/signature/signature-input';
import type { Person } from '@sefira/numerology/bank/random-people';
import type { DocumentSubject } from '../../src/domain/document-content.ts';
import type { Edition } from '../../src/domain/template-versions.ts';

/** People of which one subject of each kind is made. */
export const peopleOfSubject = 12;

const lastOf = (name: string) => name.split(' ').at(-1) ?? name;

const sectors = ['Alimentação', 'Tecnologia', 'Saúde', 'Varejo', 'Educação'] as const;

export interface RandomSubject {
  readonly name: string;
  readonly subject: DocumentSubject;
  readonly edition?: Edition;
}

/** Every third has the words of several names: most of what a form accepts. */
function longNamed(person: Person, others: readonly Person[], at: number): Person {
  if (at % 3 !== 2) return person;
  const words = [person, ...others].flatMap(({ name }) => name.split(' ')).slice(0, 5 + (at % 9));
  return { ...person, name: words.join(' ').slice(0, 98).trim() };
}

/** Subjects of each kind, of people drawn at random: always the same for the same count and day. */
export function randomSubjects(people: readonly Person[], at: number, date: string): RandomSubject[] {
  const from = (many: number) => people.slice(peopleOfSubject * at, peopleOfSubject * at + many);
  const [one, owner] = from(2);
  if (!one || !owner) throw new RangeError(`no people of subject ${at}`);
  const relationKind = relationKinds[at % relationKinds.length];
  const context = groupContexts[at % groupContexts.length];
  const sector = sectors[at % (sectors.length + 1)] ?? null;
  const person = longNamed(one, from(6).slice(1), at);
  const surname = lastOf(one.name);
  const subjects: DocumentSubject[] = [
    { kind: 'compatibility', input: { people: from(2 + (at % 4)), relationKind } },
    {
      kind: 'company',
      input: {
        companyName: `${surname} ${at % 2 === 0 ? '& Filhos' : 'Serviços Ltda'}`,
        tradeName: null,
        foundationDate: one.birthDate,
        businessType: sector,
        ownerName: at % 3 === 0 ? null : owner.name,
        ownerBirthDate: at % 3 === 0 ? null : owner.birthDate,
      },
    },
    { kind: 'group', input: { groupName: null, members: from(2 + (at % 9)), context } },
    { kind: 'name', input: one },
    { kind: 'cycles', input: { ...one, year: Number(date.slice(0, 4)) } },
    { kind: 'personal', input: person },
    { kind: 'atlas', input: person },
    { kind: 'yearbook', input: { ...person, from: `${Number(date.slice(0, 4)) + 1}-01-01` } },
    ...studioSubjects(people, at, date),
  ];
  return [
    ...subjects.map((subject) => ({ name: subject.kind, subject })),
    { name: 'essential', subject: { kind: 'personal', input: person }, edition: 'essential' },
  ];
}

/** What the studios are asked, of the same people. */
function studioSubjects(people: readonly Person[], at: number, date: string): DocumentSubject[] {
  const from = (many: number) => people.slice(peopleOfSubject * at, peopleOfSubject * at + many);
  const [one, owner] = from(2);
  if (!one || !owner) throw new RangeError(`no people of subject ${at}`);
  const person = longNamed(one, from(6).slice(1), at);
  const surname = lastOf(one.name);
  const given = from(peopleOfSubject).map(({ name }) => name.split(' ')[0] ?? name);
  const year = Number(date.slice(0, 4));
  return [
    {
      kind: 'signature',
      input: {
        birthDate: person.birthDate,
        names: [
          { use: 'birth', name: person.name },
          ...(at % 2 === 0 ? [] : [{ use: 'married' as const, name: `${person.name.slice(0, 80)} ${surname}` }]),
          ...(at % 4 < 2 ? [] : [{ use: 'social' as const, name: owner.name }]),
        ],
        trials: at % 3 === 0 ? [] : [{ title: 'Curta', name: `${given[0]} ${surname}` }],
        typeface: scriptTypefaces[at % scriptTypefaces.length] ?? 'great-vibes',
        drawing: null,
        revision: 0,
      },
    },
    {
      kind: 'baby',
      input: {
        surnames: at % 2 === 0 ? [surname] : [surname, lastOf(owner.name)],
        from: `${year}-12-01`,
        to: `${year}-12-28`,
        parents: at % 3 === 0 ? [] : [one.name, owner.name],
        siblings: given.slice(2, 2 + (at % 4)),
        gender: babyGenders[at % babyGenders.length] ?? 'any',
        origin: null,
        style: null,
        ideas: given.slice(6, 6 + (at % 5)),
        ...(at % 2 === 0 ? {} : { chosen: given.slice(6, 8 + (at % 4)).map((name) => ({ name, note: '' })) }),
      },
    },
    {
      kind: 'brand',
      input: {
        sector: sectors[at % sectors.length] ?? 'Serviços',
        values: brandValues.slice(at % 4, (at % 4) + 1 + (at % 3)),
        words: [],
        style: brandStyles[at % brandStyles.length] ?? 'classic',
        ideas: at % 3 === 0 ? [] : [`${surname} & Filhos`, `Casa ${given[3]}`].slice(0, 1 + (at % 2)),
        founders: from(1 + (at % 3)),
        from: `${year}-12-01`,
        to: `${year + 1}-02-28`,
        onlyWorkdays: at % 2 === 0,
        state: null,
      },
    },
    {
      kind: 'dates',
      input: {
        occasion: occasions[at % occasions.length] ?? 'wedding',
        people: from(1 + (at % 5)),
        companies: [],
        from: `${year}-12-01`,
        to: at % 2 === 0 ? `${year + 1}-02-28` : `${year + 1}-11-30`,
        avoidWeekdays: at % 3 === 0 ? [] : [0, 6],
        avoidHolidays: at % 2 === 0,
        state: null,
      },
    },
  ];
}
