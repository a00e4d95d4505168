import type { AnalysisContent } from '@sefira/contracts/numerology/stored-analysis';

/** A PDF request by data: the path of the call, its body, and the file name. */
export interface PdfOrder {
  readonly path: string;
  readonly body: Readonly<Record<string, unknown>>;
  readonly title: string;
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

/** The PDF request of a result. */
export function pdfOrderOf(content: AnalysisContent, analysisId: string): PdfOrder {
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
      return ofResult(content, analysisId, `Ciclos ${content.input.name ?? content.input.birthDate}`);
    case 'name':
      return ofResult(content, analysisId, `Análise do nome ${content.input.name}`);
    case 'dates':
      return ofInput(content, analysisId, `Data certa ${content.result.occasionName}`);
    case 'atlas':
      return ofInput(content, analysisId, `Atlas da vida ${content.input.name}`);
    case 'yearbook':
      return ofInput(content, analysisId, `Livro do ano ${content.input.name}`);
    case 'signature':
      return ofInput(content, analysisId, `Assinatura ${content.input.names[0]?.name ?? ''}`);
    case 'baby':
      return ofInput(content, analysisId, `Nome do bebê ${content.result.surnames}`);
    case 'brand':
      return ofInput(content, analysisId, `Marca ${content.result.names[0]?.name ?? ''}`);
    case 'group':
      return ofResult(content, analysisId, `Análise do grupo ${content.input.groupName ?? ''}`);
  }
}

/** Where the document is made from the result that the page holds. */
function ofResult({ kind, result }: AnalysisContent, analysisId: string, title: string): PdfOrder {
  return generated(kind, result, analysisId, title);
}

/** Where the document computes the result again from what was typed. */
function ofInput({ kind, input }: AnalysisContent, analysisId: string, title: string): PdfOrder {
  return generated(kind, input, analysisId, title);
}

function generated(type: AnalysisContent['kind'], data: object, analysisId: string, title: string): PdfOrder {
  return { path: '/numerology/generate-pdf', body: { type, data: { ...data, analysisId }, analysisId }, title };
}
