import * as z from 'zod';
import assumptionsFile from './assumptions.json' with { type: 'json' };
import type { Measured } from './measured.ts';
import { type SimulatedLoad, type SimulatedOutcome, simulate } from './simulation.ts';

const amount = z.number();

/** What measuring cannot know: people, hours, prices. */
const assumptionsSchema = z.object({
  note: z.string(),
  /** By unit of work, how often a person does it in a month. */
  month: z.object({ connectedMinutes: amount }).catchall(amount),
  /** Share of a day in its fullest hour, and how much more its fullest moments have. */
  peak: z.object({ fullestHour: amount, moments: amount }),
  utilisation: amount,
  zones: z.int(),
  megabytesOfTrafficAPerson: amount,
  mailsAPerson: amount,
  /** US$ a month, or each. */
  prices: z.object({
    coreWithFourGigabytes: amount,
    gigabyteOfDatabaseWithReplica: amount,
    gigabyteOfFiles: amount,
    gigabyteOfTraffic: amount,
    thousandMails: amount,
    thousandModelAnswers: amount,
  }),
  /** What one server, process or node can hold. */
  limits: z.object({
    databaseCores: amount,
    databaseTerabytes: amount,
    redisCores: amount,
    connectionsOfAChatNode: amount,
  }),
});
export type Assumptions = z.infer<typeof assumptionsSchema>;
export const assumptions = assumptionsSchema.parse(assumptionsFile);

export interface Growth {
  readonly people: number;
  /** A second, at the peak. */
  readonly peaks: Readonly<Record<string, number>>;
  readonly connections: number;
  /** Cores that the peak uses, by part. */
  readonly cores: Readonly<Record<string, number>>;
  /** Processes, or cores of the database, that carry the peak without one zone. */
  readonly processes: Readonly<Record<string, number>>;
  readonly databaseTerabytesAYear: number;
  readonly fileTerabytesAYear: number;
  /** US$ a month, after a year of growth. */
  readonly money: Readonly<Record<string, number>>;
}

/** One who only sends costs the product nothing. */
const isOfProduct = (part: string) => part !== 'people';

/** What so many people a month need. */
export function growthOf(people: number, measured: Measured, given: Assumptions): Growth {
  const { month, peak, utilisation, zones, prices } = given;
  const momentsOf = (times: number) => ((people * times) / 30 / 3600) * peak.fullestHour * peak.moments;
  const peaks = Object.fromEntries(Object.keys(measured.units).map((unit) => [unit, momentsOf(month[unit] ?? 0)]));
  const connections = momentsOf(month.connectedMinutes * 60);
  const cores: Record<string, number> = {};
  for (const [unit, { costs }] of Object.entries(measured.units)) {
    for (const [part, milliseconds] of Object.entries(costs).filter(([name]) => isOfProduct(name))) {
      cores[part] = (cores[part] ?? 0) + ((peaks[unit] ?? 0) * milliseconds) / 1000;
    }
  }
  cores.chat = (cores.chat ?? 0) + (connections * measured.connection.millisecondsASecond) / 1000;
  const processes = Object.fromEntries(
    Object.entries(cores).map(([part, used]) => [
      part,
      Math.max(2, Math.ceil(((used / utilisation) * zones) / (zones - 1))),
    ]),
  );
  const each = (figure: (unit: Measured['units'][string], name: string) => number) =>
    Object.entries(measured.units).reduce((sum, [name, unit]) => sum + figure(unit, name) * (month[name] ?? 0), 0);
  const databaseBytes = people * each(({ databaseBytes: bytes }) => bytes);
  const fileBytes = people * (month.analysis ?? 0) * measured.pdfBytes;
  const coresToPay = Object.values(processes).reduce((sum, count) => sum + count, 0);
  return {
    people,
    peaks,
    connections,
    cores,
    processes,
    databaseTerabytesAYear: (databaseBytes * 12) / 1e12,
    fileTerabytesAYear: (fileBytes * 12) / 1e12,
    money: {
      processors: coresToPay * prices.coreWithFourGigabytes,
      database: ((databaseBytes * 12) / 1e9) * prices.gigabyteOfDatabaseWithReplica,
      files: ((fileBytes * 12) / 1e9) * prices.gigabyteOfFiles,
      traffic: ((people * given.megabytesOfTrafficAPerson) / 1000) * prices.gigabyteOfTraffic,
      mails: ((people * given.mailsAPerson) / 1000) * prices.thousandMails,
      model: ((people * (month.message ?? 0)) / 1000) * prices.thousandModelAnswers,
    },
  };
}

