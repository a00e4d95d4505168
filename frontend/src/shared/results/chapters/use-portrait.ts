import { useEffect, useState } from 'react';
import { useReadPortraitQuery } from '../../../api/endpoints/portrait.ts';
import { useSession } from '../../../api/session/use-session.ts';
import type { Portrait } from '../result-types.ts';

/** Delay after the result, in milliseconds: the result loads alone. */
const delayMs = 600;

/**
 * The long texts of an own map, fetched soon after the result: a search in the page and the printer find them in the folded
 * chapters. Undefined while they load and for guests; `shared` are those of a public page.
 */
export function usePortrait(analysisId: string | undefined, shared?: Portrait): Portrait | undefined {
  const { hasAccount } = useSession();
  const isDue = useDelay();
  const skip = !isDue || !hasAccount || analysisId === undefined;
  const own = useReadPortraitQuery(analysisId ?? '', { skip }).data;
  return shared ?? own;
}

/** True a moment after the first drawing: long texts are fetched from then on. */
export function useDelay(): boolean {
  const [isDue, setIsDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsDue(true), delayMs);
    return () => clearTimeout(timer);
  }, []);
  return isDue;
}
