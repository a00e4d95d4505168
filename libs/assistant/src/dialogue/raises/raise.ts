import type { View } from '../number-view.ts';

/** The least score of a question where the condition holds. */
export type Raise = readonly [score: number, applies: (view: View) => boolean];
/** The raises of each act. */
export type Raises = Readonly<Record<string, readonly Raise[]>>;
