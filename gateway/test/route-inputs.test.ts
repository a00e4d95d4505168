import { publicRoutes } from '@sefira/contracts/routes';
import { isBinary } from '@sefira/contracts/shared/route';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';

/**
 * Parts that only their call's body limit bounds, each read in one pass: JSON that a client sends back and that is never
 * printed, and texts that are cut or refused by the service in a time proportional to their length.
 */
const boundedByBody: readonly string[] = [
  'reports.createNumerology body.reportData',
  'reports.createCompatibility body.reportData',
  'reports.createCompany body.reportData',
  'reports.createCompany body.analysis',
  'reports.createGeneral body.reportData',
  'reports.generatePdf body.data.*',
  'reports.saveBrand body.logo',
  'reports.previewBrand body.logo',
  'chat.export body.messages[].content',
  'chat.export body.userId',
  'admin.updateUser body{}',
  'admin.updatePlan body{}',
  'admin.updateServicePrice body.*',
  'admin.importConfiguration body.values{}',
  'admin.writeConfiguration body.value',
  'content.createArticle body.body',
  'content.changeArticle body.body',
  'content.keepExamAnswers body.answers{}',
  'numerology.importClients body.csv',
  'content.finishExam body.answers{}',
];

type Schema = z.core.$ZodType;

/** Longer than any list or text may be. */
const tooLong = 20_000;

/** Paths of lists and texts without a largest length. */
function unbounded(schema: Schema, path: string): string[] {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'string':
      return z.safeParse(schema, 'a'.repeat(tooLong)).success ? [path] : [];
    case 'array':
      return [...(hasLargestLength(def) ? [] : [`${path}[]`]), ...unbounded(def.element, `${path}[]`)];
    case 'object':
      return [
        ...Object.entries(def.shape).flatMap(([key, child]) => unbounded(child, `${path}.${key}`)),
        ...(def.catchall && (def.catchall as z.core.$ZodTypes)._zod.def.type !== 'never' ? [`${path}.*`] : []),
      ];
    case 'union':
      return def.options.flatMap((option) => unbounded(option, path));
    case 'record':
      return [`${path}{}`];
    case 'tuple':
      return def.items.flatMap((item, index) => unbounded(item, `${path}.${index}`));
    case 'pipe':
      return unbounded(def.in, path);
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'readonly':
    case 'nonoptional':
      return unbounded(def.innerType, path);
    case 'unknown':
    case 'any':
      return [path];
    default:
      return [];
  }
}

function hasLargestLength({
  checks = [],
}: z.core.$ZodTypeDef & { readonly checks?: z.core.$ZodCheck<never>[] }): boolean {
  return checks.some(({ _zod }) => ['max_length', 'length_equals'].includes(_zod.def.check));
}

test('bounds the length of every list and text of a request', () => {
  const found = publicRoutes.flatMap((route) => {
    const { id, body, query, params } = route;
    return [
      ...(body && !isBinary(body) ? unbounded(body, `${id} body`) : []),
      ...(query ? unbounded(query, `${id} query`) : []),
      ...(params ? unbounded(params, `${id} params`) : []),
    ];
  });
  expect(found.toSorted()).toEqual(boundedByBody.toSorted());
});

/** They send a stored file. */
const downloads: readonly string[] = [
  'reports.download',
  'reports.readFile',
  'admin.downloadExport',
  'api.downloadReport',
];

test('gives a cost to each analysis, search for names and call that may render a PDF', () => {
  const working = publicRoutes.filter(({ id, service, idempotent, response }) => {
    const isPrinted = isBinary(response) && response.binary.includes('application/pdf') && !downloads.includes(id);
    return isPrinted || (service === 'numerology' && idempotent);
  });
  expect(working.length).toBeGreaterThan(20);
  expect(working.filter(({ cost }) => cost === undefined).map(({ id }) => id)).toEqual([]);
});
