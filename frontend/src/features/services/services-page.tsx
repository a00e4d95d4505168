import { Check } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useSession } from '../../api/session/use-session.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { services, servicesTexts as texts } from '../../texts/content/company-pages.ts';
import { ButtonLink } from '../../ui/buttons/button-link.tsx';
import { NumberGlyph } from '../../ui/drawings/number-glyph.tsx';
import { Badge } from '../../ui/feedback/badge.tsx';

/** /servicos: six services. */
export function ServicesPage() {
  const { hasAccount } = useSession();
  return (
    <div className="page pt-10 md:pt-14">
      <p className="eyebrow">{texts.eyebrow}</p>
      <h1 className="mt-2">{texts.title}</h1>
      <p className="measure mt-3 text-muted">{texts.lead}</p>
      <ul className="mt-10 grid gap-6 md:grid-cols-2 lg:grid-cols-3">
        {services.map(({ number, title, price, period, popular, path, text, points }) => (
          <li key={title} className={`card flex flex-col p-6 ${popular ? 'border-gold' : ''}`}>
            <div className="flex items-start justify-between gap-3">
              <NumberGlyph number={number} className="w-16!" />
              {popular ? <Badge tone="gold">{texts.popular}</Badge> : null}
            </div>
            <h2 className="mt-4 text-h3">{title}</h2>
            <p className="mt-1 font-semibold">{price}</p>
            <p className="text-small text-muted">{period}</p>
            <p className="mt-3 text-[0.9375rem] text-muted">{text}</p>
            <ul className="mt-4 mb-6 grid gap-2 text-[0.9375rem]">
              {points.map((point) => (
                <li key={point} className="flex items-start gap-2.5">
                  <Check aria-hidden="true" className="mt-1 size-4 shrink-0 text-success" />
                  {point}
                </li>
              ))}
            </ul>
            <ButtonLink to={path} variant={popular ? 'primary' : 'outline'} className="mt-auto w-full">
              {price === texts.freePrice ? texts.free : texts.hire}
            </ButtonLink>
          </li>
        ))}
      </ul>
      <p className="mt-6 text-center">
        <Link to={paths.payment} className="text-link">
          {texts.prices}
        </Link>
      </p>
      <section className="section">
        <div className="grid justify-items-center gap-5 rounded-2xl border border-border bg-surface-secondary px-6 py-14 text-center">
          <h2>{texts.closingTitle}</h2>
          <p className="max-w-[52ch] text-muted">{texts.closingLead}</p>
          <div className="flex flex-wrap justify-center gap-3">
            {hasAccount ? (
              <ButtonLink to={paths.dashboard} size="lg">
                {texts.own}
              </ButtonLink>
            ) : (
              <>
                <ButtonLink to={paths.register} size="lg">
                  {texts.register}
                </ButtonLink>
                <ButtonLink to={paths.personalAnalysis} size="lg" variant="outline">
                  {texts.begin}
                </ButtonLink>
              </>
            )}
          </div>
        </div>
      </section>
    </div>
  );
}
