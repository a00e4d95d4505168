import { changePassword, endOtherSessions, endSession } from '@sefira/contracts/auth/account';
import { inspectTokens, logout, refreshSession } from '@sefira/contracts/auth/session';
import { internalCaller } from '@sefira/platform/http/service-client';
import {
  createTestEnvironment,
  person,
  type ServiceUnderTest,
  startService,
  type TestEnvironment,
} from '@sefira/testing/test-environment';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { definition } from '../src/definition.ts';
import { dataOf, hashOf, type Member, members, password } from './members.ts';

/** `MODEL_RUNS=500 npx vitest run revocation.model` runs more, each with another seed. */
const runs = Number(process.env.MODEL_RUNS ?? 8);
const order = process.env.MODEL_RUNS ? {} : { seed: 20_261_121 };
const second = 1000;
const hour = 3600 * second;
const rules = { grace: 10 * second, idle: 24 * hour, life: 7 * 24 * hour, touch: 300 * second } as const;
/** Password checks that one account allows. */
const passwordsAllowed = 8;

const stack = new AsyncDisposableStack();
let testEnvironment: TestEnvironment;
let auth: ServiceUnderTest;
let replica: ServiceUnderTest;
let people: ReturnType<typeof members>;
let now = new Date();
beforeAll(async () => {
  testEnvironment = stack.use(await createTestEnvironment());
  auth = stack.use(await startService(definition, testEnvironment, { clock: () => now }));
  replica = stack.use(await startService(definition, testEnvironment, { clock: () => now }));
  people = members(testEnvironment, auth);
});
afterAll(() => stack.disposeAsync());

interface Session {
  readonly id: string;
  readonly openedAt: number;
  usedAt: number;
  exchangedAt: number | null;
  isEnded: boolean;
  /** Oldest first; the last one is current. */
  readonly tokens: { readonly token: string; retiredAt: number | null }[];
}
interface Model {
  readonly sessions: Session[];
  passwords: number;
}
interface Real {
  readonly member: Member;
}
type Step = fc.AsyncCommand<Model, Real>;
type State = 'open' | 'exchanged' | 'ended';

const time = () => now.getTime();

function isOpen({ isEnded, openedAt, usedAt }: Session): boolean {
  return !isEnded && time() < openedAt + rules.life && time() - usedAt < rules.idle;
}

function stateOf(session: Session, retiredAt: number | null): State {
  if (!isOpen(session)) return 'ended';
  return retiredAt === null || time() < retiredAt + rules.grace ? 'open' : 'exchanged';
}

async function expectTokens({ sessions }: Model): Promise<void> {
  const all = sessions.flatMap((session) =>
    session.tokens.map(({ token, retiredAt }) => ({ session, token, retiredAt })),
  );
  const body = { tokenHashes: all.map(({ token }) => hashOf(token)) };
  const answer = await replica.send(inspectTokens, { as: internalCaller, body });
  const states = dataOf<{ states: State[] }>(answer).states;
  expect(states).toEqual(all.map(({ session, retiredAt }) => stateOf(session, retiredAt)));
}

function step(name: string, run: (model: Model, real: Real) => Promise<void>): Step {
  return {
    check: () => true,
    async run(model, real) {
      await run(model, real);
      await expectTokens(model);
    },
    toString: () => name,
  };
}

/** A step of an open session, if there is one. */
const by = (name: string, which: number, run: (session: Session, model: Model, real: Real) => Promise<void>) =>
  step(`${name} ${which}`, async (model, real) => {
    const open = model.sessions.filter(isOpen);
    const session = open[which % open.length];
    if (session) await run(session, model, real);
  });

const identityOf = ({ member }: Real, { id }: Session) => person(member.userId, { sessionId: id });

async function addSession(model: Model, token: string): Promise<void> {
  const { sessionId = '' } = (await people.check(token)) ?? {};
  const tokens = [{ token, retiredAt: null }];
  model.sessions.push({ id: sessionId, openedAt: time(), usedAt: time(), exchangedAt: null, isEnded: false, tokens });
}

