import { startTransition, useEffect, useState } from 'react';
import { developerTexts as texts } from '../../texts/professional/developers.ts';
import { LoadFailed } from '../../ui/feedback/load-failed.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { CallCard } from './call-card.tsx';
import { callsOf, type Description } from './description.ts';

/** Every call with fields and examples, from the OpenAPI description of the gateway. */
export function ApiCalls() {
  const [description, setDescription] = useState<Description | null>(null);
  const [tries, setTries] = useState(0);
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    const removed = new AbortController();
    setHasFailed(false);
    // Dozens of calls: rendered in slices.
    readDescription(removed.signal, tries).then(
      (read) => startTransition(() => setDescription(read)),
      () => {
        if (!removed.signal.aborted) setHasFailed(true);
      },
    );
    return () => removed.abort();
  }, [tries]);

  if (hasFailed) {
    return <LoadFailed text={texts.loadFailed} again={texts.reload} onAgain={() => setTries(tries + 1)} />;
  }
  if (!description) {
    return (
      <div aria-busy="true">
        <span className="sr-only">{texts.loading}</span>
        <Skeleton className="h-160 w-full" />
      </div>
    );
  }
  const server = description.servers[0]?.url ?? '';
  return (
    <div className="grid gap-6">
      {callsOf(description).map((call) => (
        <CallCard key={call.id} call={call} server={server} />
      ))}
    </div>
  );
}

/** @throws Error when the description cannot be read */
async function readDescription(signal: AbortSignal, tries: number): Promise<Description> {
  const answer = await fetch('/api/v1/openapi.json', { signal, cache: tries > 0 ? 'reload' : 'default' });
  if (!answer.ok) throw new Error(`the description answered ${answer.status}`);
  return answer.json();
}
