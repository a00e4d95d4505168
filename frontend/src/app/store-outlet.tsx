import { lazy, Suspense, useContext } from 'react';
import { Provider } from 'react-redux';
import { Outlet } from 'react-router-dom';
import { useShortOfCredits } from '../api/short-of-credits.ts';
import { FullScreenSpinner } from '../ui/full-screen-spinner.tsx';
import { LiveContext } from './live-context.ts';

const ShortOfCreditsDialog = lazy(async () => ({
  default: (await import('../billing/short-of-credits-dialog.tsx')).ShortOfCreditsDialog,
}));

/** Gives the store to the pages below. */
export function StoreOutlet() {
  const live = useContext(LiveContext);
  const isShort = useShortOfCredits();
  if (!live) return <FullScreenSpinner />;
  return (
    <Provider store={live.store}>
      <Outlet />
      {isShort ? (
        <Suspense fallback={null}>
          <ShortOfCreditsDialog />
        </Suspense>
      ) : null}
    </Provider>
  );
}
