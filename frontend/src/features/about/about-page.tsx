import { Claims } from '../../shared/content/claims.tsx';
import { paths } from '../../shared/navigation/paths.ts';
import { aboutNumbers, aboutTeam, aboutTexts, aboutValues } from '../../texts/content/about.ts';
import { ButtonLink } from '../../ui/buttons/button-link.tsx';
import { NumberGlyph } from '../../ui/drawings/number-glyph.tsx';
import { WorkedExample } from './worked-example.tsx';

/** /sobre. Prerendered: identical for all users. */
export function AboutPage() {
  return (
    <div className="page">
      <section className="grid items-center gap-10 pt-12 md:grid-cols-[1.6fr_1fr] md:pt-20">
        <div>
          <p className="eyebrow">{aboutTexts.eyebrow}</p>
          <h1 className="mt-3">{aboutTexts.title}</h1>
          <p className="measure mt-5 text-[1.125rem] text-muted">{aboutTexts.lead}</p>
        </div>
        <NumberGlyph number={22} className="mx-auto max-w-64" />
      </section>
      <section className="section grid gap-12 md:grid-cols-2">
        <div>
          <h2>{aboutTexts.storyTitle}</h2>
          {aboutTexts.story.map((paragraph) => (
            <p key={paragraph} className="measure mt-4">
              {paragraph}
            </p>
          ))}
        </div>
        <div className="self-start border-s border-gold ps-6">
          <h2>{aboutTexts.missionTitle}</h2>
          <p className="mt-4 text-[1.125rem]">{aboutTexts.mission}</p>
        </div>
      </section>
      <WorkedExample />
      <People title={aboutTexts.valuesTitle} entries={aboutValues} />
      <People title={aboutTexts.teamTitle} entries={aboutTeam} />
      <Claims claims={aboutNumbers} title={aboutTexts.numbersTitle} />
      <section className="section grid justify-items-center gap-5 text-center">
        <h2>{aboutTexts.ctaTitle}</h2>
        <ButtonLink to={paths.personalAnalysis} size="xl">
          {aboutTexts.cta}
        </ButtonLink>
      </section>
    </div>
  );
}

interface PeopleProps {
  readonly title: string;
  readonly entries: readonly { readonly number: number; readonly title: string; readonly text: string }[];
}

function People({ title, entries }: PeopleProps) {
  return (
    <section className="section">
      <h2>{title}</h2>
      <ul className="mt-6 grid gap-x-10 gap-y-6 sm:grid-cols-2 lg:grid-cols-4">
        {entries.map((entry) => (
          <li key={entry.title} className="border-t border-border pt-5">
            <NumberGlyph number={entry.number} className="w-12!" />
            <h3 className="mt-4 font-sans text-[1.0625rem] font-semibold">{entry.title}</h3>
            <p className="mt-1 text-[0.9375rem] text-muted">{entry.text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
