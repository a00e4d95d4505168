import * as routes from '@sefira/contracts/numerology';
import { addRoute } from '@sefira/platform/add-route';
import { acknowledged, answered } from '@sefira/platform/answer';
import type { FastifyInstance } from 'fastify';
import type { NumerologyContext } from '../context.ts';
import { definitions } from '../domain/definitions.ts';
import { performAnalysis } from './perform-analysis.ts';

/** The six analyses. What a form leaves empty is null in the stored input. */
export function addAnalyzeRoutes(app: FastifyInstance, context: NumerologyContext): void {
  const { identities } = context;

  addRoute(app, identities, routes.analyzePersonal, async (call) => {
    const { name, birthDate, email, system } = call.body;
    const input = { name, birthDate, email: email || null };
    const { analysisId, result } = await performAnalysis(context, call, definitions.personal, input, system);
    return answered(definitions.personal.done, { analysisId, ...result });
  });

  addRoute(app, identities, routes.analyzeCompatibility, async (call) => {
    const { people, person1, person2, system } = call.body;
    const pair = [person1, person2].filter((person) => person !== undefined);
    const input = { people: people ?? pair };
    const { analysisId, result } = await performAnalysis(context, call, definitions.compatibility, input, system);
    return answered(definitions.compatibility.done, { analysisId, ...result });
  });

  addRoute(app, identities, routes.analyzeCompany, async (call) => {
    const { companyName, foundationDate, system } = call.body;
    const input = {
      companyName,
      foundationDate,
      tradeName: call.body.tradeName ?? null,
      businessType: call.body.businessType ?? null,
      ownerName: call.body.ownerName ?? null,
      ownerBirthDate: call.body.ownerBirthDate ?? null,
      email: call.body.email || null,
    };
    const { analysisId, result } = await performAnalysis(context, call, definitions.company, input, system);
    return answered(definitions.company.done, { analysisId, ...result });
  });

  addRoute(app, identities, routes.analyzeCycles, async (call) => {
    const { birthDate, currentYear, system } = call.body;
    const input = { birthDate, year: currentYear };
    const { analysisId, result } = await performAnalysis(context, call, definitions.cycles, input, system);
    return answered(definitions.cycles.done, { analysisId, ...result });
  });

  addRoute(app, identities, routes.analyzeName, async (call) => {
    const { name, birthDate, system } = call.body;
    const { analysisId, result } = await performAnalysis(context, call, definitions.name, { name, birthDate }, system);
    return answered(definitions.name.done, { analysisId, ...result });
  });

  addRoute(app, identities, routes.analyzeGroup, async (call) => {
    const { members, system } = call.body;
    const input = { groupName: call.body.groupName?.trim() || null, members };
    const { analysisId, result } = await performAnalysis(context, call, definitions.group, input, system);
    return { ...acknowledged(definitions.group.done), analysisId, ...result };
  });
}
