import { lazy, Suspense, startTransition, useContext, useEffect, useState } from 'react';
import { LiveContext } from './live-context.ts';

const Toaster = lazy(async () => ({ default: (await import('../ui/toaster.tsx')).Toaster }));

/** Where toasts are shown, once the page stands and the store, which has something to say, is there. */
export function LateToaster() {
  const live = useContext(LiveContext);
  const [isWanted, setWanted] = useState(false);
  useEffect(() => {
    if (live) startTransition(() => setWanted(true));
  }, [live]);
  if (!isWanted) return null;
  return (
    <Suspense fallback={null}>
      <Toaster />
    </Suspense>
  );
}
