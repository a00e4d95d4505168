import { useEffect, useState } from 'react';

/**
 * The one-time token of a mail's link: `#token=…`, which no log records, or `?token=…`. Read once and removed from
 * the address, so that neither history nor a copied address holds it.
 */
export function useLinkToken(): string {
  const [token] = useState(() => tokenOf(location.hash) || tokenOf(location.search));
  useEffect(() => {
    if (location.hash || location.search) history.replaceState(history.state, '', location.pathname);
  }, []);
  return token;
}

function tokenOf(part: string): string {
  return new URLSearchParams(part.slice(1)).get('token') ?? '';
}
