/**
 * `node tests/pictures/run.ts <taken> <approved> [--approve]`: compares pictures with the approved ones, lists what differs
 * and writes a page that shows it; `--approve` makes the taken ones the approved ones.
 */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { approvePictures, comparePictures } from './compare-pictures.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { approve: { type: 'boolean', default: false } },
});
const [taken, approved] = positionals;
if (!taken || !approved) throw new Error('Use: node tests/pictures/run.ts <taken> <approved> [--approve]');

if (values.approve) {
  process.stdout.write(`${await approvePictures(taken, approved)} pictures approved in ${approved}\n`);
} else {
  const differences = path.join(taken, 'differences');
  const compared = await comparePictures(taken, approved, differences);
  const found = compared.filter(({ verdict }) => verdict !== 'same');
  for (const { name, verdict, share } of found) {
    process.stdout.write(`${name}: ${verdict}${verdict === 'different' ? ` (${(100 * share).toFixed(2)} %)` : ''}\n`);
  }
  const shown = found.filter(({ verdict }) => verdict === 'different');
  const figures = shown.map(({ name }) => `<h2>${name}</h2><img src="${name}.webp" alt="${name}">`);
  const page = path.join(differences, 'index.html');
  await writeFile(page, `<!doctype html><title>Differences</title>${figures.join('')}`);
  process.stdout.write(`${compared.length} pictures, ${found.length} differ${shown.length > 0 ? `: ${page}` : ''}\n`);
  process.exitCode = found.length > 0 ? 1 : 0;
}
