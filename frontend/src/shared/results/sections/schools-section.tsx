import { lazy, Suspense, useState } from 'react';
import { schoolTexts as texts } from '../../../texts/analyses/personal-analysis.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import type { MapOfPerson } from '../result-types.ts';

const SchoolsTable = lazy(async () => ({ default: (await import('./schools-table.tsx')).SchoolsTable }));

/** The other school's numbers on demand: engine and tables are lazy. */
export function SchoolsSection({ map }: { readonly map: MapOfPerson }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <section id="escolas" className="section scroll-mt-16">
      <h2>{texts.title}</h2>
      <p className="measure mt-2 text-muted">{texts.lead}</p>
      {isOpen ? (
        <Suspense fallback={<Skeleton className="mt-5 h-96 w-full max-w-[44rem]" />}>
          <SchoolsTable map={map} />
        </Suspense>
      ) : (
        <div className="mt-5">
          <Button variant="outline" onPress={() => setIsOpen(true)}>
            {texts.open[map.system]}
          </Button>
        </div>
      )}
    </section>
  );
}
