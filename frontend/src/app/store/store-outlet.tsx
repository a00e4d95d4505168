import { lazy, Suspense, useContext } from 'react';
import { Provider } from 'react-redux';
import { Outlet } from 'react-router-dom';
import { useShortOfCredits } from '../../api/client/short-of-credits.ts';
import { useProofQuestion } from '../../api/session/identity-proof.ts';
import { FullScreenSpinner } from '../../ui/feedback/full-screen-spinner.tsx';
import { AppStoreContext } from './app-store-context.ts';

const ShortOfCreditsDialog = lazy(async () => ({
  default: (await import('../../shared/billing/short-of-credits-dialog.tsx')).ShortOfCreditsDialog,
}));

const ProofDialog = lazy(async () => ({ default: (await import('../shells/proof-dialog.tsx')).ProofDialog }));

export function StoreOutlet() {
  const appStore = useContext(AppStoreContext);
  const isShort = useShortOfCredits();
  const isProofRequested = useProofQuestion();
  if (!appStore) return <FullScreenSpinner />;
  return (
    <Provider store={appStore.store}>
      <Outlet />
      {isShort ? (
        <Suspense fallback={null}>
          <ShortOfCreditsDialog />
        </Suspense>
      ) : null}
      {isProofRequested ? (
        <Suspense fallback={null}>
          <ProofDialog />
        </Suspense>
      ) : null}
    </Provider>
  );
}
