import type { System } from '../rules/rule-set.ts';
import { caldaicaSections } from './caldaica/own-sections.ts';
import type { SchoolSection, SectionInput } from './own-section.ts';
import { pitagoricaSections } from './pitagorica/own-sections.ts';

/** Apart from the registry of rule sets: their texts are loaded only where they are shown. */
const sectionsOf: Readonly<Record<System, (map: SectionInput) => readonly SchoolSection[]>> = {
  pitagorica: pitagoricaSections,
  caldaica: caldaicaSections,
};

/** What the school of a map alone has, in order. */
export function ownSections(map: SectionInput): readonly SchoolSection[] {
  return sectionsOf[map.system]?.(map) ?? [];
}
