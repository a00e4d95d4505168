import type { SchoolSection } from '@sefira/numerology/schools/own-section';
import { ownSections } from '@sefira/numerology/schools/own-sections';
import { Fold } from '../chapters/fold.tsx';
import type { MapOfPerson } from '../result-types.ts';

/** What the school of the map alone has, a fold for each part. */
export function OwnSections({ map }: { readonly map: MapOfPerson }) {
  return ownSections(map).map((section) => (
    <Fold
      key={section.id}
      id={section.id}
      title={section.title}
      lead={section.lead}
      summary={section.entries.map(({ label, value }) => `${label} ${value}`).join(' · ')}
    >
      <OwnEntries section={section} />
    </Fold>
  ));
}

function OwnEntries({ section }: { readonly section: SchoolSection }) {
  return (
    <dl className="grid gap-x-12 gap-y-5 md:grid-cols-2">
      {section.entries.map(({ label, value, text }) => (
        <div key={`${label} ${value}`} className="border-s border-gold ps-4">
          <dt className="font-semibold">
            {label} <span className="text-gold">{value}</span>
          </dt>
          <dd className="mt-1 text-[0.9375rem]">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
