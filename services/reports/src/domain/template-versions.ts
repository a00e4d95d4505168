/** The version of each template: part of the content key, so a changed template makes new files. */
const versions = {
  personal: 'personal@13',
  compatibility: 'compatibility@16',
  company: 'company@17',
  cycles: 'cycles@9',
  name: 'name@13',
  group: 'group@15',
  dates: 'dates@6',
  atlas: 'atlas@6',
  yearbook: 'yearbook@5',
  signature: 'signature@6',
  baby: 'baby@4',
  brand: 'brand@5',
  receipt: 'receipt@2',
  boleto: 'boleto@1',
  commissions: 'commissions@2',
  sales: 'sales@2',
  table: 'table@2',
  transcript: 'transcript@1',
  certificate: 'certificate@2',
} as const;

/** Of the personal map: whole, short, and the two pages that show a brand. */
const editions = { complete: versions.personal, essential: 'essential@8', preview: 'preview@3' } as const;

/** Extent of a personal report. */
export type Edition = keyof typeof editions;

/** Current template of reports and printouts of a kind. */
export function templateVersionOf(kind: keyof typeof versions, edition: Edition = 'complete'): string {
  return kind === 'personal' ? editions[edition] : versions[kind];
}

/** The edition of a stored version. */
export function editionOf(version: string): Edition {
  if (version.startsWith('essential@')) return 'essential';
  return version.startsWith('preview@') ? 'preview' : 'complete';
}
