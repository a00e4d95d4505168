import path from 'node:path';
import type { Finding } from './baseline.ts';
import type { RepositoryFile } from './repository-files.ts';

/** Names that references may contain. */
export interface ReferenceTargets {
  /** Paths of files from the root. */
  readonly files: ReadonlySet<string>;
  /** Paths of folders from the root. */
  readonly folders: ReadonlySet<string>;
  /** Names of scripts of any package.json. */
  readonly scripts: ReadonlySet<string>;
  /** Lines of docs/goals.md: `V5`, `S6`. */
  readonly goals: ReadonlySet<string>;
  /** Sections of docs/numerology.md: `2.23`. */
  readonly sections: ReadonlySet<string>;
}

interface TextLine {
  readonly line: number;
  readonly text: string;
}

const isDocument = /\.md$/;
const isScript = /\.(ts|tsx|cjs|js)$/;
/** Paths that exist only after a build, a start or an installation. */
const generated = /(^|\/)(node_modules|dist|generated|coverage)(\/|$)|^deploy\/secrets\b/;
const pathPattern = /(?<![\w@./:{-])(?:deploy|docs|frontend|gateway|libs|services|tests)\/[\w.@/-]*[\w/]/g;
const outsidePattern =
  /\bissues? \d+|\bspec \d\b|\b(?:DESIGN|RELIABILITY|SECURITY|DOMAIN|FRONTEND|VOCABULARY|GOALS|PRODUCT|API)\.md\b|\b[Dd]ecisions? \d+/g;

/** References of a document's text or a source's comments that resolve to nothing in the repository. */
export function findBrokenReferences(file: RepositoryFile, targets: ReferenceTargets): Finding[] {
  return linesOf(file).flatMap(({ line, text }) =>
    brokenIn(text, file.path, targets).map((message) => ({ file: file.path, line, message })),
  );
}

/** References to texts that the repository does not hold. */
export function findOutsideReferences(file: RepositoryFile): Finding[] {
  return linesOf(file).flatMap(({ line, text }) =>
    [...text.matchAll(outsidePattern)].map(([reference]) => ({
      file: file.path,
      line,
      message: `"${reference}" is no text of this repository: name a file of docs/ or state the reason`,
    })),
  );
}

function brokenIn(text: string, file: string, targets: ReferenceTargets): string[] {
  return [
    ...brokenPaths(text, targets),
    ...brokenNames(text, targets),
    ...(isDocument.test(file) ? brokenLinks(text, file, targets) : []),
  ];
}

function brokenPaths(text: string, targets: ReferenceTargets): string[] {
  return [...text.matchAll(pathPattern)]
    .filter(({ 0: found, index }) => {
      const next = text[index + found.length] ?? '';
      // A pattern (`services/*/src`, `libs/<name>`) names no single file.
      return !/[*<{$[…]/.test(next) && !generated.test(found) && !exists(found, targets);
    })
    .map(([found]) => `${found} does not exist`);
}

function exists(target: string, { files, folders }: ReferenceTargets): boolean {
  if (files.has(target) || folders.has(target.replace(/\/$/, ''))) return true;
  return /^docs\/decisions\/\d{4}$/.test(target) && [...files].some((file) => file.startsWith(`${target}-`));
}

function brokenNames(text: string, { scripts, goals, sections }: ReferenceTargets): string[] {
  const used = [...text.matchAll(/\bnpm run (?:--silent |-s )?([a-z][\w:-]*)/g)].map(([, script = '']) => script);
  const lines = [...text.matchAll(/docs\/goals\.md,? ((?:[VSHP]\d+(?:, | and | to )?)+)/g)].flatMap(
    ([, list = '']) => list.match(/[A-Z]\d+/g) ?? [],
  );
  const rules = [...text.matchAll(/docs\/numerology\.md,? (\d+(?:\.\d+)*)/g)].map(([, section = '']) => section);
  return [
    ...used.filter((name) => !scripts.has(name)).map((name) => `npm run ${name}: no package.json has this script`),
    ...lines.filter((name) => !goals.has(name)).map((name) => `docs/goals.md has no line ${name}`),
    ...rules.filter((name) => !sections.has(name)).map((name) => `docs/numerology.md has no section ${name}`),
  ];
}

function brokenLinks(text: string, file: string, targets: ReferenceTargets): string[] {
  return [...text.matchAll(/\]\(([^)\s#]+)(?:#[^)]*)?\)/g)]
    .map(([, link = '']) => link)
    .filter((link) => !/^[a-z]+:/.test(link))
    .filter((link) => !exists(path.posix.join(path.posix.dirname(file), link), targets))
    .map((link) => `the link to ${link} leads nowhere`);
}

/** The lines of a document; of a source only its comments. */
function linesOf({ path: file, text }: RepositoryFile): TextLine[] {
  if (!isScript.test(file)) return text.split('\n').map((one, index) => ({ line: index + 1, text: one }));
  const found: TextLine[] = [];
  for (const { 0: comment, index } of text.matchAll(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/[^\n]*/g)) {
    const first = text.slice(0, index).split('\n').length;
    found.push(...comment.split('\n').map((one, offset) => ({ line: first + offset, text: one })));
  }
  return found;
}
