import type { GroupResultWire } from '@sefira/contracts/numerology/results';
import { groupResultTexts as texts } from '../../../texts/analyses/results.ts';
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
      lead={`${texts.contexts[result.context]} · ${texts.people(result.members.length)}`}
      system={result.members[0]?.map.system ?? 'cabalistica'}
    >
      <GroupBody
        result={result}
        system={result.members[0]?.map.system ?? 'cabalistica'}
        reasons={result.explanations}
        maps={result.members.map(({ map }) => map)}
      />
    </ResultFrame>
  );
}
