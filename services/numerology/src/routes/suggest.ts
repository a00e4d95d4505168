import {
  suggestChildNames as suggestChildNamesRoute,
  suggestCompanyNames as suggestCompanyNamesRoute,
} from '@sefira/contracts/numerology-generators';
import { api } from '@sefira/contracts/public-api';
import type { RouteShape } from '@sefira/contracts/route';
import { actOnce } from '@sefira/messaging/idempotency';
import { suggestChildNames } from '@sefira/numerology/search/suggest-child-names';
import { suggestCompanyNames } from '@sefira/numerology/search/suggest-company-names';
import { addRoute, addTwinRoutes, type Call } from '@sefira/platform/add-route';
import { acknowledged, answered } from '@sefira/platform/answer';
import { newId } from '@sefira/platform/identifiers';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { NumerologyContext } from '../context.ts';
import { numberMeaning } from '../domain/number-meaning.ts';
import { byEngine } from '../engine-refusals.ts';
import { ownUserId } from '../policies.ts';
import type { AnalysisCall } from './perform-analysis.ts';

/** The two name generators. They keep nothing: the same request always finds the same names. */
export function addSuggestRoutes(app: FastifyInstance, context: NumerologyContext): void {
  addTwinRoutes(app, context.identities, [suggestCompanyNamesRoute, api.createCompanyNames], async (call) => {
    const { names, unreachableTargets } = await suggestOnce(
      context,
      call,
      suggestCompanyNamesRoute,
      'company_names',
      () => suggestCompanyNames(call.body),
    );
    return answered(generated(names), {
      names: names.map((name) => ({ ...name, numberMeaning: numberMeaning(name.numerologyNumber) })),
      unreachableTargets,
    });
  });

  async function childNames(call: Call<typeof suggestChildNamesRoute> | Call<typeof api.createChildNames>) {
    const { origin, meaning, style, ...body } = call.body;
    const found = await suggestOnce(context, call, suggestChildNamesRoute, 'child_names', () =>
      suggestChildNames({ ...body, origin: unlessAny(origin), theme: unlessAny(meaning), style: unlessAny(style) }),
    );
    const { suggestions, total, unreachableTargets } = found;
    return {
      suggestions: suggestions.map((name) => ({ ...name, numberMeaning: numberMeaning(name.number) })),
      total,
      unreachableTargets,
    };
  }
  addRoute(app, context.identities, suggestChildNamesRoute, async (call) => {
    const found = await childNames(call);
    return { ...acknowledged(generated(found.suggestions)), ...found };
  });
  addRoute(app, context.identities, api.createChildNames, async (call) => {
    const found = await childNames(call);
    return answered(generated(found.suggestions), found);
  });
}

function generated({ length }: readonly unknown[]): string {
  return `${length} nomes gerados com sucesso!`;
}

function unlessAny<Choice extends string>(choice: Choice): Exclude<Choice, 'any'> | undefined {
  return choice === 'any' ? undefined : (choice as Exclude<Choice, 'any'>);
}

/** Lines of the statement. */
const titles = { company_names: 'Gerador de nomes de empresa', child_names: 'Gerador de nomes' } as const;

/** Reserves the cost, searches, remembers the key (with another body it is refused) and pays. Failure gives it back. */
async function suggestOnce<Found>(
  context: NumerologyContext,
  call: AnalysisCall,
  route: RouteShape,
  service: 'company_names' | 'child_names',
  search: () => Found,
): Promise<Found> {
  const { identity, requestId, idempotencyKey: key, body } = call;
  const subject = ownUserId(identity);
  const operation = key === null ? newId() : `${subject} ${key}`;
  const reference = { type: 'generator', id: newId(), title: titles[service] };
  const charge = await context.billing.authorize({ identity, service, operation, reference, requestId });
  try {
    const found = byEngine(search);
    if (key !== null) await actOnce(context, { subject, key, route: route.id, body }, z.null(), async () => null);
    await charge.confirm();
    return found;
  } catch (error) {
    await charge.cancel();
    throw error;
  }
}
