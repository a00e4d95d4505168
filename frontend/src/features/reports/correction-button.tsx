import type { AnalysisContent } from '@sefira/contracts/numerology-history';
import { PencilLine } from 'lucide-react';
import { useState } from 'react';
import { reportPageTexts as texts } from '../../texts/reports.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { momentOf } from '../../ui/moment.ts';
import { SelectField } from '../../ui/select-field.tsx';
import { correctableIn } from './correctable.ts';
import { CorrectionForm } from './correction-form.tsx';

interface CorrectionButtonProps {
  readonly id: string;
  readonly content: AnalysisContent;
  readonly until: string;
}

/** Decision 69: a mistyped name or date is put right within 24 hours, at no cost. */
export function CorrectionButton({ id, content, until }: CorrectionButtonProps) {
  const [asks, setAsks] = useState(false);
  const [chosen, setChosen] = useState('0');
  const entries = correctableIn(content);
  const entry = entries[Number(chosen)];
  return (
    <>
      <Button variant="outline" onPress={() => setAsks(true)}>
        <PencilLine aria-hidden="true" />
        {texts.correct}
      </Button>
      <Dialog title={texts.correctTitle} open={asks} onClose={() => setAsks(false)}>
        <p className="text-[0.9375rem] text-muted">{texts.correctHint(momentOf(until))}</p>
        {entries.length > 1 ? (
          <SelectField
            label={texts.person}
            value={chosen}
            options={entries.map(({ name }, index) => ({ value: String(index), label: name ?? '' }))}
            onChange={setChosen}
          />
        ) : null}
        {entry ? (
          <CorrectionForm key={chosen} id={id} person={Number(chosen)} entry={entry} onClose={() => setAsks(false)} />
        ) : null}
      </Dialog>
    </>
  );
}
