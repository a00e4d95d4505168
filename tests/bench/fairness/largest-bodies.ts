const filler =
  'Maria Aparecida Vasconcelos Albuquerque Nogueira Guimarães Cavalcanti Figueiredo Monteiro Salvador Anastácia ';
const letters = 'abcdefghijklmnopqrstuvwxyz';

/** A name of 120 letters, another one for each number: no stored answer serves two. */
export function longName(number: number): string {
  const tail = Array.from({ length: 8 }, (_, place) => letters[Math.floor(number / 26 ** place) % 26]).join('');
  return `${filler.repeat(2).slice(0, 111)} ${tail}`;
}

function person(number: number) {
  const two = (value: number) => String(value).padStart(2, '0');
  return {
    name: longName(number),
    birthDate: `${1940 + (number % 60)}-${two(1 + (number % 12))}-${two(1 + (number % 28))}`,
  };
}

const daysAhead = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const people = (count: number, call: number) => Array.from({ length: count }, (_, index) => person(100 * call + index));
const targets = [1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 22];
const shown = Array.from({ length: 500 }, (_, index) => `Nome ${index} ${letters}`);

/** The largest legal body of each call that does work by its input, by path; another one for each call. */
export const largestBodies: Readonly<Record<string, (call: number) => object>> = {
  '/numerology/analyze/basic': (call) => person(call),
  '/numerology/analyze': (call) => ({ people: people(5, call) }),
  '/numerology/analyze/company': (call) => ({
    companyName: longName(call),
    tradeName: longName(call + 1),
    foundationDate: '2010-05-20',
    ownerName: longName(call + 2),
    ownerBirthDate: '1960-03-02',
  }),
  '/numerology/analyze/cycles': (call) => ({ birthDate: person(call).birthDate, currentYear: 1950 + (call % 150) }),
  '/numerology/analyze/name': (call) => person(call),
  '/numerology/analyze/group': (call) => ({ groupName: longName(call), members: people(10, call) }),
  '/numerology/analyze/atlas': (call) => person(call),
  '/numerology/analyze/year-book': (call) => ({ ...person(call), from: '2027-01-01' }),
  '/numerology/analyze/dates': (call) => ({
    occasion: 'opening',
    people: people(5, call),
    companies: [{ name: longName(call) }, { name: longName(call + 1), foundationDate: '2010-05-20' }],
    from: daysAhead(1),
    to: daysAhead(365),
    state: 'SP',
  }),
  '/numerology/analyze/signature': (call) => ({
    birthDate: person(call).birthDate,
    names: ['birth', 'married', 'social', 'artistic', 'signature', 'brand'].map((use, index) => ({
      use,
      name: longName(10 * call + index),
    })),
    trials: Array.from({ length: 12 }, (_, index) => ({ title: `${index}`, name: longName(100 * call + index) })),
  }),
  '/numerology/analyze/baby': (call) => ({
    // A whole name, of a first name and both surnames, has at most 120 letters.
    surnames: [longName(call).slice(-39), longName(call + 1).slice(-38)],
    from: daysAhead(1),
    to: daysAhead(92),
    parents: people(2, call).map(({ name }) => name),
    siblings: people(9, call).map(({ name }) => name),
    ideas: Array.from({ length: 10 }, (_, index) => longName(10 * call + index).slice(-40)),
  }),
  '/numerology/analyze/brand': (call) => ({
    sector: 'Alimentação',
    values: ['Acolhimento', 'Qualidade', 'Tradição'],
    ideas: Array.from({ length: 5 }, (_, index) => longName(5 * call + index).slice(0, 60)),
    founders: people(4, call),
    from: daysAhead(1),
    to: daysAhead(184),
  }),
  '/numerology/suggest/company-names': (call) => ({
    targetNumbers: targets,
    length: 'long',
    requestedCount: 50,
    keywords: Array.from({ length: 10 }, (_, index) =>
      longName(10 * call + index)
        .replaceAll(' ', '')
        .slice(-30),
    ),
    exclude: shown,
  }),
  '/numerology/suggest/child-names': () => ({ targetNumbers: targets, gender: 'unisex', limit: 100, exclude: shown }),
  '/reports/names': (call) => largestNameList(call),
};

/** 500 rows of eight cells, as long as the body may be. */
function largestNameList(call: number) {
  const cell = `${longName(call).slice(-50)}`;
  return {
    title: `Lista ${call} ${longName(call)}`,
    columns: Array.from({ length: 8 }, (_, index) => `Coluna ${index}`),
    rows: Array.from({ length: 500 }, (_, row) => Array.from({ length: 8 }, (_, column) => `${row} ${column} ${cell}`)),
  };
}
