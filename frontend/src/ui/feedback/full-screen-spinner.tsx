import { Spinner } from './spinner.tsx';

/** Stands for the whole page while nothing can be said yet. */
export function FullScreenSpinner() {
  return (
    <div className="grid min-h-svh place-items-center">
      <Spinner size="xl" />
    </div>
  );
}
