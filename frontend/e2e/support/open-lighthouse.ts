import { openTool } from '@sefira/testing/tools';

/** What the measurements read of a result. */
export interface LighthouseResult {
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
  readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>;
  readonly runtimeError?: { readonly message: string };
}

interface Lighthouse {
  default(
    url: string,
    flags: object,
    config: object | undefined,
  ): Promise<{ readonly lhr: LighthouseResult } | undefined>;
  readonly desktopConfig: object;
}

/** Lighthouse, installed at its first use. */
export async function openLighthouse(): Promise<Lighthouse> {
  return (await openTool('lighthouse')).load<Lighthouse>('lighthouse');
}
