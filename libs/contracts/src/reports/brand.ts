import * as z from 'zod/mini';
import { acknowledgement, envelope } from '../shared/envelope.ts';
import { defineRoute } from '../shared/route.ts';

/** A professional's own brand on reports (docs/decisions/0038-plans-and-introductory-offers.md). */

/** Of the uploaded picture, before it is encoded again. */
export const logoBytesLimit = 1_048_576;
/** White page behind the text, and the light text of the cover. */
const pageColor = '#ffffff';
const coverTextColor = '#f5f0e6';
export const leastContrast = { accentColor: 4.5, coverColor: 7 } as const;

const color = z.string().check(
  z.overwrite((value) => value.trim().toLowerCase()),
  z.regex(/^#[0-9a-f]{6}$/, 'Informe a cor no formato #rrggbb.'),
);

/** Contrast of the small headings with the page, and of the cover's light text with its background (WCAG 2, 1 to 21). */
export function contrastOf(field: keyof typeof leastContrast, value: string): number {
  return contrast(value, field === 'accentColor' ? pageColor : coverTextColor);
}

function legible(field: keyof typeof leastContrast, message: string) {
  return z.refine<string>((value) => contrastOf(field, value) >= leastContrast[field], message);
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const line = (limit: number) =>
  z.string().check(
    z.overwrite((value) => value.toWellFormed().replace(/\p{Cc}+/gu, ' ')),
    z.trim(),
    z.maxLength(limit, `Use no máximo ${limit} caracteres.`),
  );

export const ownBrand = z.object({
  name: line(60).check(z.minLength(1, 'Informe o nome da marca.')),
  /** For the closing page: site, e-mail or telephone. */
  contact: line(120),
  accentColor: color.check(legible('accentColor', 'Escolha uma cor mais escura: ela precisa ser lida sobre o branco.')),
  coverColor: color.check(legible('coverColor', 'Escolha uma cor mais escura: o texto da capa é claro.')),
});

/** A picture as a data address or bare base64: JPEG, PNG or WebP. `null` removes it, absent leaves it. */
const logo = z.optional(
  z.nullable(
    z.string().check(z.maxLength(Math.ceil((logoBytesLimit * 4) / 3) + 40, 'A imagem pode ter no máximo 1 MB.')),
  ),
);
const brandBody = z.extend(ownBrand, { logo });
const uploadBytes = 1_600_000;

export const savedBrand = z.extend(ownBrand, {
  /** The stored picture as a data address, or null. */
  logo: z.nullable(z.string()),
});

export const readBrand = defineRoute({
  id: 'reports.readBrand',
  service: 'reports',
  method: 'GET',
  path: '/reports/brand',
  access: 'account',
  summary: 'Lê a marca própria dos relatórios; null enquanto não houver.',
  response: envelope(z.nullable(savedBrand)),
  errors: ['PLAN_REQUIRED'],
});

export const saveBrand = defineRoute({
  id: 'reports.saveBrand',
  service: 'reports',
  method: 'PUT',
  path: '/reports/brand',
  access: 'account',
  summary: 'Guarda a marca própria que os próximos relatórios vestem.',
  body: brandBody,
  response: envelope(savedBrand),
  errors: ['PLAN_REQUIRED', 'IMAGE_INVALID'],
  bodyLimit: uploadBytes,
});

export const removeBrand = defineRoute({
  id: 'reports.removeBrand',
  service: 'reports',
  method: 'DELETE',
  path: '/reports/brand',
  access: 'account',
  summary: 'Volta a fazer os relatórios com a marca Sefira.',
  response: acknowledgement,
  errors: ['PLAN_REQUIRED'],
});

export const previewBrand = defineRoute({
  id: 'reports.previewBrand',
  service: 'reports',
  method: 'POST',
  path: '/reports/brand/preview',
  access: 'account',
  charges: 'unpaid',
  summary: 'Mostra duas páginas com a marca antes de guardá-la.',
  cost: 10,
  body: brandBody,
  response: { binary: ['application/pdf'] },
  errors: ['PLAN_REQUIRED', 'IMAGE_INVALID'],
  bodyLimit: uploadBytes,
  rateLimit: { limit: 20, windowSeconds: 60, by: 'session' },
});
