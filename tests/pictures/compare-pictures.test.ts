import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { approvePictures, comparePictures } from './compare-pictures.ts';

let folder: string;
const inFolder = (name: string) => path.join(folder, name);

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'sefira-pictures-'));
});
afterEach(() => rm(folder, { recursive: true }));

const blank = { create: { width: 640, height: 900, channels: 3, background: 'white' } } as const;

/** A page with a word of some pixels at a height. */
async function takePage(name: string, top: number, height = 900): Promise<void> {
  const word = {
    input: { create: { width: 90, height: 14, channels: 3, background: 'black' } },
    left: 40,
    top,
  } as const;
  await sharp({ create: { ...blank.create, height } })
    .composite([word])
    .png()
    .toFile(path.join(folder, `${name}.png`));
}

const compare = () => comparePictures(folder, inFolder('approved'), inFolder('differences'));

test('pictures are the same until a word moves, a page grows, comes or goes', async () => {
  await takePage('page-1', 100);
  await takePage('page-2', 200);
  expect(await approvePictures(folder, inFolder('approved'))).toBe(2);
  expect((await compare()).map(({ verdict }) => verdict)).toEqual(['same', 'same']);
  expect(await readdir(inFolder('differences'))).toEqual([]);

  await takePage('page-1', 130);
  await rm(inFolder('page-2.png'));
  await takePage('page-3', 100);
  expect(await compare()).toMatchObject([
    { name: 'page-1', verdict: 'different' },
    { name: 'page-2', verdict: 'missing' },
    { name: 'page-3', verdict: 'new' },
  ]);
  expect(await readdir(inFolder('differences'))).toEqual(['page-1.webp']);

  await takePage('page-1', 100, 960);
  expect((await compare())[0]?.verdict).toBe('different');
});

test('a moved word is seen on a page as long as ten', async () => {
  await takePage('page-1', 100, 9000);
  await approvePictures(folder, inFolder('approved'));
  await takePage('page-1', 130, 9000);
  expect((await compare())[0]?.verdict).toBe('different');
});

test('an empty folder is not approved', async () => {
  await takePage('page-1', 100);
  await approvePictures(folder, inFolder('approved'));
  await expect(approvePictures(inFolder('nothing'), inFolder('approved'))).rejects.toThrow('No pictures');
  expect(await readdir(inFolder('approved'))).toEqual(['page-1.webp']);
});
