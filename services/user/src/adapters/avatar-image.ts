import { DomainError } from '@sefira/platform/http/domain-error';

/** Side of the stored square in pixels. */
const side = 512;
const pixelLimit = 24_000_000;
const accepted = new Set(['jpeg', 'png', 'webp']);

/**
 * Encodes an upload anew: JPEG, PNG or WebP by its first bytes, oriented by its metadata, cropped to a square of at most
 * 512 px, as WebP without metadata (docs/decisions/0046-uploaded-images.md).
 * @throws DomainError IMAGE_INVALID
 */
export async function toAvatar(upload: Buffer): Promise<Buffer> {
  if (!hasKnownStart(upload)) throw new DomainError('IMAGE_INVALID');
  // Its native library takes 9 MB, which uploads are too rare for.
  const { default: sharp } = await import('sharp');
  try {
    const image = sharp(upload, { limitInputPixels: pixelLimit, failOn: 'error', animated: false });
    const { format, width, height } = await image.metadata();
    if (!accepted.has(format)) throw new DomainError('IMAGE_INVALID');
    const size = Math.min(side, width, height);
    return await image
      .autoOrient()
      .resize(size, size, { fit: 'cover', position: 'attention' })
      .webp({ quality: 82 })
      .toBuffer();
  } catch (error) {
    if (error instanceof DomainError) throw error;
    throw new DomainError('IMAGE_INVALID', { cause: error });
  }
}

/** Keeps other decoders of the library, above all SVG, from untrusted input. */
function hasKnownStart(bytes: Buffer): boolean {
  const isJpeg = bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]));
  const isPng = bytes.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]));
  const isWebp =
    bytes.subarray(0, 4).toString('latin1') === 'RIFF' && bytes.subarray(8, 12).toString('latin1') === 'WEBP';
  return isJpeg || isPng || isWebp;
}
