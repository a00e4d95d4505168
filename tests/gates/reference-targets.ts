import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ReferenceTargets } from './references.ts';
import { readFiles, root } from './repository-files.ts';

/** Targets of references in this repository. */
export async function readReferenceTargets(paths: readonly string[]): Promise<ReferenceTargets> {
  const rootFiles = (await readdir(root, { withFileTypes: true })).filter((entry) => entry.isFile());
  const files = new Set([...paths, ...rootFiles.map(({ name }) => name)]);
  const folders = new Set(
    [...files].flatMap((file) => {
      const segments = file.split('/').slice(0, -1);
      return segments.map((_, index) => segments.slice(0, index + 1).join('/'));
    }),
  );
  const manifests = await readFiles(['package.json', ...paths], /(^|\/)package\.json$/);
  const scripts = manifests.flatMap(({ text }) =>
    Object.keys((JSON.parse(text) as { scripts?: Record<string, string> }).scripts ?? {}),
  );
  const read = (file: string) => readFile(path.join(root, file), 'utf8');
  const goals = [...(await read('docs/goals.md')).matchAll(/^\| ([A-Z]\d+) /gm)];
  const sections = [...(await read('docs/numerology.md')).matchAll(/^(?:#+|\|) (\d+(?:\.\d+)*)/gm)];
  const first = (match: RegExpMatchArray) => match[1] ?? '';
  return {
    files,
    folders,
    scripts: new Set(scripts),
    goals: new Set(goals.map(first)),
    sections: new Set(sections.map(first)),
  };
}
