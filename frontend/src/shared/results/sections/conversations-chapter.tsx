import { chapterTexts } from '../../../texts/analyses/chapters.ts';
import { numberNames, pairTitles } from '../../../texts/analyses/personal-analysis.ts';
import { Fold } from '../chapters/fold.tsx';
import type { Portrait } from '../result-types.ts';

type Pair = Portrait['pairs'][number];

/** What the numbers of one person say to each other. */
export function ConversationsChapter({ pairs }: Pick<Portrait, 'pairs'>) {
  return (
    <Fold title={chapterTexts.conversations} summary={pairs.slice(0, 4).map(titleOf).join(' · ')}>
      <div className="grid gap-x-12 gap-y-6 lg:grid-cols-2">
        {pairs.map((pair) => (
          <div key={pair.text}>
            <h4 className="font-semibold">{titleOf(pair)}</h4>
            <p className="measure mt-1">{pair.text}</p>
          </div>
        ))}
      </div>
    </Fold>
  );
}

function titleOf({ kind, positions, numbers }: Pair): string {
  const names = positions.map((position) => numberNames[position].name);
  return pairTitles[kind](names, numbers);
}
