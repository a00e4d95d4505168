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

export const schoolOptions = Object.entries(schools).map(([value, { option }]) => ({ value, label: option }));

/** `cabalistica` of `cabalistica@1`. */
export function schoolOf(system: string): string {
  return system.replace(/@.*$/u, '');
}

/** The words of a school, or of a rule set of it. */
export function schoolWords(system: string): SchoolWords {
  const school = schoolOf(system);
  const words = schools[school] ?? { name: school, option: school, hint: '' };
  return system.includes('+') ? { ...words, mark: ruleOptionTexts.mark } : words;
}

/** All schools but that of `system`. */
export function otherSchools(system: string): string[] {
  return Object.keys(schools).filter((school) => school !== schoolOf(system));
}

/** The comparison of a result with the other schools. */
export const schoolTexts = {
  label: 'Sistema',
  short: 'Outras escolas',
  title: 'E nas outras escolas?',
  lead: 'Cada escola tem a sua tabela de letras e as suas regras. Veja lado a lado o que muda com o mesmo nome e a mesma data, sem gastar nada.',
  open: 'Comparar com as outras escolas',
  number: 'Número',
  difference: 'Comparação',
  same: 'igual',
  other: 'muda',
  changed: (count: number, all: number) => {
    if (count === 0) return `Os ${all} números são iguais em todas as escolas.`;
    return count === 1 ? `1 de ${all} números muda.` : `${count} de ${all} números mudam.`;
  },
} as const;

/** A professional switches rules on which the schools differ. */
export const ruleOptionTexts = {
  title: 'Recalcular por outra regra',
  lead: 'Onde as escolas divergem, você escolhe. Marque as regras que usa e veja o que muda; o mapa guardado leva o nome delas na tela e no PDF.',
  none: 'nenhum',
  mark: 'Regra própria',
  changed: (chosen: number, changes: number) => {
    if (chosen === 0) return 'Nenhuma regra trocada.';
    if (changes === 0) return 'Com estas regras, os números deste mapa são os mesmos.';
    return changes === 1 ? '1 número muda:' : `${changes} números mudam:`;
  },
  keep: 'Guardar o mapa por estas regras',
} as const;
