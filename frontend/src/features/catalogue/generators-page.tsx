import { Link } from 'react-router-dom';
import { openOnly, paths } from '../../shared/navigation/paths.ts';
import { generatorCards, generatorsCatalogue as texts } from '../../texts/analyses/catalogue.ts';
import { NumberGlyph } from '../../ui/drawings/number-glyph.tsx';
import { CatalogueCard } from './catalogue-card.tsx';

/** /geradores: the two generators, and the studio of brands. */
export function GeneratorsPage() {
  return (
    <div className="page pt-10 md:pt-14">
      <h1>{texts.title}</h1>
      <p className="measure mt-2 text-muted">{texts.lead}</p>
      <ul className="mt-8 grid gap-6 md:grid-cols-2">
        {openOnly(generatorCards.map((card) => ({ ...card, label: card.title }))).map((card) => (
          <CatalogueCard key={card.path} {...card} action={texts.open} />
        ))}
      </ul>
      <section className="card mt-8 flex flex-wrap items-center gap-x-8 gap-y-4 p-6">
        <NumberGlyph number={8} className="w-14! shrink-0" />
        <div className="min-w-0 flex-1">
          <h2 className="text-h3">{texts.moreTitle}</h2>
          <p className="mt-1 text-muted">{texts.moreText}</p>
          <Link to={paths.brand} className="text-link">
            {texts.moreLink}
          </Link>
        </div>
      </section>
    </div>
  );
}
