/**
 * `npm run rotate -- <secret> <begin|switch|end> [folder]`: one step of the rotation of a key, or of the identities of all parts,
 * in the folder's secrets.json and, where they exist, its files for containers. The default folder is deploy/secrets; the
 * embedded product has `.data`. Every part is restarted after each step (docs/runbooks/rotate-secrets.md).
 */
import { access, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { createIdentity, openSecrets, type StoredSecrets } from '@sefira/embedded/secrets';
import { identitySecrets, signingParts } from '../docker/container-secrets.ts';
import {
  type RotatingKey,
  type RotationStep,
  rotateKey,
  rotatingKeys,
  rotationSteps,
  turned,
} from './rotation/rotate-key.ts';
import { runCommand } from './run-command.ts';

const root = path.resolve(import.meta.dirname, '../..');
const identities = 'identities';
const known = [...Object.keys(rotatingKeys), identities];
const isKey = (name: string): name is RotatingKey => name in rotatingKeys;

await runCommand(async () => {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [name = '', wish, folder = path.join(root, 'deploy/secrets')] = positionals;
  const step = rotationSteps.find((one) => one === wish);
  if (!known.includes(name) || step === undefined)
    throw new Error(`Uso: npm run rotate -- <${known.join('|')}> <${rotationSteps.join('|')}> [pasta]`);
  await access(path.join(folder, 'secrets.json'));
  const secrets = await openSecrets({ dataDir: folder });
  const files = isKey(name) ? await rotate(secrets, name, step) : await rotateIdentities(secrets, step);
  for (const [file, value] of files) await replaceFile(path.join(folder, file), value);
  console.log(`${name}: passo ${step} feito. Reinicie as partes, uma a uma.`);
});

async function rotate(
  secrets: StoredSecrets,
  key: RotatingKey,
  step: RotationStep,
): Promise<ReadonlyMap<string, string>> {
  const value = rotateKey(key, await secrets.key(rotatingKeys[key]), step);
  await secrets.replace(rotatingKeys[key], value);
  return new Map([[key, value]]);
}

async function rotateIdentities(secrets: StoredSecrets, step: RotationStep): Promise<ReadonlyMap<string, string>> {
  await secrets.replaceIdentities(await signingParts(root), (part, keys) =>
    turned(part, keys, step, () => createIdentity(part)),
  );
  return identitySecrets(root, secrets);
}

/** A file for containers, where there is one. */
async function replaceFile(file: string, value: string): Promise<void> {
  const isThere = await access(file).then(
    () => true,
    () => false,
  );
  if (!isThere) return;
  await rm(file);
  await writeFile(file, value, { mode: 0o444 });
}
