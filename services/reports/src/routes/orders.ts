import { api } from '@sefira/contracts/public-api/routes';
import {
  createCompanyReport,
  createCompatibilityReport,
  createGeneralReport,
  createNumerologyReport,
  createPersonalReport,
  generatePdf,
  type reportAccepted,
} from '@sefira/contracts/reports/orders';
import type { RouteBody, RouteShape } from '@sefira/contracts/shared/route';
import { addRoute, type Call } from '@sefira/platform/http/add-route';
import { answered } from '@sefira/platform/http/answer';
import { DomainError } from '@sefira/platform/http/domain-error';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type * as z from 'zod/mini';
import type { ReportsContext } from '../context.ts';
import type { DocumentSubject } from '../domain/document-content.ts';
import { subjectOfResult } from '../domain/result-subject.ts';
import { sendPdf } from '../presenters/pdf.ts';
import { obtainReportPdf, type RequestedReport } from '../use-cases/obtain-report-pdf.ts';
import { pdfCall } from './pdf-call.ts';

/** The calls that send a PDF: typed input is computed again by the engine, results in the body are never printed. */
export function addOrderRoutes(app: FastifyInstance, context: ReportsContext): void {
  const { identities } = context;

  async function send(route: RouteShape, call: Call<RouteShape>, requested: RequestedReport): Promise<FastifyReply> {
    const { idempotencyKey, body } = call;
    const reportCall = { ...pdfCall(call), route: route.id, idempotencyKey, body };
    const { report, file } = await obtainReportPdf(context, reportCall, requested);
    if (file) return sendPdf(call.reply, file, report);
    const accepted: z.infer<typeof reportAccepted> = answered(
      'O relatório está sendo preparado. Ele aparecerá em Relatórios.',
      { reportId: report.id, status: 'processing' },
    );
    return call.reply.code(202).send(accepted);
  }

  addRoute(app, identities, createPersonalReport, ({ body, ...call }) =>
    send(
      createPersonalReport,
      { ...call, body },
      { ...body, email: addresseeOf(body), subject: () => personalOf(body) },
    ),
  );

  addRoute(app, identities, createNumerologyReport, ({ body, ...call }) =>
    send(
      createNumerologyReport,
      { ...call, body },
      { ...body, email: addresseeOf(body), subject: () => personalOf(body) },
    ),
  );

  addRoute(app, identities, createCompatibilityReport, ({ body, ...call }) =>
    send(
      createCompatibilityReport,
      { ...call, body },
      { ...body, email: addresseeOf(body), subject: () => peopleOf(body) },
    ),
  );

  addRoute(app, identities, createCompanyReport, ({ body, ...call }) =>
    send(createCompanyReport, { ...call, body }, { ...body, email: addresseeOf(body), subject: () => companyOf(body) }),
  );

  addRoute(app, identities, createGeneralReport, ({ body, ...call }) =>
    send(
      createGeneralReport,
      { ...call, body },
      { ...body, email: addresseeOf(body), subject: () => missing('reportId') },
    ),
  );

  addRoute(app, identities, api.createReport, ({ body, ...call }) =>
    send(api.createReport, { ...call, body }, { ...body, email: null, subject: () => missingAnalysis() }),
  );

  addRoute(app, identities, generatePdf, ({ body, ...call }) => {
    const { type, data, analysisId, system, chosen } = body;
    const found = subjectOfResult(type, data);
    return send(
      generatePdf,
      { ...call, body },
      {
        analysisId: analysisId ?? found.analysisId,
        chosen,
        system,
        email: addresseeOf(body),
        subject: () => found.subject ?? missing('data'),
      },
    );
  });
}

interface Mailing {
  readonly email?: string | null | undefined;
  readonly sendByEmail: boolean;
}

/** @throws DomainError VALIDATION_FAILED when it is to be mailed without an address */
function addresseeOf({ email, sendByEmail }: Mailing): string | null {
  if (!sendByEmail) return null;
  if (email) return email;
  throw invalid('email', 'Informe o e-mail para onde enviar o relatório.');
}

function personalOf({
  name,
  birthDate,
}: {
  name?: string | undefined;
  birthDate?: string | undefined;
}): DocumentSubject {
  if (!name) return missing('name');
  return birthDate ? { kind: 'personal', input: { name, birthDate } } : missing('birthDate');
}

function peopleOf(body: RouteBody<typeof createCompatibilityReport>): DocumentSubject {
  const { people, person1, person2, relationKind } = body;
  const pair = [person1, person2].filter((one) => one !== undefined);
  return {
    kind: 'compatibility',
    input: { people: people ?? pair, ...(relationKind === undefined ? {} : { relationKind }) },
  };
}

function companyOf(body: RouteBody<typeof createCompanyReport>): DocumentSubject {
  const { companyName, foundationDate, tradeName, businessType, ownerName, ownerBirthDate, partners, otherNames } =
    body;
  if (!companyName) return missing('companyName');
  if (!foundationDate) return missing('foundationDate');
  return {
    kind: 'company',
    input: {
      companyName,
      foundationDate,
      tradeName: tradeName ?? null,
      businessType: businessType ?? null,
      ownerName: ownerName ?? null,
      ownerBirthDate: ownerBirthDate || null,
      ...(partners?.length ? { partners } : {}),
      ...(otherNames?.length ? { otherNames } : {}),
    },
  };
}

/** @throws DomainError NOT_FOUND */
function missingAnalysis(): never {
  throw new DomainError('NOT_FOUND', { message: 'Não há relatório desta análise.' });
}

function missing(path: string): never {
  throw invalid(path, 'Este campo é obrigatório.');
}

function invalid(path: string, message: string): DomainError {
  return new DomainError('VALIDATION_FAILED', { issues: [{ path, message }] });
}
