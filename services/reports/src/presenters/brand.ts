import type { savedBrand } from '@sefira/contracts/reports/brand';
import type * as z from 'zod/mini';
import type { OwnBrand } from '../data/brands.ts';

export function presentBrand({ name, contact, accentColor, coverColor, logo }: OwnBrand): z.infer<typeof savedBrand> {
  const picture = logo ? `data:image/png;base64,${Buffer.from(logo).toString('base64')}` : null;
  return { name, contact, accentColor, coverColor, logo: picture };
}
