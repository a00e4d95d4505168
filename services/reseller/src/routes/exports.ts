import { exportResellerReport } from '@sefira/contracts/reseller/dashboard';
import { clientOf } from '@sefira/database/access';
import { addRoute } from '@sefira/platform/http/add-route';
import { accountId } from '@sefira/platform/identity/caller';
import { productDate } from '@sefira/platform/time/clock';
import type { FastifyInstance } from 'fastify';
import { commissionsPrintout, print, salesPrintout } from '../adapters/printouts.ts';
import { asCsv, asWorkbook } from '../adapters/spreadsheets.ts';
import type { ResellerContext } from '../context.ts';
import * as sums from '../data/dashboard.ts';
import * as lists from '../data/lists.ts';
import { ownReseller, type Reseller } from '../data/resellers.ts';
import { sumOf } from '../domain/day-sums.ts';
import { type Period, periodOf } from '../domain/periods.ts';
import { emailView } from '../presenters/lists.ts';
import { commissionTable, saleTable } from '../presenters/tables.ts';

/** Maximum number of lines in a PDF; spreadsheets allow more. */
const printoutLines = 2000;
const spreadsheetLines = 100_000;

const mediaTypes = {
  pdf: 'application/pdf',
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

interface Wanted {
  readonly reseller: Reseller;
  readonly period: Period;
  readonly requestId: string;
}

/** Exported reports: `{type}_report_{date}.{format}`. */
export function addExportRoute(app: FastifyInstance, context: ResellerContext): void {
  const client = clientOf(context);
  const email = () => emailView(context.configuration.get('reseller_show_customer_email'));

  function pageOf({ reseller, period }: Wanted, states: readonly string[], limit: number): lists.ListPage {
    return { resellerId: reseller.userId, period, after: null, limit, states, isWhole: true };
  }

  async function commissionsPdf(wanted: Wanted): Promise<Buffer> {
    const { userId } = wanted.reseller;
    const page = pageOf(wanted, Object.values(lists.statesOf).flat(), printoutLines);
    const [rows, byState, days] = await Promise.all([
      lists.listCommissionRows(client, page),
      sums.readStates(client, userId, wanted.period),
      sums.readDays(client, userId, wanted.period),
    ]);
    const all = sumOf(days, wanted.period);
    const base = { sales: all.salesCount, base: all.sales };
    return print(context, commissionsPrintout(context, wanted, rows, byState, base), wanted.requestId);
  }

  async function salesPdf(wanted: Wanted): Promise<Buffer> {
    const page = pageOf(wanted, ['paid', 'cancelled'], printoutLines);
    const [rows, summary] = await Promise.all([
      lists.listSaleRows(client, page),
      sums.readGross(client, wanted.reseller.userId, wanted.period),
    ]);
    return print(context, salesPrintout(context, wanted, rows, summary), wanted.requestId);
  }

  async function tableOf(wanted: Wanted, type: 'commissions' | 'sales') {
    if (type === 'commissions') {
      const page = pageOf(wanted, Object.values(lists.statesOf).flat(), spreadsheetLines);
      return commissionTable(await lists.listCommissionRows(client, page), email());
    }
    const page = pageOf(wanted, ['paid', 'cancelled'], spreadsheetLines);
    return saleTable(await lists.listSaleRows(client, page), email());
  }

  addRoute(app, context.identities, exportResellerReport, async (call) => {
    const { type } = call.params;
    const { days, format } = call.query;
    const reseller = await ownReseller(context, accountId(call.identity), call.requestId);
    const today = productDate(context.clock());
    const wanted = { reseller, period: periodOf(today, days).current, requestId: call.requestId };
    const content = await make();
    return call.reply
      .header('content-type', mediaTypes[format])
      .header('content-disposition', `attachment; filename="${type}_report_${today}.${format}"`)
      .send(content);

    async function make(): Promise<Buffer | string> {
      if (format === 'pdf') return type === 'commissions' ? commissionsPdf(wanted) : salesPdf(wanted);
      const table = await tableOf(wanted, type);
      return format === 'csv' ? asCsv(table) : asWorkbook(table);
    }
  });
}
