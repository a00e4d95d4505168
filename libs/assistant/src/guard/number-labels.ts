/** A name of a number in answers, with the labels of the facts that it may come from. */
export interface NumberLabel {
  /** In a folded text (lower case, no accents). */
  readonly pattern: string;
  readonly facts: readonly string[];
}

/** Longer names first: "dia pessoal" is not "pessoal". */
export const NUMBER_LABELS: readonly NumberLabel[] = [
  { pattern: 'anos? pessoa(?:l|is)', facts: ['Ano pessoal'] },
  { pattern: 'mes(?:es)? pessoa(?:l|is)', facts: ['Mês pessoal'] },
  { pattern: 'dias? pessoa(?:l|is)', facts: ['Dia pessoal'] },
  { pattern: 'dia natalicio|natalicio', facts: ['Dia natalício'] },
  { pattern: 'psiquico', facts: ['Número psíquico'] },
  { pattern: 'talento oculto', facts: ['Talento oculto'] },
  { pattern: 'resposta subconsciente', facts: ['Resposta subconsciente'] },
  { pattern: 'harmonia conjugal', facts: ['Harmonia conjugal'] },
  { pattern: 'lic(?:ao|oes) carmicas?', facts: ['Lições cármicas'] },
  { pattern: 'tendencias? ocultas?', facts: ['Tendências ocultas'] },
  { pattern: 'dividas? carmicas?', facts: ['Dívidas cármicas'] },
  { pattern: 'desafios?', facts: ['Desafio'] },
  { pattern: 'ciclos?(?: de vida)?', facts: ['Ciclo de vida'] },
  { pattern: 'momentos? decisivos?', facts: ['Momento decisivo'] },
  { pattern: 'numero da empresa|numero do nome', facts: ['Número da empresa', 'Número do nome', 'Expressão'] },
  { pattern: 'numero da fundacao', facts: ['Número da fundação'] },
  { pattern: 'numero poderoso', facts: ['Número poderoso'] },
  { pattern: 'potencial de sucesso', facts: ['Potencial de sucesso'] },
  { pattern: 'perspectiva financeira', facts: ['Perspectiva financeira'] },
  { pattern: 'compatibilidade', facts: ['Compatibilidade'] },
  { pattern: 'destino|caminho de vida', facts: ['Destino'] },
  { pattern: 'expressao', facts: ['Expressão'] },
  { pattern: 'motivacao', facts: ['Motivação'] },
  { pattern: 'impressao', facts: ['Impressão'] },
  { pattern: 'missao', facts: ['Missão'] },
];
