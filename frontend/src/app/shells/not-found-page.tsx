import { paths } from '../../shared/navigation/paths.ts';
import { notFoundTexts } from '../../texts/common/not-found.ts';
import { ButtonLink } from '../../ui/buttons/button-link.tsx';
import { NumberGlyph } from '../../ui/drawings/number-glyph.tsx';

export function NotFoundPage() {
  return (
    <div className="page grid justify-items-center gap-6 py-24 text-center">
      <NumberGlyph number={4} className="size-28" />
      <h1>{notFoundTexts.title}</h1>
      <p className="max-w-[48ch] text-muted">{notFoundTexts.hint}</p>
      <div className="flex flex-wrap justify-center gap-3">
        <ButtonLink to={paths.home}>{notFoundTexts.home}</ButtonLink>
        <ButtonLink to={paths.dashboard} variant="outline">
          {notFoundTexts.dashboard}
        </ButtonLink>
        <ButtonLink to={paths.personalAnalysis} variant="outline">
          {notFoundTexts.personalAnalysis}
        </ButtonLink>
        <ButtonLink to={paths.reports} variant="outline">
          {notFoundTexts.reports}
        </ButtonLink>
      </div>
    </div>
  );
}