export interface Limit {
  readonly what: string;
  /** People a month at which it is reached. */
  readonly people: number;
  readonly liftedBy: string;
}

/** What the smallest installation without downtime (two of each, one server of each store) reaches first, second, third. */
export function limitsOf(measured: Measured, given: Assumptions): readonly Limit[] {
  const one = growthOf(1e6, measured, given);
  const until = (used: number, available: number) => (1e6 * available) / used;
  const { limits, utilisation } = given;
  const stores: Readonly<Record<string, readonly [available: number, what: string, liftedBy: string]>> = {
    postgres: [
      limits.databaseCores,
      `PostgreSQL, one server of ${limits.databaseCores} cores`,
      'a server for each service, then partitions by person on several',
    ],
    redis: [limits.redisCores, 'Redis, one core', 'a Redis for each role, then a cluster'],
    chromium: [2, 'two cores for PDFs', 'more PDF workers on the same queue'],
  };
  const found = Object.entries(one.cores).map(([part, used]): Limit => {
    const [available, what, liftedBy] = stores[part] ?? [
      2,
      `two processes of ${part}`,
      'more processes: they share nothing',
    ];
    return { what, people: until(used, available * utilisation), liftedBy };
  });
  found.push(
    {
      what: `a year of rows on ${limits.databaseTerabytes} TB`,
      people: until(one.databaseTerabytesAYear, limits.databaseTerabytes),
      liftedBy: 'partitions: old ones to cheaper storage, then several servers',
    },
    {
      what: 'connections of two chat nodes',
      people: until(one.connections, 2 * limits.connectionsOfAChatNode),
      liftedBy: 'more chat nodes behind the sharded adapter',
    },
  );
  return found.sort((first, second) => first.people - second.people);
}

/** The longest that a piece of the product's own rest holds a processor. */
const restMilliseconds = 4;

/**
 * The measured machine under as many people as when it was measured, beside the rest of the product: finished a second, unit by
 * unit.
 */
export function simulateMachine(measured: Measured): readonly { title: string; measured: number; simulated: number }[] {
  const { cores } = measured;
  const rest: SimulatedLoad = {
    unit: { name: 'rest', costs: { rest: restMilliseconds } },
    perSecond: measured.rest.millisecondsASecond / restMilliseconds,
  };
  return Object.entries(measured.units).map(([name, { title, costs, people, perSecond, waitMilliseconds }]) => {
    const several: Readonly<Record<string, number>> = { people: 1, redis: 1, postgres: people, chromium: cores };
    const processes = Object.fromEntries(Object.keys(costs).map((part) => [part, several[part] ?? 2]));
    const [outcome] = simulate(
      { processes: { ...processes, rest: cores }, cores },
      [{ unit: { name, costs, waitMilliseconds }, people }, rest],
      { seconds: Math.max(30, 400 / perSecond), seed: 1 },
    );
    return { title, measured: perSecond, simulated: outcome?.perSecond ?? Number.NaN };
  });
}

/** The peak of a growth on its processes: how long each unit takes. */
export function simulatePeak(growth: Growth, measured: Measured): readonly SimulatedOutcome[] {
  const loads = Object.entries(measured.units).map(([name, { costs, waitMilliseconds }]): SimulatedLoad => {
    const ofProduct = Object.fromEntries(Object.entries(costs).filter(([part]) => isOfProduct(part)));
    return { unit: { name, costs: ofProduct, waitMilliseconds }, perSecond: growth.peaks[name] ?? 0 };
  });
  const arrivals = Object.values(growth.peaks).reduce((sum, peak) => sum + peak, 0);
  return simulate({ processes: growth.processes }, loads, { seconds: Math.max(10, 40_000 / arrivals), seed: 1 });
}
