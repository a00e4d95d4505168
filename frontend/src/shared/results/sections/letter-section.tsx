import { chapterTexts } from '../../../texts/analyses/chapters.ts';
import { Fold, FoldList } from '../chapters/fold.tsx';
import type { Portrait } from '../result-types.ts';

/** The opening letter. */
export function LetterSection({ opening }: Pick<Portrait, 'opening'>) {
  return (
    <FoldList className="mt-3">
      <Fold title={chapterTexts.letter} lead={opening[0]} Heading="h2">
        <div className="measure grid gap-4">
          {opening.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </Fold>
    </FoldList>
  );
}
