import type { BabyNameGroup } from '../../baby/judge-baby-name.ts';

export const babyGroupNames: Readonly<Record<BabyNameGroup, string>> = {
  good: 'Combina',
  neutral: 'Neutro',
  think: 'Para pensar',
};
