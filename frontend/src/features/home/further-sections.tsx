import { colouredNumbers } from '@sefira/drawings/palette';
import { drawTreeOfLife } from '@sefira/drawings/tree-of-life';
import { drawWeb } from '@sefira/drawings/web';
import { BadgeCheck } from 'lucide-react';
import { useContactMail, useTrustClaims } from '../../shared/content/site-texts.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { frequentQuestions, homeFeatures, homeTexts, testimonials } from '../../texts/content/home.ts';
import { ButtonLink } from '../../ui/buttons/button-link.tsx';
import { Drawing } from '../../ui/drawings/drawing.tsx';
import { NumberGlyph } from '../../ui/drawings/number-glyph.tsx';
import { numberHue } from '../../ui/drawings/number-hue.ts';
import { Explainers } from './explainers.tsx';
import { FreeAnalysisBox } from './free-analysis-box.tsx';
import { Pricing } from './pricing.tsx';
import { SwipeSection } from './swipe-section.tsx';

/** Everything below the first screen. */
export function FurtherSections() {
  return (
    <>
      <FreeAnalysisBox />
      <Tree />
      <Features />
      <Explainers />
      <Testimonials />
      <Pricing />
      <Questions />
      <Closing />
    </>
  );
}

function Tree() {
  return (
    <section className="section deferred grid grid-cols-[7rem_1fr] items-center gap-5 sm:grid-cols-[12rem_1fr] md:grid-cols-[16rem_1fr] md:gap-16">
      <div>
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
        <p className="measure mt-3 text-muted max-sm:text-[0.9375rem]">{homeTexts.treeLead}</p>
        <ul className="mt-8 grid max-w-[44rem] grid-cols-6 gap-4 max-sm:hidden">
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

function Features() {
  return (
    <SwipeSection title={homeTexts.featuresTitle}>
      <ul className="swipe-list mt-4 sm:mt-6 sm:gap-x-12 sm:grid-cols-2 sm:gap-y-8 lg:grid-cols-3">
        {homeFeatures.map(({ number, title, text }) => (
          <li key={title} className="swipe-card flex gap-4 sm:border-t sm:border-border sm:pt-6">
            <NumberGlyph number={number} className="w-10! shrink-0 self-start sm:w-12!" />
            <div>
              <h3 className="font-sans text-[1.0625rem] font-semibold">{title}</h3>
              <p className="mt-1 text-[0.9375rem] text-muted">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </SwipeSection>
  );
}

function Testimonials() {
  return (
    <SwipeSection title={homeTexts.testimonialsTitle}>
      <ul className="swipe-list mt-4 sm:mt-6 sm:gap-4 md:grid-cols-3">
        {testimonials.map(({ number, name, text }) => (
          <li key={name}>
            <figure className="card flex h-full flex-col p-5 sm:p-6">
              <blockquote className="flex-1 max-sm:text-[0.9375rem]">“{text}”</blockquote>
              <figcaption className="mt-4 flex items-center gap-3 text-small font-semibold">
                <NumberGlyph number={number} className="w-9!" />
                {name}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
      <p className="mt-3 text-fine text-muted">{homeTexts.testimonialsNote}</p>
    </SwipeSection>
  );
}

function Questions() {
  return (
    <section className="section deferred mx-auto max-w-[46rem]">
      <h2>{homeTexts.faqTitle}</h2>
      <div className="mt-4 border-t border-border md:mt-6">
        {frequentQuestions.map(({ question, answer }) => (
          <details key={question} name="faq" className="disclosure border-b border-border">
            <summary className="flex min-h-11 items-center justify-between gap-6 py-2 font-semibold max-md:text-[0.9375rem] md:min-h-14 md:py-3">
              {question}
            </summary>
            <p className="pb-5 text-muted">{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}

function Closing() {
  const mail = useContactMail();
  const claims = useTrustClaims();
  return (
    <section className="section">
      <div className="grid justify-items-center gap-4 rounded-2xl border border-border bg-surface-secondary px-5 py-6 text-center md:gap-5 md:py-14">
        <Drawing node={drawWeb({ number: 9 })} decorative className="w-24! max-md:hidden" />
        <h2>{homeTexts.closingTitle}</h2>
        <p className="max-w-[52ch] text-muted">{homeTexts.closingLead}</p>
        <div className="flex flex-wrap justify-center gap-3 max-sm:w-full max-sm:flex-col">
          <ButtonLink to={paths.register} size="lg" className="max-sm:w-full">
            {homeTexts.createAccount}
          </ButtonLink>
          <ButtonLink to={paths.about} size="lg" variant="outline" className="max-sm:w-full">
            {homeTexts.about}
          </ButtonLink>
        </div>
        <a href={`mailto:${mail}`} className="text-link inline-flex min-h-11 items-center text-[0.9375rem]">
          {homeTexts.support}
        </a>
        <ul className="flex flex-wrap justify-center gap-x-6 gap-y-2 text-small text-muted">
          {[homeTexts.secured, ...claims].map((badge, index) => (
            // On a phone the claims stand in the footer, one screen below.
            <li key={badge} className={`flex items-center gap-1.5 ${index > 0 ? 'max-sm:hidden' : ''}`}>
              <BadgeCheck aria-hidden="true" className="size-4 text-gold" />
              {badge}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
