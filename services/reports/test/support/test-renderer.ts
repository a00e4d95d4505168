import { browser } from '@sefira/testing/browser';
import type { PrintPage } from '../../src/renderer/print-page.ts';
import { createRenderer, type Renderer, type RendererOptions } from '../../src/renderer/renderer.ts';

/** The real sealed renderer on the tests' Chromium. */
export async function testRenderer(options: Partial<RendererOptions> = {}): Promise<Renderer> {
  const chromium = await browser();
  return createRenderer({
    executablePath: chromium.executablePath,
    args: chromium.args,
    environment: { PATH: '/usr/local/bin:/usr/bin:/bin', ...chromium.environment },
    sandbox: chromium.sandbox,
    ...options,
  });
}

const frame = '<!doctype html><html lang="pt-BR"><head></head><body></body></html>';

/** A page of a content alone. */
export function printPage(content: string): PrintPage {
  return { frame, title: '', style: '', content };
}
