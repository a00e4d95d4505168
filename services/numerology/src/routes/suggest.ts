import {
  suggestChildNames as suggestChildNamesRoute,
  suggestCompanyNames as suggestCompanyNamesRoute,
} from '@sefira/contracts/numerology/generators';
import { api } from '@sefira/contracts/public-api/routes';
import { addAliasedRoutes, addRoute, type Call } from '@sefira/platform/http/add-route';
import { acknowledged, answered } from '@sefira/platform/http/answer';
import type { FastifyInstance } from 'fastify';
import type { NumerologyContext } from '../context.ts';
import { companyNamesAnswer, companyNamesMessage } from '../domain/company-names.ts';
import { childNamesAnswer, childNamesMessage } from '../domain/names/child-names.ts';
import { sellSuggestions } from '../use-cases/sell-suggestions.ts';

/** The two name generators: the same request always finds the same names. */
export function addSuggestRoutes(app: FastifyInstance, context: NumerologyContext): void {
  addAliasedRoutes(app, context.identities, [suggestCompanyNamesRoute, api.createCompanyNames], async (call) => {
    const found = await sellSuggestions(context, call, {
      route: suggestCompanyNamesRoute.id,
      service: 'company_names',
      search: () => context.engine.run('suggestCompanyNames', call.body, call.identity),
      isEmpty: ({ names }) => names.length === 0,
    });
    return answered(companyNamesMessage(found), companyNamesAnswer(found));
  });

  async function childNames(call: Call<typeof suggestChildNamesRoute> | Call<typeof api.createChildNames>) {
    const { origin, meaning, style, surnames, expectedDate, siblings, ...body } = call.body;
    const family = surnames === undefined ? undefined : { surnames, expectedDate, siblings };
    const query = {
      ...body,
      family,
      origin: unlessAny(origin),
      theme: unlessAny(meaning),
      style: unlessAny(style),
    };
    const found = await sellSuggestions(context, call, {
      route: suggestChildNamesRoute.id,
      service: 'child_names',
      search: () => context.engine.run('suggestChildNames', query, call.identity),
      isEmpty: ({ suggestions: names }) => names.length === 0,
    });
    return { message: childNamesMessage(found), answer: childNamesAnswer(found, family?.expectedDate) };
  }
  addRoute(app, context.identities, suggestChildNamesRoute, async (call) => {
    const { message, answer } = await childNames(call);
    return { ...acknowledged(message), ...answer };
  });
  addRoute(app, context.identities, api.createChildNames, async (call) => {
    const { message, answer } = await childNames(call);
    return answered(message, answer);
  });
}

function unlessAny<Choice extends string>(choice: Choice): Exclude<Choice, 'any'> | undefined {
  return choice === 'any' ? undefined : (choice as Exclude<Choice, 'any'>);
}
