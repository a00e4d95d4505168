import type { DayReason } from './read-best-days.ts';

export interface ReasonMember {
  /** Place among the participants. */
  readonly index: number;
  readonly name: string;
  readonly support: string;
}

/** One reason with everyone that has it. */
export interface ReasonGroup extends Pick<DayReason, 'fit' | 'text'> {
  readonly members: readonly ReasonMember[];
}

/** The reasons of a day, people with the same text together, in the order of the participants. */
export function groupReasons(reasons: readonly DayReason[]): ReasonGroup[] {
  const members = reasons.map((reason, index) => ({ ...reason, index }));
  return [...Map.groupBy(members, ({ text }) => text).values()].flatMap((same) => {
    const [first] = same;
    if (!first) return [];
    const { fit, text } = first;
    return [{ fit, text, members: same.map(({ index, name, support }) => ({ index, name, support })) }];
  });
}
