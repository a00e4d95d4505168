/** While an image is built: `node unpack-chromium.ts /opt/chromium` puts the packaged Chromium, its libraries and fonts there. */
import { chmod, cp, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { findChromium } from '@sefira/embedded/chromium';

const [target = ''] = process.argv.slice(2);
const { executablePath } = await findChromium({ report: (message) => console.log(message) });
const folder = path.dirname(executablePath);
await cp(folder, target, { recursive: true });
// It was unpacked for root alone; the part runs as another user.
await chmod(path.join(target, path.basename(executablePath)), 0o755);
const configuration = path.join(target, 'fonts/fonts.conf');
const paths = (await readFile(configuration, 'utf8'))
  // The image is not written to.
  .replace(path.join(folder, 'fonts/cache'), '/tmp/fontconfig')
  .replaceAll(folder, target);
await writeFile(configuration, paths);
