import { readSubject } from '../src/domain/readings.ts';
import { templateVersionOf } from '../src/domain/template-versions.ts';
import { renderReading } from '../src/templates/render-reading.ts';

const people = ['Ana Célia Vasconcelos', 'Bruno Henrique Tavares', 'Carla Dias Monteiro', 'Diego Ramos'] as const;
const rules = { ruleSet: 'cabalistica@1', referenceDate: '2026-11-21' };

/** What is typed for the nth of many couples, no two alike. */
export function sampleCouple(index: number) {
  const date = new Date(Date.UTC(1950, 0, 1 + index * 3));
  const birthDate = date.toISOString().slice(0, 10);
  return [
    { name: people[index % 4] ?? people[0], birthDate },
    { name: people[(index + 1) % 4] ?? people[1], birthDate: '1983-04-17' },
  ] as const;
}

/** The HTML of a couple's report, about twenty pages, as one document that any browser prints. */
export function sampleReport(index: number): string {
  const reading = readSubject({ kind: 'compatibility', input: { people: [...sampleCouple(index)] } }, rules);
  const { page } = renderReading(reading, { brand: { name: 'Sefira' } }, templateVersionOf('compatibility'));
  const head = `<title>${page.title}</title><style>${page.style}</style></head>`;
  return page.frame.replace('</head>', () => head).replace('<body>', () => `<body>${page.content}`);
}
