import { logoBytesLimit } from '@sefira/contracts/reports/brand';
import { DomainError } from '@sefira/platform/http/domain-error';

/** Of the stored picture, in pixels: sharp in print at the size of the cover. */
const size = { width: 800, height: 240 };
/** Behind a pale logo on a transparent background, which is illegible on white. */
const background = '#1b1733';
const margins = { top: 16, bottom: 16, left: 24, right: 24 } as const;
/** Mean of the light of its own pixels, of 255, from which a logo is pale. */
const paleFrom = 190;
const leastTransparent = 0.05;
const pixelLimit = 24_000_000;
const accepted = new Set(['jpeg', 'png', 'webp']);
const message = 'Envie o logotipo como JPEG, PNG ou WebP de até 1 MB.';

/**
 * A logo encoded again from an upload: JPEG, PNG or WebP by its first bytes, without margins or metadata, as PNG
 * (docs/decisions/0046-uploaded-images.md). Transparency stays, except under a pale logo.
 * @throws DomainError IMAGE_INVALID
 */
export async function toLogo(text: string): Promise<Buffer> {
  const bytes = Buffer.from(text.replace(/^data:[a-z/+.-]*;base64,/i, ''), 'base64');
  if (bytes.length > logoBytesLimit || !hasKnownStart(bytes)) throw new DomainError('IMAGE_INVALID', { message });
  // Its native library takes 9 MB, which uploads are too rare for.
  const { default: sharp } = await import('sharp');
  try {
    const image = sharp(bytes, { limitInputPixels: pixelLimit, failOn: 'error', animated: false });
    const { format } = await image.metadata();
    if (!accepted.has(format)) throw new DomainError('IMAGE_INVALID', { message });
    const drawn = image.autoOrient().resize({ ...size, fit: 'inside', withoutEnlargement: true });
    const pixels = await drawn.clone().toColourspace('srgb').ensureAlpha().raw().toBuffer();
    return await (isPaleOnNothing(pixels) ? drawn.flatten({ background }).extend({ ...margins, background }) : drawn)
      .png({ compressionLevel: 9, palette: true })
      .toBuffer();
  } catch (error) {
    if (error instanceof DomainError) throw error;
    throw new DomainError('IMAGE_INVALID', { message, cause: error });
  }
}

/** Whether a picture of RGBA pixels has transparent ones and the others are nearly white. */
function isPaleOnNothing(pixels: Buffer): boolean {
  let [light, own] = [0, 0];
  for (let at = 0; at < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.subarray(at, at + 4);
    light += (0.2126 * red + 0.7152 * green + 0.0722 * blue) * alpha;
    own += alpha;
  }
  const opaque = own / (pixels.length / 4) / 255;
  return own > 0 && 1 - opaque >= leastTransparent && light / own >= paleFrom;
}

/** Other decoders of the library, SVG above all, stay unreachable. */
function hasKnownStart(bytes: Buffer): boolean {
  const isJpeg = bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]));
  const isPng = bytes.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]));
  const riff = bytes.subarray(0, 4).toString('latin1') === 'RIFF';
  return isJpeg || isPng || (riff && bytes.subarray(8, 12).toString('latin1') === 'WEBP');
}
