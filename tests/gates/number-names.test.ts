import { referencesOf } from '@sefira/numerology/rules/references';
import { ruleSetFor } from '@sefira/numerology/rules/registry';
import { expect, test } from 'vitest';
import { listFiles, type RepositoryFile, readFiles } from './repository-files.ts';

/** One name for one number on screens, in mails, PDFs and chat (docs/goals.md C8). */
const names = {
  motivacao: 'Motivação',
  impressao: 'Impressão',
  expressao: 'Expressão',
  destino: 'Destino',
  missao: 'Missão',
} as const;

const sources = [
  'frontend/src',
  'services/user/src',
  'services/chat/src',
  'services/reports/src',
  'services/numerology/src',
  'libs/assistant/src',
  'libs/numerology/src',
  'libs/numerology/texts',
  'services/content/articles',
];

/** Texts about the other school, and what people may type. */
const aboutOtherNames = [
  'libs/numerology/src/schools/pitagorica/references.ts',
  'services/content/articles/blog/cabalistica-ou-pitagorica.md',
  'services/content/articles/blog/como-calcular-o-numero-de-destino.md',
  'libs/assistant/src/understanding/',
  'libs/assistant/src/guard/number-labels.ts',
  // The first number of a firm in the specification.
  'frontend/src/texts/analyses/results.ts',
];

/** Names of topics in commands, and what people may type. */
const typed = [
  'libs/numerology/src/bank/preview.ts',
  'libs/numerology/src/command-line/preview-texts.ts',
  'libs/numerology/texts/README.md',
  'libs/assistant/src/understanding/',
];

const otherNames =
  /número (?:da|de) (?:alma|vida|personalidade|destino|expressão|motivação|impressão|missão)\b|caminho de vida|(?:anseios?|desejos?) da alma/gu;

/** One of the five beside its value in small letters: "destino 3". */
const smallNames = /(?<!\p{L})(?:motivação|impressão|expressão|destino|missão) (?:\d|\$\{)/gu;

/** A name of its own in a table by number, such as `destino: 'Destino'`; other words in it are no name. */
const tableName = /\b(motivacao|impressao|expressao|destino|missao): (?:\{ name: )?'(\p{Lu}\p{L}+)'/gu;

async function readSources(): Promise<RepositoryFile[]> {
  const paths = (await Promise.all(sources.map(listFiles))).flat();
  return readFiles(
    paths.filter((path) => !path.includes('.test.')),
    /\.(?:ts|tsx|json|md)$/,
  );
}

const findAll =
  (names: RegExp) =>
  ({ path, text }: RepositoryFile) =>
    [...text.matchAll(names)].map(([found]) => `${path}: ${found}`);
const isOutside =
  (known: readonly string[]) =>
  ({ path }: RepositoryFile) =>
    !known.some((start) => path.startsWith(start));

test('finds another name, a small letter, and a table with another name', () => {
  const text = "title: 'Seu número de destino', caminho de vida 7, o anseio da alma, número de Destino";
  expect(findAll(otherNames)({ path: 'a', text })).toEqual([
    'a: número de destino',
    'a: caminho de vida',
    'a: anseio da alma',
  ]);
  const written = 'Destino 3, expressão 8, predestino 9';
  expect(findAll(smallNames)({ path: 'a', text: written })).toEqual(['a: expressão 8']);
  expect([..."destino: 'Caminho'".matchAll(tableName)].map(([, , name]) => name)).toEqual(['Caminho']);
});

test('every text calls the five numbers by their one name', async () => {
  const files = await readSources();
  expect(files.filter(isOutside(aboutOtherNames)).flatMap(findAll(otherNames))).toEqual([]);
  expect(files.filter(isOutside(typed)).flatMap(findAll(smallNames))).toEqual([]);
  const tables = files.flatMap(({ path, text }) =>
    [...text.matchAll(tableName)].map(([, key = '', name = '']) => ({ path, key, name })),
  );
  expect(tables.length).toBeGreaterThan(20);
  const isOther = ({ key, name }: { key: string; name: string }) => name !== names[key as keyof typeof names];
  expect(tables.filter(isOther)).toEqual([]);
});

const titles = Object.values(referencesOf(ruleSetFor('cabalistica'))).map(({ title }) => title);

/** A name of several words with capitals within, `Ano Pessoal` for `Ano pessoal`. */
const capitals = new RegExp(
  titles
    .map((title) => title.split(' '))
    .filter((words) => words.length > 1)
    .map(([first, ...rest]) => `${first} ${rest.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ')}`)
    .filter((written) => !titles.includes(written))
    .join('|'),
  'gu',
);
const otherWords = /\barcano atual\b|\bArcano atual\b/gu;

test('finds capitals within a name', () => {
  expect('o seu Ano Pessoal é 3, o Arcano Regente'.match(capitals)).toEqual(['Ano Pessoal', 'Arcano Regente']);
});

test('every text writes a number as the rules write it: Ano pessoal, Arcano vigente', async () => {
  const found = (await readSources())
    .filter(({ path }) => !aboutOtherNames.some((known) => path.startsWith(known)))
    .flatMap(({ path, text }) =>
      [...text.matchAll(capitals), ...text.matchAll(otherWords)].map(([name]) => `${path}: ${name}`),
    );
  expect(found).toEqual([]);
});
