import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import sharp from 'sharp';
import { build } from 'vite';
import { readArticles } from './article-files.ts';
import { type PageFiles, pageFiles } from './page-files.ts';

interface PrerenderedPage {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly html: string;
  readonly head: string;
  readonly data: string | null;
  readonly needsStore: boolean;
  readonly imports: readonly string[];
  readonly picture: { readonly path: string; readonly svg: string };
}

const root = fileURLToPath(new URL('..', import.meta.url));
const dist = path.join(root, 'dist');
const serverBuild = path.join(root, 'node_modules', '.prerender');
const emptyRoot = '<div id="root"></div>';

/** Draws the public pages into dist, beside the shell for all others, and packs what compresses. */
async function prerender(): Promise<void> {
  const template = await readFile(path.join(dist, 'index.html'), 'utf8');
  const fonts = (await readdir(path.join(dist, 'assets'))).filter((name) => name.endsWith('.woff2'));
  const page = withFonts(template, fonts);
  await writeFile(path.join(dist, 'shell.html'), page);
  const { pages, filesOf } = await drawPages();
  for (const drawn of pages) {
    const file = path.join(dist, drawn.path, 'index.html');
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, withPage(page, drawn, filesOf(drawn)));
    await drawPicture(drawn.picture);
    console.log(`prerendered ${drawn.path} (${Math.round(drawn.html.length / 1000)} kB)`);
  }
  await drawIcons();
  await listOfflineFiles(fonts);
  await pack();
}

async function drawPages(): Promise<{ pages: PrerenderedPage[]; filesOf: (page: PrerenderedPage) => PageFiles }> {
  await build({
    root,
    logLevel: 'warn',
    build: { ssr: 'src/app/prerender.tsx', outDir: serverBuild, emptyOutDir: true },
  });
  const module = await import(pathToFileURL(path.join(serverBuild, 'prerender.js')).href);
  const pages: PrerenderedPage[] = await module.prerenderPages(await readArticles());
  const filesOf = await pageFiles(dist, serverBuild);
  await rm(serverBuild, { recursive: true });
  return { pages, filesOf };
}

/** The page stands before its script runs: the script yields to fonts and styles. */
function withFonts(html: string, fonts: readonly string[]): string {
  const preloads = fonts.map(
    (name) => `<link rel="preload" href="/assets/${name}" as="font" type="font/woff2" crossorigin />`,
  );
  return html
    .replace('<link rel="icon"', `${preloads.join('\n    ')}\n    <link rel="icon"`)
    .replaceAll('<link rel="modulepreload" crossorigin', '<link rel="modulepreload" fetchpriority="low" crossorigin')
    .replace('<script type="module" crossorigin', '<script type="module" fetchpriority="low" crossorigin');
}

/** Who reads a prerendered page gets the page first: boot.js adds the scripts once it stands. */
function withLateScripts(html: string, { start, needs, later }: PageFiles): string {
  const script = '<script src="/boot.js"';
  if (!html.includes(script)) throw new Error('The page names no boot.js: did it change?');
  return html
    .replace(/\s*<script type="module"[^>]*><\/script>/, '')
    .replaceAll(/\s*<link rel="modulepreload"[^>]*>/g, '')
    .replace(script, `${script} data-start="${start}" data-needs="${needs.join(' ')}" data-later="${later.join(' ')}"`);
}

function withPage(html: string, page: PrerenderedPage, files: PageFiles): string {
  return withLateScripts(html, files)
    .replace(/<title>.*?<\/title>/, () => `<title>${attribute(page.title)}</title>`)
    .replace(
      /(<meta name="description" content=").*?"/,
      (_all, start: string) => `${start}${attribute(page.description)}"`,
    )
    .replace('</head>', () => `  ${page.head}\n  </head>`)
    .replace(
      emptyRoot,
      () =>
        `<div id="root" data-prerendered="${page.path}">${page.html}</div>${page.data === null ? '' : `\n    <script type="application/json" id="page-data">${page.data}</script>`}`,
    );
}

/** Pictures where a page is shared are 1200 × 630 and no SVG: most services take none. */
async function drawPicture({ path: address, svg }: PrerenderedPage['picture']): Promise<void> {
  const file = path.join(dist, address);
  await mkdir(path.dirname(file), { recursive: true });
  await sharp(Buffer.from(svg), { density: 144 })
    .resize(1200, 630, { fit: 'cover' })
    .png({ palette: true, colours: 64 })
    .toFile(file);
}

function attribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

/** Icons of the installed application, from the one drawing. */
async function drawIcons(): Promise<void> {
  const drawing = await readFile(path.join(root, 'public', 'favicon.svg'));
  const icons = { 'icon-192.png': 192, 'icon-512.png': 512, 'apple-touch-icon.png': 180 };
  for (const [name, size] of Object.entries(icons)) {
    await sharp(drawing, { density: (72 * size) / 64 })
      .resize(size, size)
      .png()
      .toFile(path.join(dist, name));
  }
}

/** What the service worker keeps for a start without a network: the shell and what it loads before anything else. */
async function listOfflineFiles(fonts: readonly string[]): Promise<void> {
  const shell = await readFile(path.join(dist, 'shell.html'), 'utf8');
  const loaded = [...shell.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, file = '']) => file);
  const files = ['/shell.html', '/boot.js', '/favicon.svg', ...fonts.map((name) => `/assets/${name}`), ...loaded];
  const unique = [...new Set(files)];
  const version = createHash('sha256').update(shell).digest('hex').slice(0, 16);
  await writeFile(
    path.join(dist, 'offline-files.js'),
    `self.offlineFiles = ${JSON.stringify({ version, files: unique })};\n`,
  );
}

/** A packed copy beside each text file, so that the gateway sends it without work. */
async function pack(): Promise<void> {
  const files = await readdir(dist, { recursive: true });
  const texts = files.filter((name) => /\.(?:html|js|css|svg|json)$/.test(name) && !name.startsWith('.vite'));
  await Promise.all(
    texts.map(async (name) => {
      const file = path.join(dist, name);
      const content = await readFile(file);
      const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
      await writeFile(`${file}.br`, await promisify(brotliCompress)(content, quality));
      await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
    }),
  );
}

await prerender();
