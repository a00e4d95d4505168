import { type Chromium, findChromium } from '@sefira/embedded/chromium';

/** The Chromium of the tests: CHROMIUM_PATH, else the packaged one, else an installed one. */
export function browser(): Promise<Chromium> {
  const given = process.env.CHROMIUM_PATH;
  return findChromium({ executablePath: given === '' ? undefined : given, report: () => undefined });
}
