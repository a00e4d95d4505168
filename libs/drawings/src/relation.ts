import type { Palette } from './palette.ts';

/** How two numbers stand to each other in the harmonia conjugal table. */
export type Relation = 'vibra' | 'atrai' | 'igual' | 'passivo' | 'oposto' | 'profundamente-oposto';

export interface RelationStyle {
  /** The word that always goes with the colour. */
  readonly word: string;
  readonly colour: string;
  /** A dash of its own, so that it also reads in grey. Empty = solid. */
  readonly dash: string;
  readonly width: number;
}

export const relations: readonly Relation[] = ['vibra', 'atrai', 'igual', 'passivo', 'oposto', 'profundamente-oposto'];

export function relationStyle(relation: Relation, palette: Palette): RelationStyle {
  switch (relation) {
    case 'vibra':
      return { word: 'vibram juntos', colour: palette.success, dash: '', width: 2.4 };
    case 'atrai':
      return { word: 'atraem-se', colour: palette.accent, dash: '', width: 1.6 };
    case 'igual':
      return { word: 'iguais', colour: palette.gold, dash: '0.1 6', width: 3 };
    case 'passivo':
      return { word: 'neutros', colour: palette.muted, dash: '', width: 0.9 };
    case 'oposto':
      return { word: 'opostos', colour: palette.danger, dash: '12 6', width: 1.4 };
    case 'profundamente-oposto':
      return { word: 'muito opostos', colour: palette.danger, dash: '12 5 2 5', width: 2.4 };
  }
}
