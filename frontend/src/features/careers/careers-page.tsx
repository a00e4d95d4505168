import { paths } from '../../shared/navigation/paths.ts';
import { careerProfiles, careerValues, careersTexts as texts } from '../../texts/content/company-pages.ts';
import { ButtonLink } from '../../ui/buttons/button-link.tsx';
import { NumberGlyph } from '../../ui/drawings/number-glyph.tsx';

/** /careers. */
export function CareersPage() {
  return (
    <div className="page pt-10 md:pt-14">
      <p className="eyebrow">{texts.eyebrow}</p>
      <h1 className="mt-2">{texts.title}</h1>
      <p className="measure mt-3 text-[1.125rem] text-muted">{texts.lead}</p>
      <section className="section">
        <h2>{texts.valuesTitle}</h2>
        <ul className="mt-6 grid gap-x-10 gap-y-6 sm:grid-cols-2 lg:grid-cols-4">
          {careerValues.map(({ number, title, text }) => (
            <li key={title} className="border-t border-border pt-5">
              <NumberGlyph number={number} className="w-12!" />
              <h3 className="mt-4 font-sans text-[1.0625rem] font-semibold">{title}</h3>
              <p className="mt-1 text-[0.9375rem] text-muted">{text}</p>
            </li>
          ))}
        </ul>
      </section>
      <section className="section grid items-start gap-8 lg:grid-cols-[1.2fr_1fr]">
        <div className="card p-6 md:p-8">
          <h2>{texts.openTitle}</h2>
          <p className="mt-4 font-semibold">{texts.noneTitle}</p>
          <p className="mt-2 text-muted">{texts.none}</p>
          <ButtonLink to={paths.contact} className="mt-5">
            {texts.write}
          </ButtonLink>
        </div>
        <div>
          <h2 className="text-h3">{texts.lookForTitle}</h2>
          <ul className="mt-4 grid gap-4">
            {careerProfiles.map(({ title, text }) => (
              <li key={title} className="border-s border-gold ps-5">
                <h3 className="font-sans text-[1.0625rem] font-semibold">{title}</h3>
                <p className="text-[0.9375rem] text-muted">{text}</p>
              </li>
            ))}
          </ul>
        </div>
      </section>
    </div>
  );
}