const signIn = step('sign in', async (model, { member }) => {
  if (model.passwords >= passwordsAllowed) return;
  model.passwords += 1;
  await addSession(model, dataOf<{ token: string }>(await people.login(member.email)).token);
});

const exchange = (which: number) =>
  by('exchange', which, async (session, _model, real) => {
    const answer = await auth.send(refreshSession, { as: identityOf(real, session) });
    const { token } = dataOf<{ token: string }>(answer);
    const last = session.tokens.at(-1);
    if (session.exchangedAt !== null && time() < session.exchangedAt + rules.grace) {
      return expect(token).toBe(last?.token);
    }
    if (last) last.retiredAt = time();
    session.tokens.push({ token, retiredAt: null });
    session.exchangedAt = time();
    session.usedAt = time();
  });

/** Any token ever issued; the late use of an exchanged one ends its session. */
const present = (which: number) =>
  step(`present token ${which}`, async ({ sessions }) => {
    const all = sessions.flatMap((session) => session.tokens.map((one) => ({ session, ...one })));
    const one = all[which % all.length];
    if (!one) return;
    const state = stateOf(one.session, one.retiredAt);
    const record = await people.check(one.token, which % 2 === 0 ? auth : replica);
    expect(record?.sessionId).toBe(state === 'open' ? one.session.id : undefined);
    const isLate = one.retiredAt !== null && time() >= one.retiredAt + rules.grace;
    if (isLate) one.session.isEnded = true;
    else if (state === 'open' && time() - one.session.usedAt > rules.touch) one.session.usedAt = time();
  });

const leave = (which: number) =>
  by('log out', which, async (session, _model, real) => {
    expect((await auth.send(logout, { as: identityOf(real, session) })).status).toBe(200);
    session.isEnded = true;
  });

const endOne = (which: number) =>
  by('end another', which, async (session, model, real) => {
    const other = model.sessions.find((one) => one !== session && isOpen(one));
    if (!other) return;
    const ended = await auth.send(endSession, { as: identityOf(real, session), params: { id: other.id } });
    expect(ended.status).toBe(200);
    other.isEnded = true;
  });

function endAllBut(session: Session, { sessions }: Model): void {
  for (const other of sessions) if (other !== session) other.isEnded = true;
}

const endOthers = (which: number) =>
  by('end all others', which, async (session, model, real) => {
    expect((await auth.send(endOtherSessions, { as: identityOf(real, session) })).status).toBe(200);
    endAllBut(session, model);
  });

const newPassword = (which: number) =>
  by('change the password', which, async (session, model, real) => {
    if (model.passwords >= passwordsAllowed) return;
    model.passwords += 1;
    const body = { currentPassword: password, newPassword: password };
    const answer = await auth.send(changePassword, { as: identityOf(real, session), body });
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    endAllBut(session, model);
  });

const pass = (milliseconds: number) =>
  step(`${milliseconds / second} s pass`, async () => {
    now = new Date(time() + milliseconds);
  });

const nth = fc.nat({ max: 50 });
const steps = [
  fc.constant(signIn),
  fc.constant(signIn),
  nth.map(exchange),
  nth.map(exchange),
  nth.map(present),
  nth.map(present),
  nth.map(leave),
  nth.map(endOne),
  nth.map(endOthers),
  nth.map(newPassword),
  fc.constantFrom(3 * second, 11 * second, 400 * second, 20 * hour).map(pass),
  fc.constantFrom(3 * second, 11 * second).map(pass),
];

test('accepts a token exactly as long as the model does, in every order of ends, exchanges and hours', async () => {
  await fc.assert(
    fc.asyncProperty(fc.commands(steps, { maxCommands: 40, size: 'max' }), async (commands) => {
      const member = await people.register();
      const model: Model = { sessions: [], passwords: 0 };
      await addSession(model, member.token);
      await fc.asyncModelRun(() => ({ model, real: { member } }), commands);
    }),
    { numRuns: runs, ...order },
  );
}, 600_000);
