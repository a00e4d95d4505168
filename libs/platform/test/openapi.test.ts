import { analyzeCompatibility, analyzeGroup, analyzePersonal } from '@sefira/contracts/numerology/analyses';
import { analyzeBaby } from '@sefira/contracts/numerology/baby/analysis';
import { analyzeDates } from '@sefira/contracts/numerology/dates/dates';
import { buildOpenApi } from '@sefira/platform/http/openapi';
import { expect, test } from 'vitest';

const routes = [analyzePersonal, analyzeCompatibility, analyzeGroup, analyzeDates, analyzeBaby];
const description = buildOpenApi(routes, { title: 'Prova', serverUrl: 'http://localhost' });

/** The described field of a call's body. */
function field({ path }: (typeof routes)[number], name: string): unknown {
  const { paths } = JSON.parse(JSON.stringify(description));
  return paths[path].post.requestBody.content['application/json'].schema.properties[name];
}

test('describes the limits of names that are checked', () => {
  expect(field(analyzePersonal, 'name')).toEqual({ type: 'string', minLength: 1, maxLength: 120 });
  expect(field(analyzeBaby, 'ideas')).toMatchObject({ items: { minLength: 1, maxLength: 40 }, maxItems: 10 });
});

test('describes how many people the engine takes', () => {
  expect(field(analyzeCompatibility, 'people')).toMatchObject({ minItems: 2, maxItems: 5 });
  expect(field(analyzeGroup, 'members')).toMatchObject({ minItems: 2, maxItems: 10 });
  expect(field(analyzeDates, 'people')).toMatchObject({ maxItems: 5 });
  expect(field(analyzeDates, 'companies')).toMatchObject({ maxItems: 2 });
});
