import { Mail } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { reportPageTexts as texts } from '../../texts/professional/reports.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Dialog } from '../../ui/feedback/dialog.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';

const EmailForm = lazy(async () => ({ default: (await import('./email-form.tsx')).EmailForm }));

/** Sends the report by mail. */
export function EmailButton({ id }: { readonly id: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outline" onPress={() => setOpen(true)}>
        <Mail aria-hidden="true" />
        {texts.email}
      </Button>
      <Dialog title={texts.emailTitle} open={isOpen} onClose={() => setOpen(false)}>
        <Suspense fallback={<Skeleton className="h-40 w-full" />}>
          <EmailForm id={id} onClose={() => setOpen(false)} />
        </Suspense>
      </Dialog>
    </>
  );
}
