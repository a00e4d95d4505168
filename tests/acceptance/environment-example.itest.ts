import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { environmentExample } from '@sefira/deploy/launcher/environment-example';
import { parts } from '@sefira/deploy/launcher/services';
import { expect, it } from 'vitest';

it('.env.example is what the schemas say (npm run env-example writes it)', async () => {
  const file = path.resolve(import.meta.dirname, '../../.env.example');
  expect(await readFile(file, 'utf8')).toBe(environmentExample());
});

it('every variable of every part is described', () => {
  for (const { definition } of parts) {
    for (const name of Object.keys(definition.environment.shape)) {
      expect(environmentExample(), `${definition.name} ${name}`).toMatch(
        new RegExp(`^# [^\\n]{10,}\\n(# )?${name}=`, 'm'),
      );
    }
  }
});
