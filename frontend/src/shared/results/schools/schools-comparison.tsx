import { lazy, Suspense, useState } from 'react';
import { schoolTexts as texts } from '../../../texts/analyses/schools-comparison.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import type { MapOfPerson } from '../result-types.ts';

const SchoolsTable = lazy(async () => ({ default: (await import('./schools-table.tsx')).SchoolsTable }));

/** The numbers of the other schools on demand: engine and tables are lazy. */
export function SchoolsComparison({ map }: { readonly map: MapOfPerson }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      {isOpen ? (
        <Suspense fallback={<Skeleton className="mt-5 h-96 w-full max-w-[44rem]" />}>
          <SchoolsTable map={map} />
        </Suspense>
      ) : (
        <div className="print:hidden">
          <Button variant="outline" onPress={() => setIsOpen(true)}>
            {texts.open}
          </Button>
        </div>
      )}
    </>
  );
}
