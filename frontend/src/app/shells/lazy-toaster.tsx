import { lazy, Suspense, startTransition, useContext, useEffect, useState } from 'react';
import { AppStoreContext } from '../store/app-store-context.ts';

const Toaster = lazy(async () => ({ default: (await import('../../ui/feedback/toaster.tsx')).Toaster }));

/** Where toasts are shown, once the page stands and the store, which has something to say, is there. */
export function LazyToaster() {
  const appStore = useContext(AppStoreContext);
  const [isMounted, setMounted] = useState(false);
  useEffect(() => {
    if (appStore) startTransition(() => setMounted(true));
  }, [appStore]);
  if (!isMounted) return null;
  return (
    <Suspense fallback={null}>
      <Toaster />
    </Suspense>
  );
}
