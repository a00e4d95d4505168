/** A number (or word) that a tool found about a person: only these may appear in an answer. */
export interface ToolFact {
  /** `Destino`, `Ano pessoal`… as in answers. */
  readonly label: string;
  /** The person: the name as given, or the form of address. */
  readonly of: string;
  readonly value: number | string;
}
