import { paths } from '../../shared/navigation/paths.ts';
import { homeTexts } from '../../texts/content/home.ts';
import { ButtonLink } from '../../ui/buttons/button-link.tsx';
import { Mandala } from '../../ui/drawings/mandala.tsx';
import { exampleMap } from './example-map.ts';

/** The first screen: title, two links, and a mandala. */
export function Hero() {
  return (
    <section className="grid items-center gap-12 pt-12 md:pt-20 lg:grid-cols-[1.1fr_1fr]">
      <div>
        <p className="eyebrow">{homeTexts.eyebrow}</p>
        <h1 className="mt-4 text-display leading-[1.05]">{homeTexts.title}</h1>
        <p className="mt-6 max-w-[52ch] text-[1.125rem] text-muted">{homeTexts.lead}</p>
        <div className="mt-8 flex flex-wrap gap-3">
          <ButtonLink to={paths.personalAnalysis} size="xl">
            {homeTexts.start}
          </ButtonLink>
          <ButtonLink to={paths.about} size="xl" variant="outline">
            {homeTexts.learn}
          </ButtonLink>
        </div>
        <ul className="mt-6 flex flex-wrap gap-x-3 text-small text-muted">
          {homeTexts.promises.map((promise, index) => (
            <li key={promise} className="flex gap-3">
              {index > 0 ? (
                <span aria-hidden="true" className="max-sm:hidden">
                  ·
                </span>
              ) : null}
              {promise}
            </li>
          ))}
        </ul>
      </div>
      <figure className="mx-auto w-full max-w-[27rem]">
        <Mandala {...exampleMap} />
        <figcaption className="mt-4 text-center text-balance text-small text-muted">
          {homeTexts.mandalaCaption}
        </figcaption>
      </figure>
    </section>
  );
}
