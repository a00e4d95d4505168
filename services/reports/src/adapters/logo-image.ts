import { logoBytesLimit } from '@sefira/contracts/reports/brand';
import { DomainError } from '@sefira/platform/http/domain-error';

/** Of the stored picture, in pixels: sharp in print at the size of the cover. */
const size = { width: 800, height: 240 };
const pixelLimit = 24_000_000;
const accepted = new Set(['jpeg', 'png', 'webp']);
const message = 'Envie o logotipo como JPEG, PNG ou WebP de até 1 MB.';

/**
 * A logo encoded again from an upload: JPEG, PNG or WebP by its first bytes, without margins or metadata, as PNG
 * (docs/decisions/0046-uploaded-images.md). Transparency stays.
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
    return await image
      .autoOrient()
      .resize({ ...size, fit: 'inside', withoutEnlargement: true })
      .png({ compressionLevel: 9, palette: true })
      .toBuffer();
  } catch (error) {
    if (error instanceof DomainError) throw error;
    throw new DomainError('IMAGE_INVALID', { message, cause: error });
  }
}

/** Other decoders of the library, SVG above all, stay unreachable. */
function hasKnownStart(bytes: Buffer): boolean {
  const isJpeg = bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]));
  const isPng = bytes.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]));
  const riff = bytes.subarray(0, 4).toString('latin1') === 'RIFF';
  return isJpeg || isPng || (riff && bytes.subarray(8, 12).toString('latin1') === 'WEBP');
}
