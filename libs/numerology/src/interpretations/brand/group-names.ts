import type { BrandNameGroup } from '../../brand/judge-brand-name.ts';

export const brandGroupNames: Readonly<Record<BrandNameGroup, string>> = {
  strong: 'Forte',
  fair: 'Possível',
  think: 'Para pensar',
};
