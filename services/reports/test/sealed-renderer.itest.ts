import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PrintPage } from '../src/renderer/print-page.ts';
import type { Renderer } from '../src/renderer/renderer.ts';
import { type Canary, openCanary } from './support/canary.ts';
import { hostileVectors } from './support/hostile-vectors.ts';
import { pageTexts } from './support/page-texts.ts';
import { printPage, testRenderer } from './support/test-renderer.ts';

const webSecret = 'CANARY-OF-THE-WEB';
const fileSecret = 'CANARY-OF-THE-DISK';

let renderer: Renderer;
let canary: Canary;
let folder: string;
let vectors: Readonly<Record<string, string>>;

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'sefira-sealed-'));
  const file = path.join(folder, 'secret.html');
  await writeFile(file, `<h1>${fileSecret}</h1>`);
  canary = await openCanary(webSecret);
  vectors = hostileVectors(`http://127.0.0.1:${canary.port}`, file);
  renderer = await testRenderer();
});

afterAll(async () => {
  await renderer[Symbol.asyncDispose]();
  await canary[Symbol.asyncDispose]();
  await rm(folder, { recursive: true });
});

/** A page that leads itself elsewhere may fail to print: that is as good as printing nothing of it. */
async function textOf(page: PrintPage): Promise<string> {
  const pdf = await renderer.print(page).catch(() => undefined);
  return pdf ? (await pageTexts(pdf)).join('') : '';
}

describe('a page with its escaping bypassed', () => {
  it('is counted by the canary in an unsealed browser', async () => {
    const before = canary.connections;
    const socket = connect(canary.port, '127.0.0.1');
    socket.resume();
    await once(socket, 'close');
    expect(canary.connections).toBe(before + 1);
  });

  it('reaches no server and prints no file by any known vector, one by one and all together', async () => {
    const before = canary.connections;
    expect(Object.keys(vectors).length).toBeGreaterThanOrEqual(23);
    for (const [name, vector] of [...Object.entries(vectors), ['all', Object.values(vectors).join('\n')] as const]) {
      const inFrame = { ...printPage('<p>documento</p>'), frame: `<!doctype html><html><body>${vector}</body></html>` };
      for (const page of [printPage(`<p>documento</p>${vector}`), inFrame]) {
        const text = await textOf(page);
        expect(text, name).not.toContain(webSecret);
        expect(text, name).not.toContain(fileSecret);
      }
    }
    // The browser is closed before counting, so nothing can be on its way.
    await renderer[Symbol.asyncDispose]();
    expect(canary.connections).toBe(before);
    renderer = await testRenderer();
  });

  it('runs no script and leaves nothing to the next document', async () => {
    await textOf(
      printPage(
        '<title>um</title><p>segredo de outra pessoa</p><script>document.body.textContent = "scripted"</script>',
      ),
    );
    const texts = await Promise.all(
      [1, 2, 3, 4].map((number) => textOf(printPage(`<p>pessoa ${number}</p><script>document.write("x")</script>`))),
    );
    expect(texts).toEqual(['pessoa1', 'pessoa2', 'pessoa3', 'pessoa4']);
  });

  it.each([
    ['a redirection that waits', '<meta http-equiv="refresh" content="1;url=data:text/html,<p>redirected</p>">'],
    ['a frame', '<iframe srcdoc="<p>framed</p>"></iframe>'],
    ['a style', '<style>p{display:none}p::before{content:"styled"}</style>'],
    ['a style that hides another', '<style id="sefira-own">*{display:none!important}</style>'],
  ])('loses its page with %s, so that the next document is as it should be', async (_name, vector) => {
    await using alone = await testRenderer({ slots: 1 });
    await alone.print(printPage(`<p>um</p>${vector}`)).catch(() => undefined);
    for (let turn = 0; turn < 12; turn += 1) {
      expect(await pageTexts(await alone.print(printPage(`<p>pessoa ${turn}</p>`)))).toEqual([`pessoa${turn}`]);
    }
  });

  it('prints each document in its own style, and removes it afterwards', async () => {
    await using alone = await testRenderer({ slots: 1 });
    const styled = { ...printPage('<p>um</p>'), style: 'p::after{content:" com estilo"}' };
    const texts: string[] = [];
    for (const page of [styled, printPage('<p>dois</p>'), styled])
      texts.push(...(await pageTexts(await alone.print(page))));
    expect(texts).toEqual(['umcomestilo', 'dois', 'umcomestilo']);
  });
});
