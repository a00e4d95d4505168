import { useState } from 'react';
import { identityTexts as texts } from '../../../texts/professional/reseller.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Dialog } from '../../../ui/feedback/dialog.tsx';
import { useAccountQuery } from '../api.ts';
import { DocumentForm } from './document-form.tsx';

/** Shown while the document that payouts require is missing. */
export function DocumentCard() {
  const { data: account } = useAccountQuery();
  const [giving, setGiving] = useState(false);
  if (!account || account.isIdentified) return null;
  return (
    <section
      aria-labelledby="document-title"
      className="card flex flex-wrap items-center justify-between gap-3 p-4 md:px-6"
    >
      <div className="min-w-0">
        <h2 id="document-title" className="font-sans text-small text-muted">
          {texts.title}
        </h2>
        <p className="font-semibold">{account.document ? texts.missingResponsible : texts.missing}</p>
      </div>
      <Button size="sm" onPress={() => setGiving(true)}>
        {texts.give}
      </Button>
      <Dialog title={texts.give} open={giving} onClose={() => setGiving(false)}>
        <DocumentForm onDone={() => setGiving(false)} />
      </Dialog>
    </section>
  );
}
