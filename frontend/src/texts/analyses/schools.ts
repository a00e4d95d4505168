interface SchoolWords {
  readonly name: string;
  /** In a list to choose from. */
  readonly option: string;
  readonly hint: string;
  /** On a result that is not of the default school. */
  readonly mark?: string;
}

/** Every school that a person can choose, the default first. */
const schools: Readonly<Record<string, SchoolWords>> = {
  cabalistica: {
    name: 'Cabalística',
    option: 'Cabalístico (padrão)',
    hint: 'Letras de 1 a 8, acentos que mudam o valor e o mapa inteiro da escola.',
  },
  pitagorica: {
    name: 'Pitagórica',
    option: 'Pitagórico',
    hint: 'Letras de 1 a 9, sem acentos. Os números mudam; os nomes deles são os mesmos.',
    mark: 'Sistema pitagórico',
  },
  caldaica: {
    name: 'Caldaica',
    option: 'Caldaico',
    hint: 'Letras de 1 a 8, sem acentos nem mestres, e os números compostos de Cheiro.',
    mark: 'Sistema caldaico',
  },
};

/** Of the field that chooses one. */
export const schoolLabel = 'Sistema';

export const schoolOptions = Object.entries(schools).map(([value, { option }]) => ({ value, label: option }));

/** `cabalistica` of `cabalistica@1`. */
function schoolOf(system: string): string {
  return system.replace(/@.*$/u, '');
}

/** The words of a school, or of a rule set of it. */
export function schoolWords(system: string): SchoolWords {
  const school = schoolOf(system);
  const words = schools[school] ?? { name: school, option: school, hint: '' };
  return system.includes('+') ? { ...words, mark: 'Regra própria' } : words;
}

/** All schools but that of `system`. */
export function otherSchools(system: string): string[] {
  return Object.keys(schools).filter((school) => school !== schoolOf(system));
}
