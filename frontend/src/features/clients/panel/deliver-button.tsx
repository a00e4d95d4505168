import { lazy, Suspense, useState } from 'react';
import { deliveryTexts as texts } from '../../../texts/professional/client-panel.ts';
import { Button } from '../../../ui/buttons/button.tsx';

const DeliverDialog = lazy(async () => ({ default: (await import('./deliver-dialog.tsx')).DeliverDialog }));

interface DeliverButtonProps {
  readonly clientId: string;
  readonly analysis: { readonly id: string; readonly title: string };
}

/** Opens the form of a delivery. */
export function DeliverButton({ clientId, analysis }: DeliverButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outline" size="sm" label={texts.deliverOf(analysis.title)} onPress={() => setOpen(true)}>
        {texts.deliver}
      </Button>
      {isOpen ? (
        <Suspense>
          <DeliverDialog clientId={clientId} analysis={analysis} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
