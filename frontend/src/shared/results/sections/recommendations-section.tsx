import { drawTreeOfLife } from '@sefira/drawings/tree-of-life';
import { resultTexts } from '../../../texts/analyses/personal-analysis.ts';
import { cardPalette } from '../../../ui/drawings/card-palette.ts';
import { Drawing } from '../../../ui/drawings/drawing.tsx';
import { treeOf } from '../drawings/map-drawings.ts';
import type { PersonalAnalysis } from '../result-types.ts';

/** Recommendations beside the tree with the person's lit spheres. */
export function RecommendationsSection({ analysis }: { readonly analysis: PersonalAnalysis }) {
  return (
    <section id="recomendacoes" className="section grid scroll-mt-16 gap-10 lg:grid-cols-[1.5fr_1fr]">
      <div>
        <h2>{resultTexts.recommendations}</h2>
        <ol className="mt-6 grid gap-5">
          {analysis.texts.recommendations.map(({ title, description }) => (
            <li key={title} className="border-s border-gold ps-5">
              <h3>{title}</h3>
              <p className="measure mt-1 text-muted">{description}</p>
            </li>
          ))}
        </ol>
      </div>
      <div>
        <h2>{resultTexts.tree}</h2>
        <div className="card mt-6 p-6">
          <Drawing node={drawTreeOfLife(treeOf(analysis.map), { palette: cardPalette })} className="mx-auto max-w-80" />
        </div>
      </div>
    </section>
  );
}
