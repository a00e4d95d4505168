import * as routes from '@sefira/contracts/numerology/analyses';
import { analyzeBaby } from '@sefira/contracts/numerology/baby/analysis';
import { analyzeBrand } from '@sefira/contracts/numerology/brand/analysis';
import { analyzeDates } from '@sefira/contracts/numerology/dates/dates';
import { analyzeAtlas } from '@sefira/contracts/numerology/life/atlas';
import { analyzeYearBook } from '@sefira/contracts/numerology/life/year-book';
import { analyzeSignature } from '@sefira/contracts/numerology/signature/signature';
import { api } from '@sefira/contracts/public-api/routes';
import type { RouteBody, RouteShape } from '@sefira/contracts/shared/route';
import { addAliasedRoutes, addRoute, type Call } from '@sefira/platform/http/add-route';
import { acknowledged, answered } from '@sefira/platform/http/answer';
import type { FastifyInstance } from 'fastify';
import type { NumerologyContext } from '../context.ts';
import { definitions } from '../domain/engine-tasks.ts';
import { performAnalysis } from '../use-cases/perform-analysis.ts';

/** The analyses, for the screens and for API keys. What a form leaves empty is null in the stored input. */
export function addAnalyzeRoutes(app: FastifyInstance, context: NumerologyContext): void {
  const { identities } = context;

  addAliasedRoutes(app, identities, [routes.analyzePersonal, api.createMap], async (call) => {
    const { name, birthDate, email, system } = call.body;
    const input = { name, birthDate, email: email || null };
    const { analysisId, result } = await performAnalysis(context, call, definitions.personal, input, system);
    return answered(definitions.personal.done, { analysisId, ...result });
  });

  addAliasedRoutes(app, identities, [routes.analyzeCompatibility, api.createCompatibility], async (call) => {
    const { people, person1, person2, relationKind, system } = call.body;
    const pair = [person1, person2].filter((person) => person !== undefined);
    const input = { people: people ?? pair, ...(relationKind === undefined ? {} : { relationKind }) };
    const { analysisId, result } = await performAnalysis(context, call, definitions.compatibility, input, system);
    return answered(definitions.compatibility.done, { analysisId, ...result });
  });

  addAliasedRoutes(app, identities, [routes.analyzeCompany, api.createCompany], async (call) => {
    const { companyName, foundationDate, system } = call.body;
    const input = {
      companyName,
      foundationDate,
      tradeName: call.body.tradeName ?? null,
      businessType: call.body.businessType ?? null,
      ownerName: call.body.ownerName ?? null,
      ownerBirthDate: call.body.ownerBirthDate ?? null,
      ...(call.body.partners?.length ? { partners: call.body.partners } : {}),
      ...(call.body.otherNames?.length ? { otherNames: call.body.otherNames } : {}),
      email: call.body.email || null,
    };
    const { analysisId, result } = await performAnalysis(context, call, definitions.company, input, system);
    return answered(definitions.company.done, { analysisId, ...result });
  });

  addAliasedRoutes(app, identities, [routes.analyzeCycles, api.createCycles], async (call) => {
    const { name, birthDate, currentYear, system } = call.body;
    const input = { ...(name ? { name } : {}), birthDate, year: currentYear };
    const { analysisId, result } = await performAnalysis(context, call, definitions.cycles, input, system);
    return answered(definitions.cycles.done, { analysisId, ...result });
  });

  addAliasedRoutes(app, identities, [routes.analyzeName, api.createNameAnalysis], async (call) => {
    const { name, birthDate, system } = call.body;
    const { analysisId, result } = await performAnalysis(context, call, definitions.name, { name, birthDate }, system);
    return answered(definitions.name.done, { analysisId, ...result });
  });

  addAliasedRoutes(app, identities, [analyzeDates, api.createDates], async (call) => {
    const { occasion, people, from, to, system } = call.body;
    const input = {
      occasion,
      people,
      companies: (call.body.companies ?? []).map(({ name, foundationDate }) => ({
        name,
        foundationDate: foundationDate ?? null,
      })),
      from,
      to,
      avoidWeekdays: call.body.avoidWeekdays ?? [],
      avoidHolidays: call.body.avoidHolidays ?? true,
      state: call.body.state ?? null,
    };
    const { analysisId, result } = await performAnalysis(context, call, definitions.dates, input, system);
    return answered(definitions.dates.done, { analysisId, ...result });
  });

  addAliasedRoutes(app, identities, [analyzeAtlas, api.createAtlas], async (call) => {
    const { name, birthDate, system } = call.body;
    const { analysisId, result } = await performAnalysis(context, call, definitions.atlas, { name, birthDate }, system);
    return answered(definitions.atlas.done, { analysisId, ...result });
  });

  addAliasedRoutes(app, identities, [analyzeYearBook, api.createYearBook], async (call) => {
    const { name, birthDate, from, system } = call.body;
    const input = { name, birthDate, from };
    const { analysisId, result } = await performAnalysis(context, call, definitions.yearbook, input, system);
    return answered(definitions.yearbook.done, { analysisId, ...result });
  });

  addAliasedRoutes(app, identities, [analyzeSignature, api.createSignature], async (call) => {
    const { birthDate, names, trials = [], typeface = 'great-vibes', drawing = null, system } = call.body;
    const input = { birthDate, names, trials, typeface, drawing, revision: 0 };
    const { analysisId, result } = await performAnalysis(context, call, definitions.signature, input, system);
    return answered(definitions.signature.done, { analysisId, ...result });
  });

  addAliasedRoutes(app, identities, [analyzeBrand, api.createBrand], async (call) => {
    const { sector, style, founders, from, to, onlyWorkdays, system } = call.body;
    const { values = [], words = [], ideas = [], state = null } = call.body;
    const input = { sector, values, words, style, ideas, founders, from, to, onlyWorkdays, state };
    const { analysisId, result } = await performAnalysis(context, call, definitions.brand, input, system);
    return answered(definitions.brand.done, { analysisId, ...result });
  });

  addAliasedRoutes(app, identities, [analyzeBaby, api.createBaby], async (call) => {
    const { surnames, from, to, gender, system } = call.body;
    const input = {
      surnames,
      from,
      to,
      gender,
      parents: call.body.parents ?? [],
      siblings: call.body.siblings ?? [],
      origin: call.body.origin ?? null,
      style: call.body.style ?? null,
      ideas: call.body.ideas ?? [],
    };
    const { analysisId, result } = await performAnalysis(context, call, definitions.baby, input, system);
    return answered(definitions.baby.done, { analysisId, ...result });
  });

  async function analyzeGroup(
    call: Omit<Call<RouteShape>, 'body'> & { readonly body: RouteBody<typeof routes.analyzeGroup> },
  ) {
    const { members, context: groupContext, system } = call.body;
    const groupName = call.body.groupName?.trim() || null;
    const input = { groupName, members, ...(groupContext === undefined ? {} : { context: groupContext }) };
    const { analysisId, result } = await performAnalysis(context, call, definitions.group, input, system);
    return { analysisId, ...result };
  }

  addRoute(app, identities, routes.analyzeGroup, async (call) => ({
    ...acknowledged(definitions.group.done),
    ...(await analyzeGroup(call)),
  }));
  addRoute(app, identities, api.createGroup, async (call) =>
    answered(definitions.group.done, await analyzeGroup(call)),
  );
}
