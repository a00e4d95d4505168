import type { EventDelivery } from '@sefira/messaging/consumer';
import type { UserContext } from '../context.ts';
import {
  eraseNoticesOfAnalyses,
  mailReport,
  notifyOfCorrectedRule,
  notifyOfFailedReport,
  notifyOfReport,
} from '../use-cases/notify-of-report.ts';

export async function onReportCompleted({
  event,
  transaction,
  context,
}: EventDelivery<'report.completed', UserContext>): Promise<void> {
  await notifyOfReport(context, transaction, event);
}

export async function onReportFailed({
  event,
  transaction,
  context,
}: EventDelivery<'report.failed', UserContext>): Promise<void> {
  await notifyOfFailedReport(context, transaction, event);
}

export async function onReportEmailRequested({
  event,
  transaction,
  context,
}: EventDelivery<'report.email_requested', UserContext>): Promise<void> {
  await mailReport(context, transaction, event);
}

export async function onReportRuleCorrected({
  event,
  transaction,
  context,
}: EventDelivery<'report.rule_corrected', UserContext>): Promise<void> {
  await notifyOfCorrectedRule(context, transaction, event);
}

export async function onAnalysesErased({
  event,
  transaction,
}: EventDelivery<'analyses.erased', UserContext>): Promise<void> {
  await eraseNoticesOfAnalyses(transaction, event.payload);
}
