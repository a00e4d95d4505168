import type { EventEnvelope, EventPayload } from '@sefira/contracts/shared/events';
import type { UserContext } from '../context.ts';
import { deleteMailsOfCauses } from '../data/mails.ts';
import { deleteNotificationsOfCauses } from '../data/notifications.ts';
import { findProfile } from '../data/profiles.ts';
import type { Transaction } from '../data/transaction.ts';
import { wasLongWait } from '../domain/long-wait.ts';
import { readPreferences } from '../domain/preferences.ts';
import { notify } from './notify.ts';
import { requestMail } from './request-mail.ts';

/** A finished report: a notification, and a mail when it took long. */
export async function notifyOfReport(
  context: UserContext,
  transaction: Transaction,
  event: EventEnvelope<'report.completed'>,
): Promise<void> {
  const { userId, reportId, analysisId, title, pages, completedAt } = event.payload;
  const reader = await reportReader(transaction, userId);
  if (!reader) return;
  await notify(context, transaction, {
    userId,
    kind: 'report_completed',
    cause: `report-completed:${reportId}${ofAnalysis(analysisId)}`,
    title: 'Relatório pronto',
    text: title ? `${title}, ${pages} páginas.` : `Seu relatório de ${pages} páginas está pronto para baixar.`,
    link: `/relatorios/${reportId}`,
  });
  if (!reader.email || !wasLongWait(reportId, new Date(completedAt))) return;
  const mail = { cause: `report-ready:${reportId}`, template: 'reportReady', recipient: reader.email, userId } as const;
  await requestMail(context, transaction, { ...mail, data: { name: reader.name, pages } });
}

/** A failed report: its owner may retry. */
export async function notifyOfFailedReport(
  context: UserContext,
  transaction: Transaction,
  event: EventEnvelope<'report.failed'>,
): Promise<void> {
  const { userId, analysisId, title } = event.payload;
  const cause = `report-failed:${event.id}${ofAnalysis(analysisId)}`;
  const reader = await reportReader(transaction, userId);
  if (!reader) return;
  await notify(context, transaction, {
    userId,
    kind: 'report_failed',
    cause,
    title: 'Não conseguimos preparar seu relatório',
    text: `${title ? `${title}. ` : ''}Abra Relatórios para tentar de novo, sem custo. A leitura continua em Minhas Análises.`,
    link: '/relatorios',
  });
  if (!reader.email) return;
  const mail = { cause, template: 'reportFailed', recipient: reader.email, userId } as const;
  await requestMail(context, transaction, { ...mail, data: { name: reader.name, ...(title ? { title } : {}) } });
}

/** Deletes the notifications and mails that name the reports of an erased client. */
export async function eraseNoticesOfAnalyses(
  transaction: Transaction,
  { userId, analysisIds, withReports }: EventPayload<'analyses.erased'>,
): Promise<void> {
  if (!withReports) return;
  const endings = analysisIds.map(ofAnalysis);
  await deleteNotificationsOfCauses(transaction, userId, endings);
  await deleteMailsOfCauses(transaction, userId, endings);
}

/** The end of a cause: notices of a report are erased with its analysis. */
function ofAnalysis(analysisId: string | null): string {
  return analysisId ? `:${analysisId}` : '';
}

/** A corrected rule that changes reports of a person: one notification and one mail, however many reports it changes. */
export async function notifyOfCorrectedRule(
  context: UserContext,
  transaction: Transaction,
  event: EventEnvelope<'report.rule_corrected'>,
): Promise<void> {
  const { userId, correctionId, title, statement } = event.payload;
  const reader = await reportReader(transaction, userId);
  if (!reader) return;
  await notify(context, transaction, {
    userId,
    kind: 'rule_corrected',
    cause: `rule-corrected:${correctionId}`,
    title: `Regra corrigida: ${title}`,
    text: 'Ela muda um resultado seu. Em Relatórios, refaça com a regra corrigida, sem custo.',
    link: '/relatorios',
  });
  if (!reader.email) return;
  const cause = `rule-corrected:${correctionId}:${userId}`;
  const mail = { cause, template: 'ruleCorrected', recipient: reader.email, userId } as const;
  await requestMail(context, transaction, { ...mail, data: { name: reader.name, title, statement } });
}

/** Mails a report to an address on its owner's request (docs/decisions/0044-pdf-calls.md). */
export async function mailReport(
  context: UserContext,
  transaction: Transaction,
  event: EventEnvelope<'report.email_requested'>,
): Promise<void> {
  const { userId, email, downloadPath } = event.payload;
  const mail = { cause: `report-email:${event.id}`, template: 'reportByEmail', recipient: email, userId } as const;
  await requestMail(context, transaction, { ...mail, data: { downloadPath } });
}

/** The owner of a report when notifications of reports are on; the e-mail only when that channel is on too. */
async function reportReader(
  transaction: Transaction,
  userId: string,
): Promise<{ readonly name: string; readonly email: string | null } | null> {
  const profile = await findProfile(transaction, userId);
  if (!profile) return null;
  const { notifications } = readPreferences(profile.preferences);
  if (!notifications.reports) return null;
  return { name: profile.name, email: notifications.email ? profile.email : null };
}
