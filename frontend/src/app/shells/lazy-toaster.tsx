import { lazy, Suspense, startTransition, useContext, useEffect, useState } from 'react';
import { AppStoreContext } from '../store/app-store-context.ts';

const Toaster = lazy(async () => ({ default: (await import('../../ui/feedback/toaster.tsx')).Toaster }));

/** The toasts; loaded after hydration with the store. */
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
