import type { ChatSubject } from '@sefira/contracts/chat/message';
import { type AnalysisContent, readAnalysis } from '@sefira/contracts/numerology/stored-analysis';
import { readReport } from '@sefira/contracts/reports/reports';
import type { Identity } from '@sefira/contracts/shared/identity';
import { ruleSetFor } from '@sefira/numerology/rules/registry';
import type { ServiceClient } from '@sefira/platform/http/service-client';

/** A person of the analysis or report that a conversation was opened about. */
export interface SubjectPerson {
  readonly name: string | null;
  readonly birthDate: string | null;
}

export interface SubjectNumbers {
  readonly people: readonly SubjectPerson[];
  /** Rule set of its numbers; null for that of the default school. */
  readonly system: string | null;
}

export const noNumbers: SubjectNumbers = { people: [], system: null };

/** Reads the people and the rule set of a conversation's subject with the identity of the user: another user's report is not found. */
export type SubjectReader = (subject: ChatSubject, identity: Identity, requestId: string) => Promise<SubjectNumbers>;

export function createSubjectReader(services: ServiceClient): SubjectReader {
  return async ({ kind, ref }, identity, requestId) => {
    if (kind !== 'analysis' && kind !== 'report') return noNumbers;
    const call = { identity, requestId };
    const analysisId =
      kind === 'analysis' ? ref : (await services.call(readReport, { params: { id: ref }, ...call })).data.analysisId;
    if (analysisId === null) return noNumbers;
    const { data } = await services.call(readAnalysis, { params: { id: analysisId }, ...call });
    const { ruleSet } = data.analysis;
    return { people: peopleIn(data.content), system: ruleSet === ruleSetFor().id ? null : ruleSet };
  };
}

function peopleIn({ kind, input }: AnalysisContent): readonly SubjectPerson[] {
  switch (kind) {
    case 'personal':
    case 'name':
    case 'atlas':
    case 'yearbook':
      return [{ name: input.name, birthDate: input.birthDate }];
    case 'compatibility':
    case 'dates':
      return input.people;
    case 'signature':
      return [{ name: input.names[0]?.name ?? null, birthDate: input.birthDate }];
    case 'cycles':
      return [{ name: input.name ?? null, birthDate: input.birthDate }];
    case 'brand':
      return input.founders;
    case 'group':
      return input.members.slice(0, 5);
    case 'company':
    case 'baby':
      return [];
  }
}
