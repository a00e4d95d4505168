import { babyName, babyResult } from '@sefira/contracts/numerology/baby/result';
import { brandName, brandResult } from '@sefira/contracts/numerology/brand/result';
import { companyResult } from '@sefira/contracts/numerology/company-result';
import { datesResult } from '@sefira/contracts/numerology/dates/dates-result';
import { childName, companyName } from '@sefira/contracts/numerology/generators';
import { atlasResult } from '@sefira/contracts/numerology/life/atlas-result';
import { yearBookResult } from '@sefira/contracts/numerology/life/year-book-result';
import {
  compatibilityResult,
  cyclesResult,
  groupResult,
  nameResult,
  personalResult,
} from '@sefira/contracts/numerology/results';
import { signatureResult } from '@sefira/contracts/numerology/signature/signature-result';
import { isBinary, type RouteShape } from '@sefira/contracts/shared/route';
import * as z from 'zod/mini';

/** Results that have a price (docs/decisions/0037-service-costs-and-quotas.md). */
const chargedResults: readonly z.ZodMiniObject[] = [
  personalResult,
  compatibilityResult,
  companyResult,
  cyclesResult,
  nameResult,
  groupResult,
  datesResult,
  atlasResult,
  yearBookResult,
  signatureResult,
  babyResult,
  babyName,
  brandResult,
  brandName,
  companyName,
  childName,
];
const chargedShapes = chargedResults.map(({ shape }) => Object.entries(shape));

/** True when a response of the contract can contain a result or document of a charged kind. */
export function givesChargedContent({ service, response, alternatives = {} }: RouteShape): boolean {
  if (isBinary(response)) return service === 'reports' && response.binary.includes('application/pdf');
  return [response, ...Object.values(alternatives)].some((schema) => holdsChargedResult(schema, new Set()));
}

/** A schema holds a result where one of its objects has every field of it: an extended or trimmed envelope still does. */
function holdsChargedResult(schema: unknown, seen: Set<unknown>): boolean {
  if (!(schema instanceof z.core.$ZodType) || seen.has(schema)) return false;
  seen.add(schema);
  if (schema instanceof z.ZodMiniObject) {
    const shape: Readonly<Record<string, unknown>> = schema.shape;
    if (chargedShapes.some((fields) => fields.every(([name, field]) => shape[name] === field))) return true;
  }
  return partsOf(schema).some((part) => holdsChargedResult(part, seen));
}

/** The schemas that a schema is made of, whatever its kind. */
function partsOf(schema: z.core.$ZodType): readonly unknown[] {
  const definition: object = schema._zod.def;
  return Object.values(definition).flatMap((value: unknown) => {
    if (Array.isArray(value)) return value;
    const isPlain = typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
    return isPlain ? Object.values(value) : [value];
  });
}
