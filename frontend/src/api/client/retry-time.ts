/** The instant from which a call refused with 429 may be repeated (`Retry-After`), in milliseconds. */
export function retryTimeOf({ status, headers }: Pick<Response, 'status' | 'headers'>): number | undefined {
  const seconds = Number(headers.get('Retry-After') ?? Number.NaN);
  return status === 429 && Number.isFinite(seconds) ? Date.now() + seconds * 1000 : undefined;
}
