import { rowsOf } from '@sefira/database/rows';
import type { Client } from 'pg';
import * as z from 'zod/mini';
import { ledgerProofs } from './ledger-proofs.ts';

/** Rows that violate an invariant; empty when it holds. */
export interface ProofResult {
  readonly name: string;
  readonly broken: readonly Readonly<Record<string, unknown>>[];
}

const shownRows = 20;
const brokenRow = z.record(z.string(), z.unknown());

/** Checks every invariant on one snapshot while the service runs. */
export async function verifyLedger(client: Pick<Client, 'query'>, schema = 'billing'): Promise<readonly ProofResult[]> {
  const results: ProofResult[] = [];
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
  try {
    for (const { name, sql } of ledgerProofs) {
      const statement = client.query(`${sql.replaceAll('{schema}', schema)} LIMIT ${shownRows}`);
      results.push({ name, broken: await rowsOf(brokenRow)(statement) });
    }
  } finally {
    await client.query('ROLLBACK');
  }
  return results;
}
