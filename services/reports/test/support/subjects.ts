import type { DocumentSubject } from '../../src/domain/document-content.ts';

const people = [
  { name: 'Ana Célia Vasconcelos', birthDate: '1955-11-29' },
  { name: 'Bruno Henrique Tavares', birthDate: '1983-04-17' },
  { name: 'Carla Dias Monteiro', birthDate: '1990-08-02' },
  { name: 'Diego Ramos', birthDate: '2001-12-31' },
  { name: 'Ana Paula Ferraz', birthDate: '1978-02-14' },
  { name: 'Fábio Nunes', birthDate: '1969-07-07' },
];

export const bruno = { name: 'Bruno Henrique Tavares', birthDate: '1983-04-17' };

const company = {
  companyName: 'Padaria Estrela do Sul',
  tradeName: 'Estrela',
  foundationDate: '2014-05-20',
  businessType: 'Alimentação',
  ownerName: bruno.name,
  ownerBirthDate: bruno.birthDate,
} as const;

/** One subject of every shape that has a template, and what its cover says. */
export const subjects: Readonly<Record<string, { readonly subject: DocumentSubject; readonly cover: string }>> = {
  personal: { subject: { kind: 'personal', input: bruno }, cover: 'Bruno Henrique Tavares' },
  name: { subject: { kind: 'name', input: bruno }, cover: 'Bruno Henrique Tavares' },
  couple: {
    subject: { kind: 'compatibility', input: { people: people.slice(0, 2) } },
    cover: 'Ana Célia Vasconcelos e Bruno Henrique Tavares',
  },
  five: { subject: { kind: 'compatibility', input: { people: people.slice(0, 5) } }, cover: 'Diego Ramos e Ana Paula' },
  company: { subject: { kind: 'company', input: company }, cover: 'Padaria Estrela do Sul' },
  cycles: { subject: { kind: 'cycles', input: { birthDate: '1983-04-17', year: 2027 } }, cover: 'Ciclos de 2027' },
  wedding: {
    subject: {
      kind: 'dates',
      input: {
        occasion: 'wedding',
        people: [
          { name: 'Marina Alves Prado', birthDate: '1992-07-18' },
          { name: 'João Pedro Lima', birthDate: '1990-03-04' },
        ],
        companies: [],
        from: '2027-04-01',
        to: '2027-09-30',
        avoidWeekdays: [0, 1, 2, 3, 4],
        avoidHolidays: true,
        state: 'SP',
      },
    },
    cover: 'Marina Alves Prado e João Pedro Lima',
  },
  opening: {
    subject: {
      kind: 'dates',
      input: {
        occasion: 'opening',
        people: [bruno, { name: 'Carla Dias Monteiro', birthDate: '1990-08-02' }],
        companies: [{ name: 'Oficina do Pão', foundationDate: null }],
        from: '2027-01-04',
        to: '2027-03-31',
        avoidWeekdays: [0, 6],
        avoidHolidays: true,
        state: null,
      },
    },
    cover: 'Oficina do Pão',
  },
  move: {
    subject: {
      kind: 'dates',
      input: {
        occasion: 'move',
        people: people.slice(0, 5),
        companies: [],
        from: '2026-12-01',
        to: '2027-11-30',
        avoidWeekdays: [],
        avoidHolidays: false,
        state: null,
      },
    },
    cover: 'Diego Ramos',
  },
  atlas: { subject: { kind: 'atlas', input: bruno }, cover: bruno.name },
  yearbook: { subject: { kind: 'yearbook', input: { ...bruno, from: '2027-01-01' } }, cover: bruno.name },
  signature: {
    subject: {
      kind: 'signature',
      input: {
        birthDate: '1990-07-21',
        names: [{ use: 'birth', name: 'Maria Aparecida dos Santos' }],
        trials: [],
        typeface: 'great-vibes',
        drawing: null,
        revision: 0,
      },
    },
    cover: 'Maria Aparecida dos Santos',
  },
  signatures: {
    subject: {
      kind: 'signature',
      input: {
        birthDate: '1985-03-09',
        names: [
          { use: 'birth', name: 'Rafaela Cristina Queiroz' },
          { use: 'married', name: 'Rafaela Cristina Queiroz de Almeida' },
          { use: 'social', name: 'Rafa Queiroz' },
          { use: 'artistic', name: 'Rafaela Cris' },
          { use: 'signature', name: 'Rafaela C. Queiroz' },
          { use: 'brand', name: 'Ateliê Rafaela' },
        ],
        trials: [
          { title: 'Cartão novo', name: 'Raphaela Queiroz' },
          { title: 'Curta', name: 'Rafaela Queirós' },
        ],
        typeface: 'sacramento',
        drawing: {
          strokes: [
            [
              60, 300, 120, 90, 210, 80, 240, 160, 170, 220, 130, 240, 260, 320, 330, 240, 400, 300, 470, 220, 540, 300,
              700, 230, 940, 260,
            ],
            [620, 150],
          ],
        },
        revision: 3,
      },
    },
    cover: 'Rafaela Cristina Queiroz',
  },
  baby: {
    subject: {
      kind: 'baby',
      input: {
        surnames: ['Souza', 'Lima'],
        from: '2027-03-01',
        to: '2027-03-29',
        parents: ['Ana Paula Souza', 'Rui Barbosa Lima'],
        siblings: ['Pedro'],
        gender: 'female',
        origin: null,
        style: null,
        ideas: ['Helena'],
        chosen: [
          { name: 'Helena', note: 'Nome da bisavó' },
          { name: 'Clarice', note: '' },
        ],
      },
    },
    cover: 'Souza Lima',
  },
  brand: {
    subject: {
      kind: 'brand',
      input: {
        sector: 'Alimentação',
        values: ['Acolhimento', 'Tradição'],
        words: [],
        style: 'classic',
        ideas: ['Trigo da Serra', 'Padaria Azul', 'Cacau Xou'],
        founders: [bruno, { name: 'Carla Dias Monteiro', birthDate: '1990-08-02' }],
        from: '2027-01-04',
        to: '2027-03-31',
        onlyWorkdays: true,
        state: null,
      },
    },
    cover: 'Trigo da Serra',
  },
  group: { subject: { kind: 'group', input: { groupName: 'Ateliê Aurora', members: people } }, cover: 'Ateliê Aurora' },
};
