import { colouredNumbers } from '@sefira/drawings/palette';
import { drawTreeOfLife } from '@sefira/drawings/tree-of-life';
import { BadgeCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useContactMail, useTrustClaims } from '../../shared/content/site-texts.ts';
import { isOpen, paths } from '../../shared/navigation/paths.ts';
import { frequentQuestions, homeFeatures, homeServices, homeTexts, testimonials } from '../../texts/content/home.ts';
import { ButtonLink } from '../../ui/buttons/button-link.tsx';
import { Drawing } from '../../ui/drawings/drawing.tsx';
import { NumberGlyph } from '../../ui/drawings/number-glyph.tsx';
import { numberHue } from '../../ui/drawings/number-hue.ts';
import { Badge } from '../../ui/feedback/badge.tsx';

export function Services() {
  return (
    <section className="section">
      <h2>{homeTexts.servicesTitle}</h2>
      <ul className="mt-6 grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {homeServices.map(({ number, label, text, path }) => (
          <li key={path} className="flex">
            <ServiceCard path={path}>
              <div className="flex items-start justify-between">
                <span className="numeral text-[3.25rem] leading-none" style={numberHue(number)} aria-hidden="true">
                  {number}
                </span>
                <NumberGlyph number={number} className="w-16!" />
              </div>
              <h3 className="mt-6 font-sans text-[1.0625rem] font-semibold">{label}</h3>
              <p className="mt-1 text-[0.9375rem] text-muted">{text}</p>
            </ServiceCard>
          </li>
        ))}
      </ul>
    </section>
  );
}

function ServiceCard({ path, children }: { readonly path: string; readonly children: ReactNode }) {
  if (isOpen(path)) {
    return (
      <Link to={path} className="card card--link block w-full p-6">
        {children}
      </Link>
    );
  }
  return (
    <div className="card flex w-full flex-col p-6">
      {children}
      <div className="mt-auto pt-4">
        <Badge>{homeTexts.soon}</Badge>
      </div>
    </div>
  );
}

export function Tree() {
  return (
    <section className="section deferred grid items-center gap-10 md:grid-cols-[16rem_1fr] md:gap-16">
      <div className="mx-auto w-56 md:w-full">
        <Drawing
          node={drawTreeOfLife({
            lights: [
              { number: 1, label: 'Destino' },
              { number: 3, label: 'Expressão' },
            ],
            named: false,
          })}
          decorative
        />
      </div>
      <div>
        <h2>{homeTexts.treeTitle}</h2>
        <p className="measure mt-3 text-muted">{homeTexts.treeLead}</p>
        <ul className="mt-8 grid max-w-[44rem] grid-cols-4 gap-4 sm:grid-cols-6">
          {colouredNumbers.map((number) => (
            <li key={number} className="grid justify-items-center gap-1.5">
              <NumberGlyph number={number} className="w-14!" />
              <span className="numeral text-h3 leading-none" style={numberHue(number)}>
                {number}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

export function Features() {
  return (
    <section className="section deferred">
      <h2>{homeTexts.featuresTitle}</h2>
      <ul className="mt-6 grid gap-x-12 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
        {homeFeatures.map(({ number, title, text }) => (
          <li key={title} className="flex gap-4 border-t border-border pt-6">
            <NumberGlyph number={number} className="w-12! shrink-0" />
            <div>
              <h3 className="font-sans text-[1.0625rem] font-semibold">{title}</h3>
              <p className="mt-1 text-[0.9375rem] text-muted">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function Testimonials() {
  return (
    <section className="section deferred">
      <h2>{homeTexts.testimonialsTitle}</h2>
      <ul className="mt-6 grid gap-4 md:grid-cols-3">
        {testimonials.map(({ number, name, text }) => (
          <li key={name}>
            <figure className="card flex h-full flex-col p-6">
              <blockquote className="flex-1">“{text}”</blockquote>
              <figcaption className="mt-5 flex items-center gap-3 text-small font-semibold">
                <NumberGlyph number={number} className="w-9!" />
                {name}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
      <p className="mt-3 text-fine text-muted">{homeTexts.testimonialsNote}</p>
    </section>
  );
}

export function Questions() {
  return (
    <section className="section mx-auto max-w-[46rem]">
      <h2>{homeTexts.faqTitle}</h2>
      <div className="mt-6 border-t border-border">
        {frequentQuestions.map(({ question, answer }) => (
          <details key={question} name="faq" className="disclosure border-b border-border">
            <summary className="flex min-h-14 items-center justify-between gap-6 py-3 font-semibold">
              {question}
            </summary>
            <p className="pb-5 text-muted">{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}

export function Closing() {
  const mail = useContactMail();
  const badges = [homeTexts.secured, ...useTrustClaims()];
  return (
    <section className="section">
      <div className="grid justify-items-center gap-5 rounded-2xl border border-border bg-surface-secondary px-6 py-14 text-center">
        <NumberGlyph number={9} className="w-20!" />
        <h2>{homeTexts.closingTitle}</h2>
        <p className="max-w-[52ch] text-muted">{homeTexts.closingLead}</p>
        <div className="flex flex-wrap justify-center gap-3">
          <ButtonLink to={paths.register} size="lg">
            {homeTexts.createAccount}
          </ButtonLink>
          <ButtonLink to={paths.about} size="lg" variant="outline">
            {homeTexts.about}
          </ButtonLink>
        </div>
        <a href={`mailto:${mail}`} className="text-link inline-flex min-h-11 items-center text-[0.9375rem]">
          {homeTexts.support}
        </a>
        <ul className="mt-2 flex flex-wrap justify-center gap-x-6 gap-y-2 text-small text-muted">
          {badges.map((badge) => (
            <li key={badge} className="flex items-center gap-1.5">
              <BadgeCheck aria-hidden="true" className="size-4 text-gold" />
              {badge}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
