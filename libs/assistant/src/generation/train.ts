/** Trains the models and stores them, then what they were trained on (the first argument: its hash). */
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { serialize } from 'node:v8';
import { modelsFile } from '../understanding/trained-models.ts';
import { trainModels } from '../understanding/training/train-models.ts';
import { hashFile } from './generate-models.ts';

/** A reader never meets half a file. */
async function replace(file: URL, content: Buffer | string): Promise<void> {
  const beside = new URL(`${file.href}.${process.pid}`);
  await writeFile(beside, content);
  await rename(beside, file);
}

const [hash = ''] = process.argv.slice(2);
await mkdir(new URL('.', modelsFile), { recursive: true });
await replace(modelsFile, serialize(trainModels()));
await replace(hashFile, hash);
