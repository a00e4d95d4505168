import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

/** Width of a stored picture in pixels: layout, colours and missing glyphs show; 400 pages of a report stay under 4 MB. */
const storedWidthOf = (taken: number) => Math.min(640, Math.round(taken * 0.645));
const storedQuality = 60;
/** Difference of a colour channel, of 255, that the eye sees; the edges of letters differ less between two machines. */
const visibleDifference = 48;
/** Share of visibly different pixels of a picture that differs; a changed word of a page is more. */
const differentShare = 0.0005;
/** The share is that of the worst band of so many rows: a word counts as much on a long page as on a short one. */
const bandRows = 480;
const marked = [220, 0, 60] as const;

export type Verdict = 'same' | 'different' | 'new' | 'missing';

export interface ComparedPicture {
  /** File name without extension. */
  readonly name: string;
  readonly verdict: Verdict;
  /** Share of visibly different pixels, 0 to 1. */
  readonly share: number;
}

interface Pixels {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
}

/**
 * Compares the pictures of a folder (`*.png`) with the approved ones (`*.webp`). Of each difference a picture is written to
 * `differences`: approved, taken, and what differs. @returns every picture, by name
 */
export async function comparePictures(
  taken: string,
  approved: string,
  differences: string,
): Promise<readonly ComparedPicture[]> {
  await rm(differences, { recursive: true, force: true });
  await mkdir(differences, { recursive: true });
  const [takenNames, approvedNames] = await Promise.all([namesOf(taken, '.png'), namesOf(approved, '.webp')]);
  const compared: ComparedPicture[] = [];
  for (const name of [...new Set([...takenNames, ...approvedNames])].sort()) {
    if (!takenNames.includes(name)) compared.push({ name, verdict: 'missing', share: 1 });
    else if (!approvedNames.includes(name)) compared.push({ name, verdict: 'new', share: 1 });
    else {
      const now = await pixelsOf(await storedForm(path.join(taken, `${name}.png`)));
      const before = await pixelsOf(await readFile(path.join(approved, `${name}.webp`)));
      const { share, picture } = differenceOf(before, now);
      const isDifferent = share > differentShare;
      compared.push({ name, verdict: isDifferent ? 'different' : 'same', share });
      if (isDifferent) await writeBeside([before, now, picture], path.join(differences, `${name}.webp`));
    }
  }
  return compared;
}

/**
 * Makes the pictures of a folder the approved ones; approved pictures that were not taken are deleted.
 * @throws Error for a folder without pictures
 */
export async function approvePictures(taken: string, approved: string): Promise<number> {
  const names = await namesOf(taken, '.png');
  if (names.length === 0) throw new Error(`No pictures in ${taken}`);
  await rm(approved, { recursive: true, force: true });
  await mkdir(approved, { recursive: true });
  for (const name of names) {
    await writeFile(path.join(approved, `${name}.webp`), await storedForm(path.join(taken, `${name}.png`)));
  }
  return names.length;
}

async function namesOf(folder: string, extension: string): Promise<string[]> {
  const files = await readdir(folder).catch(() => []);
  return files.filter((file) => file.endsWith(extension)).map((file) => path.basename(file, extension));
}

/** Both sides of a comparison pass through the same reduction and the same encoder. */
async function storedForm(file: string): Promise<Buffer> {
  const picture = sharp(file);
  const { width } = await picture.metadata();
  return picture
    .flatten({ background: 'white' })
    .resize({ width: storedWidthOf(width) })
    .webp({ quality: storedQuality, effort: 6 })
    .toBuffer();
}

async function pixelsOf(picture: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Pictures of different heights differ in the rows that only one of them has. */
function differenceOf(before: Pixels, now: Pixels): { readonly share: number; readonly picture: Pixels } {
  const { width } = now;
  const height = Math.max(before.height, now.height);
  const data = Buffer.alloc(width * height * 3, 255);
  const different = new Array<number>(Math.ceil(height / bandRows)).fill(0);
  for (let at = 0; at < data.length; at += 3) {
    if (isVisible(before.data, now.data, at)) {
      const band = Math.floor(at / (3 * width * bandRows));
      different[band] = (different[band] ?? 0) + 1;
      data.set(marked, at);
    } else data.fill(255 - (255 - (now.data[at] ?? 255)) / 4, at, at + 3);
  }
  return { share: Math.max(...different) / (width * Math.min(height, bandRows)), picture: { data, width, height } };
}

function isVisible(before: Buffer, now: Buffer, at: number): boolean {
  return [at, at + 1, at + 2].some((channel) => {
    const [one, other] = [before[channel], now[channel]];
    return one === undefined || other === undefined || Math.abs(one - other) > visibleDifference;
  });
}

async function writeBeside(pictures: readonly Pixels[], file: string): Promise<void> {
  const gap = 8;
  const width = pictures.reduce((sum, one) => sum + one.width + gap, -gap);
  const height = Math.max(...pictures.map((one) => one.height));
  let left = 0;
  const composed = pictures.map(({ data, width: own, height: high }) => {
    const input = { input: data, raw: { width: own, height: high, channels: 3 as const }, left, top: 0 };
    left += own + gap;
    return input;
  });
  await sharp({ create: { width, height, channels: 3, background: 'gray' } })
    .composite(composed)
    .webp({ quality: 80 })
    .toFile(file);
}
