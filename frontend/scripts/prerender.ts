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

/** Prerenders the public pages into dist beside the shell for all others, and compresses the files. */
async function prerender(): Promise<void> {
  const template = await readFile(path.join(dist, 'index.html'), 'utf8');
  const fonts = await fontsOfEveryPage();
  const page = withFonts(template, fonts);
  await writeFile(path.join(dist, 'shell.html'), withPreloads(page));
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

/** The typefaces that a stylesheet names; others are loaded by the page that sets a text in them. */
async function fontsOfEveryPage(): Promise<readonly string[]> {
  const assets = path.join(dist, 'assets');
  const names = await readdir(assets);
  const styles = await Promise.all(
    names.filter((name) => name.endsWith('.css')).map((name) => readFile(path.join(assets, name), 'utf8')),
  );
  return names.filter((name) => name.endsWith('.woff2') && styles.some((style) => style.includes(name)));
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

/** Low fetch priority leaves the bandwidth to fonts and styles: the page is readable before its script runs. */
function withFonts(html: string, fonts: readonly string[]): string {
  const preloads = fonts.map(
    (name) => `<link rel="preload" href="/assets/${name}" as="font" type="font/woff2" crossorigin />`,
  );
  return html
    .replace('<link rel="icon"', `${preloads.join('\n    ')}\n    <link rel="icon"`)
    .replace('<script type="module" crossorigin', '<script type="module" fetchpriority="low" crossorigin');
}

const bootScript = '<script src="/boot.js"';
const modulePreloads = /\s*<link rel="modulepreload"[^>]*href="([^"]+)"[^>]*>/g;

/** boot.js preloads the modules of the shell where no service worker has them. */
function withPreloads(html: string): string {
  const needs = [...html.matchAll(modulePreloads)].map(([, href]) => href);
  return html.replaceAll(modulePreloads, '').replace(bootScript, `${bootScript} data-needs="${needs.join(' ')}"`);
}

/** boot.js adds the scripts after the first paint of a prerendered page. */
function withLateScripts(html: string, { start, needs, later }: PageFiles): string {
  if (!html.includes(bootScript)) throw new Error('The page names no boot.js: did it change?');
  return html
    .replace(/\s*<script type="module"[^>]*><\/script>/, '')
    .replaceAll(modulePreloads, '')
    .replace(
      bootScript,
      `${bootScript} data-start="${start}" data-needs="${needs.join(' ')}" data-later="${later.join(' ')}"`,
    );
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

/** Pictures for sharing are PNG of 1200 × 630: most services accept no SVG. */
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

/** Icons of the installed application, from one drawing. */
async function drawIcons(): Promise<void> {
  const drawing = await readFile(path.join(root, 'public', 'favicon.svg'));
  const icons = { 'icon-192.png': 192, 'icon-512.png': 512, 'icon-maskable.png': 512, 'apple-touch-icon.png': 180 };
  for (const [name, size] of Object.entries(icons)) {
    const icon = sharp(drawing, { density: (72 * size) / 64 }).resize(size, size);
    // These two are cut into a shape by the device: without own round corners.
    if (!/icon-\d/.test(name)) icon.flatten({ background: '#0f0d20' });
    await icon.png().toFile(path.join(dist, name));
  }
}

/** Files that the service worker precaches: the shell and its static imports. */
async function listOfflineFiles(fonts: readonly string[]): Promise<void> {
  const shell = await readFile(path.join(dist, 'shell.html'), 'utf8');
  const loaded = [...shell.matchAll(/\/assets\/[^" ]+/g)].map(([file]) => file);
  const files = ['/shell.html', '/boot.js', '/favicon.svg', ...fonts.map((name) => `/assets/${name}`), ...loaded];
  const unique = [...new Set(files)];
  const version = createHash('sha256').update(shell).digest('hex').slice(0, 16);
  await writeFile(
    path.join(dist, 'offline-files.js'),
    `self.offlineFiles = ${JSON.stringify({ version, files: unique })};\n`,
  );
}

/** A compressed copy beside each text file, which the gateway sends as it is. */
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
