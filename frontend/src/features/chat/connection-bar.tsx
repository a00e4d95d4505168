import { WifiOff } from 'lucide-react';
import { type ConnectionState, reconnect } from '../../realtime/chat-connection.ts';
import { connectionTexts as texts } from '../../texts/chat/chat.ts';

/** Shown while disconnected: pending messages, and a retry. */
export function ConnectionBar({ state }: { readonly state: ConnectionState }) {
  const isLost = state === 'offline' || state === 'failed';
  return (
    <div role="status">
      {isLost ? (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-warning bg-surface-secondary px-4 py-2 text-small text-warning sm:px-6">
          <WifiOff aria-hidden="true" className="size-4 shrink-0" />
          <span className="min-w-0 flex-1">{state === 'failed' ? texts.givenUp : texts.offline}</span>
          {state === 'failed' ? (
            <button type="button" onClick={reconnect} className="text-link min-h-9 cursor-pointer font-semibold">
              {texts.reconnect}
            </button>
          ) : null}
        </p>
      ) : null}
    </div>
  );
}
