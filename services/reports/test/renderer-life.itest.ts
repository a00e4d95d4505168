import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { browser } from '@sefira/testing/browser';
import { describe, expect, it } from 'vitest';
import { RenderError } from '../src/renderer/render-error.ts';
import { pageTexts } from './support/page-texts.ts';
import { printPage, testRenderer } from './support/test-renderer.ts';

const page = (text: string) => printPage(`<p>${text}</p>`);

/** Takes the browser minutes of layout. */
const endless = page(
  `<style>${Array.from({ length: 3000 }, (_unused, index) => `p:nth-child(${index}n+1 of :not(span)) ~ x{}`).join('')}</style>` +
    `<table>${'<tr><td>a'.repeat(200_000)}`,
);

async function reasonOf(printing: Promise<unknown>): Promise<string> {
  const error: unknown = await printing.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  return error instanceof RenderError ? error.reason : 'printed';
}

/** Processes that have this one among their ancestors. */
async function descendants(ancestor: number): Promise<readonly number[]> {
  const ids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const rows = await Promise.all(
    ids.map(async (id) => {
      const stat = await readFile(`/proc/${id}/stat`, 'utf8').catch(() => '');
      return { id: Number(id), parent: Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]) };
    }),
  );
  const family = new Set([ancestor]);
  for (let size = 0; size !== family.size; ) {
    size = family.size;
    for (const row of rows) if (family.has(row.parent)) family.add(row.id);
  }
  family.delete(ancestor);
  return [...family];
}

/** Those of the processes that are a browser itself, not one of its renderers or zygotes. */
async function mainProcesses(ids: readonly number[]): Promise<readonly number[]> {
  const commands = await Promise.all(ids.map((id) => readFile(`/proc/${id}/cmdline`, 'utf8').catch(() => '')));
  return ids.filter(
    (_id, index) => /--remote-debugging-pipe/.test(commands[index] ?? '') && !/--type=/.test(commands[index] ?? ''),
  );
}

async function alive(ids: readonly number[]): Promise<readonly number[]> {
  const states = await Promise.all(ids.map((id) => readFile(`/proc/${id}/stat`, 'utf8').catch(() => '')));
  return ids.filter((_id, index) => states[index] && !/\) Z /.test(states[index]));
}

describe('the renderer', () => {
  it('kills only the page that hangs, while the others print', async () => {
    await using renderer = await testRenderer({ slots: 3, wallMilliseconds: 4000 });
    await renderer.warm();
    const hanging = reasonOf(renderer.print(endless));
    const texts = await Promise.all(
      Array.from({ length: 8 }, async (_unused, index) => pageTexts(await renderer.print(page(`página ${index}`)))),
    );
    expect(texts.flat()).toEqual(Array.from({ length: 8 }, (_unused, index) => `página${index}`));
    expect(await hanging).toBe('timeout');
    expect(await pageTexts(await renderer.print(page('depois')))).toEqual(['depois']);
  });

  it('replaces its browser at the limit of documents or of memory, without losing a document', async () => {
    for (const limit of [{ documentsPerBrowser: 3 }, { memoryLimitBytes: 1 }]) {
      await using renderer = await testRenderer({ slots: 2, ...limit });
      const texts = await Promise.all(
        Array.from({ length: 25 }, async (_unused, index) => pageTexts(await renderer.print(page(String(index))))),
      );
      expect(texts.flat()).toEqual(Array.from({ length: 25 }, (_unused, index) => String(index)));
    }
  });

  it('continues with a new browser when the old one is killed', async () => {
    await using renderer = await testRenderer({ slots: 1 });
    await renderer.warm();
    const printing = reasonOf(renderer.print(endless));
    const browsers = await mainProcesses(await descendants(process.pid));
    expect(browsers.length).toBe(1);
    for (const id of browsers) process.kill(id, 'SIGKILL');
    expect(await printing).toBe('browser-gone');
    expect(await pageTexts(await renderer.print(page('depois')))).toEqual(['depois']);
  });

  it('refuses a document that is too large, aborted or too slow', async () => {
    const renderer = await testRenderer({ pageLimit: 1000 });
    expect(await reasonOf(renderer.print(page('x'.repeat(1001))))).toBe('too-large');
    await expect(renderer.print(page('a'), { signal: AbortSignal.abort('lost') })).rejects.toBe('lost');
    await renderer[Symbol.asyncDispose]();
    expect(await reasonOf(renderer.print(page('a')))).toBe('closed');
  });

  it('its browser exits when its process is killed', async () => {
    const chromium = await browser();
    const module = path.resolve(import.meta.dirname, '../src/renderer/renderer.ts');
    const options = { ...chromium, environment: { PATH: '/usr/bin:/bin', ...chromium.environment } };
    const program = `
      const { createRenderer } = await import(${JSON.stringify(module)});
      await createRenderer(${JSON.stringify(options)}).warm();
      process.stdout.write('warm');
      setInterval(() => {}, 1000);`;
    const worker = spawn(process.execPath, ['--input-type=module', '-e', program], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await once(worker.stdout, 'data');
    const family = await descendants(worker.pid ?? 0);
    expect(family.length).toBeGreaterThan(1);
    worker.kill('SIGKILL');
    await once(worker, 'exit');
    await expect.poll(() => alive(family)).toEqual([]);
  });
});
