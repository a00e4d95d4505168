import { WifiOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { shellTexts } from '../../texts/common/shell.ts';

/** Under the header while the browser has no network; the chat has a bar of its own. */
export function OfflineBar() {
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div role="status" className="sticky top-(--header-height) z-40">
      {isOnline ? null : (
        <p className="border-b border-warning bg-surface-secondary text-small text-warning">
          <span className="page flex items-center gap-3 py-2">
            <WifiOff aria-hidden="true" className="size-4 shrink-0" />
            {shellTexts.offline}
          </span>
        </p>
      )}
    </div>
  );
}

function subscribe(onChange: () => void): () => void {
  addEventListener('online', onChange);
  addEventListener('offline', onChange);
  return () => {
    removeEventListener('online', onChange);
    removeEventListener('offline', onChange);
  };
}
