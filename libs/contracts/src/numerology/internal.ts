import * as z from 'zod/mini';
import { envelope } from '../shared/envelope.ts';
import { id, numerologySystem } from '../shared/fields.ts';
import { identity } from '../shared/identity.ts';
import { defineRoute } from '../shared/route.ts';
import { analysisKind } from './inputs.ts';
import { deliveryAddress } from './panel/open-delivery.ts';
import { analysisContent } from './stored-analysis.ts';

/** Computes a result again from a stored input: the same input and rule set give the same result. */
export const recomputeAnalysis = defineRoute({
  id: 'numerology.recompute',
  service: 'numerology',
  method: 'POST',
  path: '/internal/numerology/recompute',
  access: 'internal',
  summary: 'Refaz o resultado de uma análise a partir do que foi digitado.',
  body: z.object({ kind: analysisKind, input: z.looseObject({}), ruleSet: z.string(), referenceDate: z.string() }),
  response: envelope(z.object({ content: analysisContent })),
});

/**
 * The paid analysis of a subject that a person typed for a document (docs/decisions/0042-paid-results.md): an equal one of theirs, else a new one,
 * charged and stored like any other.
 */
export const obtainAnalysis = defineRoute({
  id: 'numerology.obtain',
  service: 'numerology',
  method: 'POST',
  path: '/internal/numerology/analyses',
  access: 'internal',
  summary: 'Acha a análise igual que a pessoa já tem, ou faz, cobra e guarda uma nova.',
  body: z.object({
    owner: identity,
    kind: analysisKind,
    input: z.looseObject({}),
    system: z._default(numerologySystem, 'cabalistica'),
  }),
  response: envelope(z.object({ analysisId: id, referenceDate: z.string() })),
  errors: ['INSUFFICIENT_CREDITS', 'SIGN_UP_REQUIRED', 'PLAN_REQUIRED', 'DATE_IN_FUTURE', 'NAME_LETTER_UNKNOWN'],
});

/** The analysis that an open link delivers, and its owner; reading it counts no opening (docs/decisions/0076-client-panel.md). */
export const findDelivered = defineRoute({
  id: 'numerology.findDelivered',
  service: 'numerology',
  method: 'GET',
  path: '/internal/numerology/deliveries/:slug',
  access: 'internal',
  summary: 'Diz de quem é a análise que um link de entrega abre.',
  params: deliveryAddress,
  response: envelope(z.object({ userId: id, analysisId: id })),
});
