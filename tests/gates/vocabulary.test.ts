import { expect, test } from 'vitest';
import { findInIdentifiers, findInPath, findInSentences, forbiddenWords } from './vocabulary.ts';

const find = (text: string) => findInIdentifiers({ path: 'libs/platform/src/example.ts', text });

test('finds a forbidden word in each kind of declaration and names the term', () => {
  const text = `
    interface Crowd { readonly heardBy: string; insist(): void }
    function openHouse(untilGone: number) { const patienceMilliseconds = 1; return patienceMilliseconds + untilGone; }
    class Teller { baits = 1; }
    type Mended = Crowd | Teller;`;
  expect(find(text).map(({ line, message }) => `${line} ${message.split(' but ')[0]}`)).toEqual([
    '2 "Crowd": not "crowd"',
    '2 "heardBy": not "heard"',
    '2 "insist": not "insist"',
    '3 "openHouse": not "house"',
    '3 "untilGone": not "gone"',
    '3 "patienceMilliseconds": not "patience"',
    '4 "Teller": not "teller"',
    '4 "baits": not "baits"',
    '5 "Mended": not "mended"',
  ]);
  expect(find('const crowd = 1;')[0]?.message).toBe('"crowd": not "crowd" but batch, createBatcher (docs/glossary.md)');
});

test('accepts names of libraries, names that are only used, strings and comments', () => {
  const text = `
    import { once } from 'node:events';
    // The crowd.
    const agent = createAgent({ keepAlive: true, gone: [] });
    interface Options { readonly keepAlive: boolean }
    export const message = \`\${agent.heard} tell \${once}\`;`;
  expect(find(text)).toEqual([]);
});

test('finds a forbidden word in a file name, except in Portuguese content', () => {
  expect(findInPath('tests/security/house.ts')).toHaveLength(1);
  expect(findInPath('tests/security/attacked-product.ts')).toEqual([]);
  expect(findInPath('services/content/articles/blog/tie.md')).toEqual([]);
});

test('has a term for every word and no word that is a term', () => {
  const terms = new Set([...forbiddenWords.values()].flatMap((one) => one.split(/[ ,→]+/)));
  expect([...forbiddenWords.keys()].filter((word) => terms.has(word))).toEqual([]);
});

test('finds a forbidden word in comments, titles of tests and log messages, not in quotes or other strings', () => {
  const text = `
    /** Told by nobody. */
    const one = 1; // the \`crowd\` of "bells"
    test('gives back what is his', () => context.logger.warn({ reason: 'told' }, 'the door is shut'));
    export const text = 'somebody';`;
  const found = findInSentences({ path: 'libs/platform/src/example.ts', text });
  expect(found.map(({ line, message }) => `${line} ${message.split(' in ')[0]}`)).toEqual([
    '2 "told"',
    '2 "nobody"',
    '4 "gives-back"',
    '4 "door"',
  ]);
});
