import { useEffect, useState } from 'react';
import { useReadPortraitQuery } from '../../../api/endpoints/analyses.ts';
import { useSession } from '../../../api/session/use-session.ts';
import type { Portrait } from '../result-types.ts';

/** Delay after the result, in milliseconds: the result loads alone. */
const delayMs = 600;

/**
 * The long texts of an own map, fetched soon after the result: a search in the page and the printer find them in the folded
 * chapters. Undefined while they load, for guests and on public pages.
 */
export function usePortrait(analysisId: string | undefined): Portrait | undefined {
  const { hasAccount } = useSession();
  const [isDue, setIsDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsDue(true), delayMs);
    return () => clearTimeout(timer);
  }, []);
  const skip = !isDue || !hasAccount || analysisId === undefined;
  return useReadPortraitQuery(analysisId ?? '', { skip }).data;
}
