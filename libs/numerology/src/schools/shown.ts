import type { MapSection, RuleId } from '../rules/rule-set.ts';

/** Rules of sections that some schools do not have. */
const sectionsOfRules: Partial<Readonly<Record<RuleId, MapSection>>> = {
  harmoniaConjugal: 'harmonia',
  harmoniaNomeNascimento: 'harmonia',
  relacaoIntervalos: 'harmonia',
  grauAscensao: 'harmonia',
  arcanos: 'triangulos',
  arcanoRegente: 'triangulos',
  arcanoVigente: 'triangulos',
  sequenciasNegativas: 'triangulos',
};

/** Whether the school of a map shows a section; a result that was stored without a list shows all. */
export function showsSection(
  { secoes }: { readonly secoes?: readonly string[] | undefined },
  section: MapSection,
): boolean {
  return secoes?.includes(section) ?? true;
}

/** Whether a map shows the Tree of Life, the map of the Kabbalah: the lists of stored results name no section for it. */
export function showsTreeOfLife(map: { readonly secoes?: readonly string[] | undefined }): boolean {
  return showsSection(map, 'triangulos');
}

/** Whether the school of a map shows what a rule gives. */
export function showsRule(map: { readonly secoes?: readonly string[] | undefined }, rule: RuleId): boolean {
  const section = sectionsOfRules[rule];
  return section === undefined || showsSection(map, section);
}
