import { buffer } from 'node:stream/consumers';
import { clientOf } from '@sefira/database/access';
import { fileKeyOf } from '@sefira/files/file-store';
import { newId } from '@sefira/platform/time/identifiers';
import type { ReportsContext } from '../../context.ts';
import * as brands from '../../data/brands.ts';
import type { Brand } from '../../templates/document/report.ts';

const newLogoKey = () => fileKeyOf('logos', newId(), 'png');

type LogoContext = Pick<ReportsContext, 'files' | 'database'>;

/**
 * Stores the logo of a brand as a file of its own for `store`, which inserts the version with its key; where the version
 * exists already, with its own file, the new file is removed.
 */
export async function withStoredLogo<Result>(
  { files }: LogoContext,
  { logo }: brands.OwnBrand,
  store: (insert: (version: (logoKey: string | null) => Promise<boolean>) => Promise<void>) => Promise<Result>,
): Promise<Result> {
  const logoKey = logo === null ? null : newLogoKey();
  if (logo !== null && logoKey !== null) await files.put(logoKey, logo);
  let isUsed = false;
  try {
    return await store(async (version) => {
      isUsed = await version(logoKey);
    });
  } finally {
    if (!isUsed && logoKey !== null) await files.remove(logoKey);
  }
}

/** A stored brand with its logo. @throws Error when the file is missing */
export async function readLogo<Version extends brands.StoredLogo>(
  { files }: LogoContext,
  version: Version | null,
): Promise<(Version & Pick<brands.OwnBrand, 'logo'>) | null> {
  if (version === null || version.logoKey === null) return version;
  const file = await files.open(version.logoKey);
  if (!file) throw new Error(`no such logo: ${version.logoKey}`);
  return { ...version, logo: await buffer(file.stream) };
}

/** A document's brand as the templates print it. @throws Error when it does not exist */
export async function readPrintedBrand(context: LogoContext, id: string): Promise<Brand> {
  const version = await readLogo(context, await brands.findBrandVersion(clientOf(context), id));
  return version === null ? brands.defaultBrand : brands.printedBrand(version);
}

/** Moves logos that are in rows still, as earlier versions stored them, to files. */
export async function moveLogosToFiles(context: LogoContext, signal: AbortSignal): Promise<void> {
  const client = clientOf(context);
  for (;;) {
    const rows = await brands.findLogosInRows(client);
    if (rows.length === 0) return;
    for (const { id, logo } of rows) {
      if (signal.aborted) return;
      const logoKey = newLogoKey();
      await context.files.put(logoKey, logo);
      if (!(await brands.moveLogo(client, id, logoKey))) await context.files.remove(logoKey);
    }
  }
}
