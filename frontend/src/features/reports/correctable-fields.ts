import type { AnalysisContent } from '@sefira/contracts/numerology/stored-analysis';

/** A name (where the kind has one) and a date that can be corrected. */
export interface Correctable {
  readonly name: string | null;
  readonly date: string;
  readonly isCompany: boolean;
}

/** The correctable data of a report, person by person. */
export function correctableIn(content: AnalysisContent): readonly Correctable[] {
  switch (content.kind) {
    case 'personal':
    case 'name':
    case 'atlas':
    case 'yearbook':
      return [person(content.input)];
    case 'compatibility':
    case 'dates':
      return content.input.people.map(person);
    case 'baby':
      return [];
    case 'brand':
      return content.input.founders.map(person);
    case 'group':
      return content.input.members.map(person);
    case 'company': {
      const { companyName, foundationDate } = content.input;
      return [{ name: companyName, date: foundationDate, isCompany: true }];
    }
    case 'signature':
      return [{ name: content.input.names[0]?.name ?? null, date: content.input.birthDate, isCompany: false }];
    case 'cycles':
      return [{ name: content.input.name ?? null, date: content.input.birthDate, isCompany: false }];
  }
}

function person({ name, birthDate }: { readonly name: string; readonly birthDate: string }): Correctable {
  return { name, date: birthDate, isCompany: false };
}
