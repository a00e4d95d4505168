import sharp from 'sharp';
import { expect, it } from 'vitest';
import { toLogo } from './logo-image.ts';

/** A bar of one colour on a transparent background. */
async function cornerOf(colour: string): Promise<readonly number[]> {
  const bar = await sharp({ create: { width: 60, height: 10, channels: 4, background: colour } })
    .png()
    .toBuffer();
  const picture = await sharp({ create: { width: 100, height: 40, channels: 4, background: '#00000000' } })
    .composite([{ input: bar }])
    .png()
    .toBuffer();
  const logo = await toLogo(picture.toString('base64'));
  const { data, info } = await sharp(logo).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return [...data.subarray(4 * (info.width * info.height - 1))];
}

it('puts a dark background behind a pale transparent logo', async () => {
  const [red = 255, , , alpha] = await cornerOf('#fff8e0');
  expect(alpha).toBe(255);
  expect(red).toBeLessThan(60);
});

it('keeps the transparency under any other logo', async () => {
  expect((await cornerOf('#5536c0'))[3]).toBe(0);
});
