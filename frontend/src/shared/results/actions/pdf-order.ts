import type { AnalysisContent } from '@sefira/contracts/numerology/stored-analysis';
import { reportRoutes } from '@sefira/contracts/reports/routes';
import type { RouteShape } from '@sefira/contracts/shared/route';

/** A PDF request by data: the path of the call, its body, and the file name. */
export interface PdfOrder {
  readonly path: string;
  readonly body: Readonly<Record<string, unknown>>;
  readonly title: string;
}

const routes: readonly RouteShape[] = reportRoutes;

/** The PDF request of a result; null for kinds without a PDF. */
export function pdfOrderOf(content: AnalysisContent, analysisId: string): PdfOrder | null {
  const order = orders(content, analysisId);
  return routes.some(({ method, path }) => method === 'POST' && path === order.path) ? order : null;
}

/** The request of the short edition; null for kinds without one. */
export function essentialOrderOf(content: AnalysisContent): PdfOrder | null {
  if (content.kind !== 'personal') return null;
  const { name, birthDate } = content.input;
  const { system } = content.result.map;
  return {
    path: '/reports/personal',
    body: { name, birthDate, system, edition: 'essential', sendByEmail: false },
    title: `Mapa essencial ${name}`,
  };
}

function orders(content: AnalysisContent, analysisId: string): PdfOrder {
  const { kind } = content;
  const sendByEmail = false;
  switch (kind) {
    case 'personal': {
      const { name, birthDate } = content.input;
      return {
        path: '/reports/personal',
        body: { name, birthDate, sendByEmail, analysisId },
        title: `Mapa numerológico ${name}`,
      };
    }
    case 'compatibility': {
      const { people } = content.input;
      const { relationKind, relationName } = content.result;
      const [person1, person2] = people;
      return {
        path: '/reports/compatibility',
        body: { person1, person2, people, relationKind, sendByEmail, analysisId },
        title: `${relationName} ${people.map(({ name }) => name).join(' e ')}`,
      };
    }
    case 'company': {
      const { companyName, tradeName, foundationDate, ownerBirthDate, businessType, partners, otherNames } =
        content.input;
      return {
        path: '/reports/company',
        body: {
          companyName,
          tradeName,
          foundationDate,
          ownerBirthDate,
          businessType,
          partners,
          otherNames,
          analysisId,
          analysis: content.result,
        },
        title: `Análise da empresa ${companyName}`,
      };
    }
    case 'cycles':
      return generic(content, analysisId, `Ciclos ${content.input.name ?? content.input.birthDate}`);
    case 'name':
      return generic(content, analysisId, `Análise do nome ${content.input.name}`);
    case 'dates': {
      const { input, result } = content;
      return {
        path: '/numerology/generate-pdf',
        body: { type: 'dates', data: { ...input, analysisId }, analysisId },
        title: `Data certa ${result.occasionName}`,
      };
    }
    case 'atlas':
      return {
        path: '/numerology/generate-pdf',
        body: { type: 'atlas', data: { ...content.input, analysisId }, analysisId },
        title: `Atlas da vida ${content.input.name}`,
      };
    case 'yearbook':
      return {
        path: '/numerology/generate-pdf',
        body: { type: 'yearbook', data: { ...content.input, analysisId }, analysisId },
        title: `Livro do ano ${content.input.name}`,
      };
    case 'signature': {
      const { input } = content;
      return {
        path: '/numerology/generate-pdf',
        body: { type: 'signature', data: { ...input, analysisId }, analysisId },
        title: `Assinatura ${input.names[0]?.name ?? ''}`,
      };
    }
    case 'group':
      return generic(content, analysisId, `Análise do grupo ${content.input.groupName ?? ''}`);
  }
}

function generic({ kind, result }: AnalysisContent, analysisId: string, title: string): PdfOrder {
  return { path: '/numerology/generate-pdf', body: { type: kind, data: { ...result, analysisId }, analysisId }, title };
}
