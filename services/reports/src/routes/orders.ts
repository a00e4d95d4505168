import { api } from '@sefira/contracts/public-api/routes';
import {
  createCompanyReport,
  createCompatibilityReport,
  createGeneralReport,
  createNumerologyReport,
  createPersonalReport,
  generatePdf,
} from '@sefira/contracts/reports/orders';
import type { RouteBody } from '@sefira/contracts/shared/route';
import { addRoute } from '@sefira/platform/http/add-route';
import { DomainError } from '@sefira/platform/http/domain-error';
import type { FastifyInstance } from 'fastify';
import type { ReportsContext } from '../context.ts';
import type { DocumentSubject } from '../domain/document-content.ts';
import { answerPdf } from './answer-pdf.ts';
import { subjectOfResult } from './result-subject.ts';

/** The calls that send a PDF: typed input is computed again by the engine, results in the body are never printed. */
export function addOrderRoutes(app: FastifyInstance, context: ReportsContext): void {
  const { identities } = context;

  addRoute(app, identities, createPersonalReport, ({ body, ...call }) =>
    answerPdf(context, { ...call, body }, { ...body, email: addresseeOf(body), subject: () => personalOf(body) }),
  );

  addRoute(app, identities, createNumerologyReport, ({ body, ...call }) =>
    answerPdf(context, { ...call, body }, { ...body, email: addresseeOf(body), subject: () => personalOf(body) }),
  );

  addRoute(app, identities, createCompatibilityReport, ({ body, ...call }) =>
    answerPdf(context, { ...call, body }, { ...body, email: addresseeOf(body), subject: () => peopleOf(body) }),
  );

  addRoute(app, identities, createCompanyReport, ({ body, ...call }) =>
    answerPdf(context, { ...call, body }, { ...body, email: addresseeOf(body), subject: () => companyOf(body) }),
  );

  addRoute(app, identities, createGeneralReport, ({ body, ...call }) =>
    answerPdf(context, { ...call, body }, { ...body, email: addresseeOf(body), subject: () => missing('reportId') }),
  );

  addRoute(app, identities, api.createReport, ({ body, ...call }) =>
    answerPdf(context, { ...call, body }, { ...body, email: null, subject: () => missingAnalysis() }),
  );

  addRoute(app, identities, generatePdf, ({ body, ...call }) => {
    const { type, data, analysisId, system } = body;
    const found = subjectOfResult(type, data);
    return answerPdf(
      context,
      { ...call, body },
      {
        analysisId: analysisId ?? found.analysisId,
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

function peopleOf({ people, person1, person2 }: RouteBody<typeof createCompatibilityReport>): DocumentSubject {
  return { kind: 'compatibility', input: { people: people ?? [person1, person2].filter((one) => one !== undefined) } };
}

function companyOf(body: RouteBody<typeof createCompanyReport>): DocumentSubject {
  const { companyName, foundationDate, tradeName, businessType, ownerName, ownerBirthDate } = body;
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
