import { exampleMap as examplePage } from '@sefira/contracts/numerology/example';
import { Link } from 'react-router-dom';
import { paths, sharedPath } from '../../shared/navigation/paths.ts';
import { homeTexts } from '../../texts/content/home.ts';
import { ButtonLink } from '../../ui/buttons/button-link.tsx';
import { Mandala } from '../../ui/drawings/mandala.tsx';
import { numberHue } from '../../ui/drawings/number-hue.ts';
import { exampleMap, exampleNumbers } from './example-map.ts';

/** The free analysis, and a whole map that opens without an account. */
export function FreeAnalysisBox() {
  const { box } = homeTexts;
  return (
    <section className="section">
      <div className="card grid gap-5 p-5 md:grid-cols-2 md:gap-12 md:p-10">
        <div className="self-center">
          <h2>{box.title}</h2>
          <p className="mt-2 max-w-[48ch] text-muted md:mt-3">{box.lead}</p>
          <ButtonLink to={paths.personalAnalysis} size="lg" className="mt-5 max-sm:w-full">
            {homeTexts.start}
          </ButtonLink>
        </div>
        <article
          aria-label={box.exampleTitle}
          className="border-border bg-background max-md:-mx-5 max-md:-mb-5 max-md:rounded-b-2xl max-md:border-t max-md:px-5 max-md:pt-4 max-md:pb-2 md:rounded-xl md:border md:p-6"
        >
          <div className="grid grid-cols-[4.5rem_1fr] items-center gap-x-4 md:grid-cols-[8rem_1fr] md:gap-x-6">
            <Mandala {...exampleMap} decorative />
            <div>
              <p className="eyebrow">{box.exampleTitle}</p>
              <h3 className="mt-1">{box.exampleName}</h3>
            </div>
            <div className="col-span-2">
              <dl className="mt-3 flex flex-wrap justify-between gap-x-2 gap-y-1 max-[380px]:grid max-[380px]:grid-cols-3 md:mt-4">
                {exampleNumbers.map(({ label, number }) => (
                  <div key={label}>
                    <dt className="text-fine text-muted">{label}</dt>
                    <dd className="numeral text-h2" style={numberHue(number)}>
                      {number}
                    </dd>
                  </div>
                ))}
              </dl>
            </div>
          </div>
          <p className="mt-4 text-[0.9375rem] max-md:hidden">“{box.exampleSentence}”</p>
          <Link
            to={sharedPath(examplePage.slug)}
            className="text-link mt-2 inline-flex min-h-11 items-center font-semibold"
          >
            {box.openExample}
          </Link>
        </article>
      </div>
    </section>
  );
}
