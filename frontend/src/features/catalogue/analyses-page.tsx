import { openOnly } from '../../shared/navigation/paths.ts';
import { analysisCards, analysesCatalogue as texts } from '../../texts/analyses/catalogue.ts';
import { CatalogueCard } from './catalogue-card.tsx';

/** /analises: every kind of analysis. */
export function AnalysesPage() {
  return (
    <div className="page pt-10 md:pt-14">
      <h1>{texts.title}</h1>
      <p className="measure mt-2 text-muted">{texts.lead}</p>
      <ul className="mt-8 grid gap-6 md:grid-cols-2 lg:grid-cols-3">
        {openOnly(analysisCards.map((card) => ({ ...card, label: card.title }))).map((card) => (
          <CatalogueCard key={card.path} {...card} action={texts.open} />
        ))}
      </ul>
      <section className="section">
        <h2>{texts.whyTitle}</h2>
        <ul className="mt-6 grid gap-8 md:grid-cols-3">
          {texts.why.map(({ title, text }) => (
            <li key={title} className="border-s border-gold ps-5">
              <h3>{title}</h3>
              <p className="mt-1 text-muted">{text}</p>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
