/** The part of injection.security.ts that attacks: `node tests/security/support/attack-texts.ts <file for what it found> [texts]`. */
import { writeFile } from 'node:fs/promises';
import { publicRoutes } from '@sefira/contracts/routes';
import { isBinary, type RouteShape } from '@sefira/contracts/shared/route';
import { paths } from '@sefira/frontend/paths';
import * as z from 'zod/mini';
import type { JsonSchema } from './arbitrary-value.ts';
import { password, startAttackedProduct } from './attacked-product.ts';
import { textPlaces, wholeValue, withText } from './complete-value.ts';
import type { Findings } from './findings.ts';
import { hostileTexts } from './hostile-texts.ts';
import { makeOwner } from './owner.ts';
import { secretsInTheClear, useSecrets } from './plaintext-secrets.ts';
import { openScreens } from './screens.ts';
import { readDocuments, readFiles, readMails, type Wrong } from './sinks.ts';

const [resultFile = '', most = String(Object.keys(hostileTexts).length)] = process.argv.slice(2);
const texts = Object.values(hostileTexts);
await using product = await startAttackedProduct({}, { hasFrontend: true, logLevel: 'debug' });
const wrong: Wrong[] = [];

const owner = await makeOwner(product);
const ownedResources = {
  ...owner.ownedResources,
  '/admin/users/': product.accountOf('user'),
  '/admin/plans/': 'premium',
  '/auth/': 'google',
};
const secrets = await useSecrets(product);

const adminTabs = ['usuarios', 'planos', 'precos', 'aprovacoes', 'config', 'relatorios'];
const adminScreens = [paths.admin, ...adminTabs.map((name) => `${paths.admin}?aba=${name}`)];

/** Fields that end the others' sessions or resources are in fuzz.security.ts. */
const ending = /logout|delete|close|deactivate|revoke|end[A-Z]|password|suspend|secondFactor/i;

function tokenOf({ access }: RouteShape): Promise<string | undefined> {
  if (access === 'public') return Promise.resolve(undefined);
  if (access === 'key') return product.tokenOf('key');
  if (Array.isArray(access)) return product.tokenOf(access.includes('admin') ? 'admin' : 'reseller');
  return product.openSession(owner.userId);
}

function addressOf({ path }: RouteShape): string {
  const own = Object.entries(ownedResources).find(([start]) => path.startsWith(start))?.[1];
  return path.replaceAll(/:\w+/g, own ?? '00000000-0000-7000-8000-000000000000');
}

/** Each text has its turn. */
let turn = 0;
let fields = 0;
let sent = 0;
let stored = 0;
const untouched: string[] = [];

async function attack(route: RouteShape): Promise<void> {
  const { body, example, method, id } = route;
  if (body === undefined || isBinary(body) || ending.test(id)) return;
  const schema = z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
  const whole = example ?? wholeValue(schema, owner.known);
  const places = textPlaces(whole);
  fields += places.length;
  const send = async (value: unknown) => {
    const answer = await product.call({ method, path: addressOf(route), token: await tokenOf(route), body: value });
    if (answer.status >= 500) wrong.push({ where: 'database', what: `${id}: ${answer.status}` });
    return answer;
  };
  const first = await send(whole);
  if (first.status >= 400) untouched.push(`${id} (${first.bytes.toString('utf8').slice(0, 160)})`);
  for (const place of places) {
    for (let count = 0; count < Number(most); count += 1) {
      const text = texts[turn++ % texts.length] ?? '';
      sent += 1;
      if ((await send(withText(whole, place, text))).status < 300) stored += 1;
    }
  }
}

const configuration = z.object({
  data: z.array(
    z.object({ key: z.string(), type: z.string(), isEditable: z.boolean(), version: z.optional(z.number()) }),
  ),
});

/** Texts of administrators that every user reads: notices, telephones, instructions of the assistant. */
async function attackConfiguration(): Promise<void> {
  const token = await product.tokenOf('admin');
  const list = await product.call({ method: 'GET', path: '/public/config', token });
  const items = z.parse(configuration, list.body).data;
  // A new version of the terms must be accepted first.
  const worded = items.filter(
    ({ key, type, isEditable }) => isEditable && /^text/.test(type) && key !== 'terms_version',
  );
  for (const { key, version } of worded) {
    fields += 1;
    sent += 1;
    const body = { value: texts[turn++ % texts.length], adminPassword: password, version };
    const { status, bytes } = await product.call({ method: 'PUT', path: `/config/${key}`, token, body });
    if (status < 300) stored += 1;
    else untouched.push(`/config/${key} (${bytes.toString('utf8').slice(0, 160)})`);
    if (status >= 500) wrong.push({ where: 'database', what: `/config/${key}: ${status}` });
  }
}

const waiting = [...publicRoutes];
await Promise.all(
  Array.from({ length: 6 }, async () => {
    for (let route = waiting.shift(); route; route = waiting.shift()) await attack(route);
  }),
);
await attackConfiguration();
await product.platform.idle();

const alive = await product.database.query("SELECT count(*) > 5 AS is_whole FROM auth.account WHERE status = 'active'");
if (alive.rows[0]?.is_whole !== true) wrong.push({ where: 'database', what: 'accounts are gone' });

const adminToken = (await product.tokenOf('admin')) ?? '';
const resellerToken = (await product.tokenOf('reseller')) ?? '';
const documents = await readDocuments(product, owner.token, wrong);
const files = await readFiles(product, { owner: owner.token, admin: adminToken, reseller: resellerToken }, wrong);
const mails = await readMails(product, wrong);
await secretsInTheClear(product, secrets, wrong);
for (const { where, what } of wrong) console.error(`found: ${where}: ${what}`.slice(0, 300));
const screens = await openScreens(
  product,
  [
    { token: undefined, places: Object.values(paths) },
    { token: owner.token, places: Object.values(paths) },
    { token: resellerToken, places: [paths.reseller, paths.dashboard, paths.notifications] },
    { token: adminToken, places: adminScreens },
  ],
  wrong,
);

const found: Findings = { fields, sent, stored, untouched, screens, documents, files, mails, wrong };
await writeFile(resultFile, JSON.stringify(found));
