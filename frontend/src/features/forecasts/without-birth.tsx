import { NumberGlyph } from '../../ui/drawings/number-glyph.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';

interface WithoutBirthProps {
  /** The account's birth date may still come. */
  readonly isLoading: boolean;
  readonly text: string;
}

/** In the place of what a birth date says. */
export function WithoutBirth({ isLoading, text }: WithoutBirthProps) {
  if (isLoading) return <Skeleton className="mt-8 h-screen" />;
  return (
    <div className="card mt-8 grid justify-items-center gap-4 px-6 py-14 text-center">
      <NumberGlyph number={0} state="outline" className="w-20!" />
      <p className="max-w-[40ch] text-muted">{text}</p>
    </div>
  );
}
