import { useContext } from 'react';
import { Provider } from 'react-redux';
import { Outlet } from 'react-router-dom';
import { FullScreenSpinner } from '../ui/full-screen-spinner.tsx';
import { LiveContext } from './live-context.ts';

/** Gives the store to the pages below. */
export function StoreOutlet() {
  const live = useContext(LiveContext);
  if (!live) return <FullScreenSpinner />;
  return (
    <Provider store={live.store}>
      <Outlet />
    </Provider>
  );
}
