import { Spinner } from './spinner.tsx';

/** Replaces the whole page while the session is unknown. */
export function FullScreenSpinner() {
  return (
    <div className="grid min-h-svh place-items-center">
      <Spinner size="xl" />
    </div>
  );
}
