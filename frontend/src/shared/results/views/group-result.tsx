import type { GroupResultWire } from '@sefira/contracts/numerology/results';
import { groupResultTexts as texts } from '../../../texts/analyses/results.ts';
import { systemOf } from '../system-of.ts';
import { GroupBody } from './group-body.tsx';
import { ResultFrame, type ResultHead } from './result-frame.tsx';

interface GroupResultProps extends ResultHead {
  readonly result: GroupResultWire;
}

/** A group: its number, two percentages, every role, every pair. */
export function GroupResult({ result, ...head }: GroupResultProps) {
  return (
    <ResultFrame
      {...head}
      eyebrow={texts.eyebrow}
      title={result.groupName ?? texts.unnamed}
      lead={`${texts.contexts[result.context]}\u00a0· ${texts.people(result.members.length)}`}
      system={systemOf(result.members)}
    >
      <GroupBody
        result={result}
        system={systemOf(result.members)}
        reasons={result.explanations}
        maps={result.members.map(({ map }) => map)}
      />
    </ResultFrame>
  );
}
