import {
  suggestChildNames as suggestChildNamesRoute,
  suggestCompanyNames as suggestCompanyNamesRoute,
} from '@sefira/contracts/numerology/generators';
import { api } from '@sefira/contracts/public-api/routes';
import { suggestChildNames } from '@sefira/numerology/search/suggest-child-names';
import { addAliasedRoutes, addRoute, type Call } from '@sefira/platform/http/add-route';
import { acknowledged, answered } from '@sefira/platform/http/answer';
import type { FastifyInstance } from 'fastify';
import type { NumerologyContext } from '../context.ts';
import { numberMeaning } from '../domain/number-meaning.ts';
import { byEngine } from '../engine/engine-refusals.ts';
import { sellSuggestions } from '../use-cases/sell-suggestions.ts';

/** The two name generators: the same request always finds the same names. */
export function addSuggestRoutes(app: FastifyInstance, context: NumerologyContext): void {
  addAliasedRoutes(app, context.identities, [suggestCompanyNamesRoute, api.createCompanyNames], async (call) => {
    const { names, unreachableTargets } = await sellSuggestions(context, call, {
      route: suggestCompanyNamesRoute.id,
      service: 'company_names',
      search: () => context.engine.run('suggestCompanyNames', call.body, call.identity),
      isEmpty: (found) => found.names.length === 0,
    });
    return answered(generated(names, unreachableTargets), {
      names: names.map((name) => ({ ...name, numberMeaning: numberMeaning(name.numerologyNumber) })),
      unreachableTargets,
    });
  });

  async function childNames(call: Call<typeof suggestChildNamesRoute> | Call<typeof api.createChildNames>) {
    const { origin, meaning, style, ...body } = call.body;
    const found = await sellSuggestions(context, call, {
      route: suggestChildNamesRoute.id,
      service: 'child_names',
      search: async () =>
        byEngine(() =>
          suggestChildNames({ ...body, origin: unlessAny(origin), theme: unlessAny(meaning), style: unlessAny(style) }),
        ),
      isEmpty: ({ suggestions: names }) => names.length === 0,
    });
    const { suggestions, total, unreachableTargets } = found;
    return {
      suggestions: suggestions.map((name) => ({ ...name, numberMeaning: numberMeaning(name.number) })),
      total,
      unreachableTargets,
    };
  }
  addRoute(app, context.identities, suggestChildNamesRoute, async (call) => {
    const found = await childNames(call);
    return { ...acknowledged(generated(found.suggestions, found.unreachableTargets)), ...found };
  });
  addRoute(app, context.identities, api.createChildNames, async (call) => {
    const found = await childNames(call);
    return answered(generated(found.suggestions, found.unreachableTargets), found);
  });
}

/** Says how many names were found; for an empty list what to change, since nothing is charged. */
function generated({ length }: readonly unknown[], unreachable: readonly number[]): string {
  if (length > 0) return `${length} nomes gerados com sucesso!`;
  if (unreachable.length > 0) {
    return `Nenhum nome chega a ${unreachable.join(' nem a ')} nesta tabela. Escolha outro número alvo. Nada foi cobrado.`;
  }
  return 'Nenhum nome com estes filtros. Escolha outro número alvo ou tire um filtro. Nada foi cobrado.';
}

function unlessAny<Choice extends string>(choice: Choice): Exclude<Choice, 'any'> | undefined {
  return choice === 'any' ? undefined : (choice as Exclude<Choice, 'any'>);
}
