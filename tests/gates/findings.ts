import type { Finding } from './baseline.ts';
import { findLargeFolders } from './layout.ts';
import { readReferenceTargets } from './reference-targets.ts';
import { findBrokenReferences, findOutsideReferences } from './references.ts';
import { listRepository, readFiles } from './repository-files.ts';
import { findInIdentifiers, findInPath, findInSentences } from './vocabulary.ts';

const rootDocuments = ['README.md', 'CONTRIBUTING.md'];
/** This gate's own examples of what it finds. */
const examples = /^tests\/gates\//;
/** Links of articles are addresses of the product's pages. */
const articles = /^services\/content\/articles\//;

type Rule = 'vocabulary' | 'sentences' | 'references' | 'outside-references' | 'layout';

/** Every finding of each rule in the repository. */
export async function findAll(): Promise<Readonly<Record<Rule, readonly Finding[]>>> {
  const paths = await listRepository();
  const sources = await readFiles(paths, /\.tsx?$/);
  const texts = (await readFiles([...rootDocuments, ...paths], /\.(md|tsx?|cjs|ya?ml|sh|sql|prisma|css)$/)).filter(
    ({ path }) => !examples.test(path) && !articles.test(path) && !path.includes('/migrations/'),
  );
  const targets = await readReferenceTargets(paths);
  return {
    vocabulary: [
      ...sources.filter(({ path }) => !examples.test(path)).flatMap(findInIdentifiers),
      ...paths.flatMap(findInPath),
    ],
    sentences: sources.filter(({ path }) => !examples.test(path)).flatMap(findInSentences),
    references: texts.flatMap((file) => findBrokenReferences(file, targets)),
    'outside-references': texts.flatMap(findOutsideReferences),
    layout: findLargeFolders(paths),
  };
}
