/** The dependency rules (`.dependency-cruiser.cjs`) over every source file: `npm run cruise`. */
import { glob } from 'node:fs/promises';
import path from 'node:path';
import { cruise, format, type IConfiguration, type ICruiseResult } from 'dependency-cruiser';
import extractDepcruiseConfig from 'dependency-cruiser/config-utl/extract-depcruise-config';

const root = path.resolve(import.meta.dirname, '../..');
const parts = ['libs', 'services', 'gateway', 'deploy', 'tests', 'frontend'];

/** What the rules of the repository say of the parts in a folder. */
export async function cruiseIn(baseDir: string): Promise<ICruiseResult> {
  const configuration = (await extractDepcruiseConfig(path.join(root, '.dependency-cruiser.cjs'))) as IConfiguration;
  const { forbidden, options } = configuration;
  const { output } = await cruise(parts, {
    ...options,
    baseDir,
    validate: true,
    ruleSet: { forbidden: forbidden ?? [] },
  });
  if (typeof output === 'string') throw new Error(output);
  return output;
}

/** Source files that the cruiser did not see: without a TypeScript compiler it sees none and finds nothing wrong. */
async function unseenFiles({ modules }: ICruiseResult): Promise<readonly string[]> {
  const seen = new Set(modules.map((module) => module.source));
  const files: string[] = [];
  for await (const file of glob(`{${parts.join(',')}}/**/*.{ts,tsx}`, {
    cwd: root,
    exclude: (name) => /(^|\/)(node_modules|dist|coverage|generated)$/.test(name),
  })) {
    files.push(file.split(path.sep).join('/'));
  }
  if (files.length === 0) throw new Error('no source files found');
  return files.filter((file) => !seen.has(file));
}

if (import.meta.main) {
  const result = await cruiseIn(root);
  const { output, exitCode } = await format(result, { outputType: 'err' });
  process.stdout.write(String(output));
  const unseen = await unseenFiles(result);
  if (unseen.length > 0) console.error(`Not seen by the dependency rules:\n${unseen.join('\n')}`);
  process.exitCode = exitCode > 0 || unseen.length > 0 ? 1 : 0;
}
