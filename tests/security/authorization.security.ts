/**
 * Authorization, against docs/goals.md S2: `node tests/security/authorization.security.ts`. Every operation of the
 * OpenAPI description by nine actors, with the id of a resource of their own, of another person and of none. An
 * operation without a route, or a route without an operation, is an error.
 */
import { randomUUID } from 'node:crypto';
import { publicRoutes } from '@sefira/contracts/routes';
import { isBinary, type RouteShape } from '@sefira/contracts/shared/route';
import { dayMilliseconds } from '@sefira/platform/time/durations';
import * as z from 'zod/mini';
import { type Figure, reportFigures } from '../suites/figures.ts';
import type { JsonSchema } from './support/arbitrary-value.ts';
import { type Actor, actors, startAttackedProduct } from './support/attacked-product.ts';
import { wholeValue } from './support/complete-value.ts';
import { makeOwner } from './support/owner.ts';

await using product = await startAttackedProduct();

const documentation = await product.call({ method: 'GET', path: '/docs/openapi.json' });
const paths = z.parse(z.object({ paths: z.record(z.string(), z.record(z.string(), z.unknown())) }), documentation.body);
const operationOf = (method: string, address: string) => `${method.toUpperCase()} ${address}`;
const documented = new Set(
  Object.entries(paths.paths).flatMap(([address, operations]) =>
    Object.keys(operations).map((method) =>
      operationOf(method, address.replace(/^\/api/, '').replace(/\{(\w+)\}/g, ':$1')),
    ),
  ),
);
const listed = new Set(publicRoutes.map(({ method, path }) => operationOf(method, path)));
const unlisted = [...documented.symmetricDifference(listed)];

const owner = await makeOwner(product);
const from = new Date(Date.now() + dayMilliseconds).toISOString().slice(0, 10);
/** Resources of the owner; of analyses, those that the address is about come first. */
const ownedResources = {
  '/numerology/analyses/:id/calendar': await analyse('year-book', {
    name: 'Ana Célia Vasconcelos',
    birthDate: '1955-11-29',
    from: '2027-01-01',
  }),
  '/numerology/analyses/:id/short-list': await analyse('baby', { surnames: ['Vasconcelos'], from, to: from }),
  ...owner.ownedResources,
};

/** Makes an analysis of a kind as the owner. @returns its id */
async function analyse(kind: string, body: object): Promise<string> {
  const made = await product.call({ method: 'POST', path: `/numerology/analyze/${kind}`, token: owner.token, body });
  if (made.status !== 200) throw new Error(`${kind}: ${JSON.stringify(made.body)}`);
  return z.parse(z.object({ data: z.object({ analysisId: z.string() }) }), made.body).data.analysisId;
}

function mayCall({ access }: RouteShape, actor: Actor): boolean {
  if (access === 'public') return true;
  if (actor === 'nobody' || actor === 'suspended' || actor === 'second-factor') return false;
  if (access === 'key' || actor === 'key') return access === actor;
  if (access === 'session') return true;
  if (access === 'account') return actor !== 'guest';
  const role = actor === 'premium' ? 'user' : actor;
  return Array.isArray(access) && access.includes(role);
}

/** The screens' path of what the public API names by its own. */
const onScreen = (path: string) =>
  path.replace('/v1/analyses/', '/numerology/analyses/').replace('/v1/reports/', '/reports/');

const foreignId = ({ path }: RouteShape) =>
  path.includes('/:')
    ? Object.entries(ownedResources).find(([start]) => onScreen(path).startsWith(start))?.[1]
    : undefined;

const addressOf = ({ path }: RouteShape, id: string) => path.replaceAll(/:\w+/g, id);

let right = 0;
const wrong: string[] = [];

/** An empty body: an authorized caller gets validation errors and nothing happens. */
const nothing = {};

/** Cells that prove nothing of the resource, since its body was refused first. */
const refusedByBody: string[] = [];

/** A body that the operation takes, so that a refusal is one of the resource. */
function wholeBody({ body, example }: RouteShape): unknown {
  if (body === undefined || isBinary(body)) return nothing;
  return (
    example ?? wholeValue(z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }) as JsonSchema, owner.known)
  );
}

async function ask(
  route: RouteShape,
  actor: Actor,
  id: string,
  isRight: (status: number) => boolean,
  body: unknown = nothing,
): Promise<void> {
  const answer = await product.call({
    method: route.method,
    path: addressOf(route, id),
    token: await product.tokenOf(actor),
    body: route.method !== 'GET' && route.body !== undefined ? body : undefined,
  });
  if (isRight(answer.status)) right += 1;
  else wrong.push(`${route.id} by ${actor}: ${answer.status}`);
  if (body !== nothing && answer.status === 400) refusedByBody.push(`${route.id} by ${actor}: ${answer.bytes}`);
}

const refused = (status: number) => status === 401 || status === 403;
const served = (status: number) => status < 500 && !refused(status);
/** Endpoints with a proof of their own: a provider's signature, a code, a plan. */
const ownProof = new Set(
  publicRoutes
    .filter(({ errors = [] }) =>
      errors.some((code) =>
        [
          'SIGNATURE_INVALID',
          'PLAN_REQUIRED',
          'ADMIN_PASSWORD_INVALID',
          'GUEST_NOT_ALLOWED',
          'INVALID_CREDENTIALS',
          'SESSION_EXPIRED',
        ].includes(code),
      ),
    )
    .map(({ id }) => id),
);

for (const route of publicRoutes) {
  for (const actor of actors) {
    const isAllowed = mayCall(route, actor);
    const missing = randomUUID();
    if (!isAllowed) {
      await ask(route, actor, missing, refused);
      continue;
    }
    await ask(route, actor, missing, (status) => served(status) || (ownProof.has(route.id) && refused(status)));
    const foreign = foreignId(route);
    if (foreign) await ask(route, actor, foreign, (status) => status >= 400 && status < 500, wholeBody(route));
  }
}

// The owner receives the resource that others were refused.
for (const route of publicRoutes) {
  const own = foreignId(route);
  if (route.method !== 'GET' || own === undefined || route.access === 'key') continue;
  const { status } = await product.call({ method: 'GET', path: addressOf(route, own), token: owner.token });
  if (status < 300 || status === 409) right += 1;
  else wrong.push(`${route.id} by its owner: ${status}`);
}

for (const line of wrong) console.log(`wrong: ${line}`);
for (const line of refusedByBody) console.log(`refused by its body: ${line}`);
for (const line of unlisted) console.log(`not in both, OpenAPI and route table: ${line}`);
const count = (what: string, value: number, goal?: Figure['goal']): Figure => ({
  line: 'S2',
  what,
  value,
  unit: '',
  ...(goal === undefined ? {} : { goal }),
});
reportFigures([
  count('cells right: operations × actors × own, other, missing', right, { rule: '≥', value: 1500 }),
  count('cells wrong', wrong.length, { rule: '=', value: 0 }),
  count('cells of others refused by their body', refusedByBody.length, { rule: '=', value: 0 }),
  count('operations in one of OpenAPI and route table only', unlisted.length, { rule: '=', value: 0 }),
]);
