/** The version of each template: part of the content key, so a changed template makes new files. */
const versions = {
  personal: 'personal@7',
  compatibility: 'compatibility@9',
  company: 'company@10',
  cycles: 'cycles@5',
  name: 'name@10',
  group: 'group@8',
  dates: 'dates@3',
  atlas: 'atlas@2',
  yearbook: 'yearbook@1',
  signature: 'signature@2',
  baby: 'baby@3',
  brand: 'brand@2',
  receipt: 'receipt@2',
  boleto: 'boleto@1',
  commissions: 'commissions@2',
  sales: 'sales@2',
  table: 'table@2',
  transcript: 'transcript@1',
  certificate: 'certificate@1',
} as const;

/** Of the personal map: whole, short, and the two pages that show a brand. */
const editions = { complete: versions.personal, essential: 'essential@4', preview: 'preview@2' } as const;

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
