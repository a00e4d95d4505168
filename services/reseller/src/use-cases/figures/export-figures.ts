import { clientOf } from '@sefira/database/access';
import { asCsv, asWorkbook } from '@sefira/platform/text/spreadsheets';
import { productDate } from '@sefira/platform/time/clock';
import { print } from '../../adapters/print.ts';
import type { ResellerContext } from '../../context.ts';
import { readDays, readGross, readStates } from '../../data/dashboard.ts';
import { allCommissionStates, type ListPage, listCommissionRows, listSaleRows } from '../../data/lists.ts';
import type { Reseller } from '../../data/resellers.ts';
import { sumOf } from '../../domain/day-sums.ts';
import { type Period, periodOf } from '../../domain/periods.ts';
import { emailView } from '../../presenters/lists.ts';
import { commissionsPrintout, salesPrintout } from '../../presenters/printouts.ts';
import { commissionTable, saleTable } from '../../presenters/tables.ts';
import { type Caller, ownReseller } from '../accounts/own-reseller.ts';

/** Maximum number of lines in a PDF; spreadsheets allow more. */
const printoutLines = 2000;
const spreadsheetLines = 100_000;

type ExportedType = 'commissions' | 'sales';

interface Wanted {
  readonly type: ExportedType;
  readonly format: 'pdf' | 'csv' | 'xlsx';
  readonly days: number;
}

interface Facts {
  readonly reseller: Reseller;
  readonly period: Period;
}

/** The caller's commissions or sales of the last `days` days as a file. */
export async function exportFigures(context: ResellerContext, caller: Caller, { type, format, days }: Wanted) {
  const reseller = await ownReseller(context, caller);
  const today = productDate(context.clock());
  const facts = { reseller, period: periodOf(today, days).current };
  if (format === 'pdf') {
    const printout = await (type === 'commissions' ? printCommissions(context, facts) : printSales(context, facts));
    return { today, content: await print(context.services, printout, caller.requestId) };
  }
  const table = await readTable(context, type, facts);
  return { today, content: format === 'csv' ? asCsv(table) : await asWorkbook(table) };
}

async function printCommissions(context: ResellerContext, facts: Facts) {
  const client = clientOf(context);
  const { reseller, period } = facts;
  const [rows, byState, days] = await Promise.all([
    listCommissionRows(client, pageOf('commissions', facts, printoutLines)),
    readStates(client, reseller.userId, period),
    readDays(client, reseller.userId, period),
  ]);
  const all = sumOf(days, period);
  return commissionsPrintout(context, facts, rows, byState, { sales: all.salesCount, base: all.sales });
}

async function printSales(context: ResellerContext, facts: Facts) {
  const client = clientOf(context);
  const [rows, summary] = await Promise.all([
    listSaleRows(client, pageOf('sales', facts, printoutLines)),
    readGross(client, facts.reseller.userId, facts.period),
  ]);
  return salesPrintout(context, facts, rows, summary);
}

async function readTable(context: ResellerContext, type: ExportedType, facts: Facts) {
  const client = clientOf(context);
  const page = pageOf(type, facts, spreadsheetLines);
  const email = emailView(context.configuration.get('reseller_show_customer_email'));
  return type === 'commissions'
    ? commissionTable(await listCommissionRows(client, page), email)
    : saleTable(await listSaleRows(client, page), email);
}

function pageOf(type: ExportedType, { reseller, period }: Facts, limit: number): ListPage {
  const states = type === 'commissions' ? allCommissionStates : ['paid', 'cancelled'];
  return { resellerId: reseller.userId, period, after: null, limit, states, isWhole: true };
}
