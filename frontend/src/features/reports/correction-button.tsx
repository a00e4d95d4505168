import type { AnalysisContent } from '@sefira/contracts/numerology/stored-analysis';
import { PencilLine } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { reportPageTexts as texts } from '../../texts/professional/reports.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Dialog } from '../../ui/feedback/dialog.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { momentOf } from '../../ui/format/moment.ts';
import { correctableIn } from './correctable-fields.ts';

// Fields weigh more than the rest of the report's page, and few people correct one.
const CorrectionForm = lazy(async () => ({ default: (await import('./correction-form.tsx')).CorrectionForm }));

interface CorrectionButtonProps {
  readonly id: string;
  readonly content: AnalysisContent;
  readonly until: string;
  /** Remaining corrections. */
  readonly left: number;
}

/** Name and date can be corrected within 24 hours at no cost (docs/decisions/0043-report-corrections.md). */
export function CorrectionButton({ id, content, until, left }: CorrectionButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const [chosen, setChosen] = useState('0');
  const entries = correctableIn(content);
  const entry = entries[Number(chosen)];
  if (entries.length === 0) return null;
  return (
    <>
      <Button variant="outline" onPress={() => setOpen(true)}>
        <PencilLine aria-hidden="true" />
        {texts.correct}
      </Button>
      <Dialog title={texts.correctTitle} open={isOpen} onClose={() => setOpen(false)}>
        <p className="text-[0.9375rem] text-muted">{texts.correctHint(momentOf(until), left)}</p>
        {entries.length > 1 ? (
          <SelectField
            label={texts.person}
            value={chosen}
            options={entries.map(({ name }, index) => ({ value: String(index), label: name ?? '' }))}
            onChange={setChosen}
          />
        ) : null}
        {entry ? (
          <Suspense fallback={<Skeleton className="h-40" />}>
            <CorrectionForm key={chosen} id={id} person={Number(chosen)} entry={entry} onClose={() => setOpen(false)} />
          </Suspense>
        ) : null}
      </Dialog>
    </>
  );
}
