/** A number (or word) that a tool found of somebody: what an answer may say. */
export interface ToolFact {
  /** `Destino`, `Ano Pessoal`… as answers call it. */
  readonly label: string;
  /** Whose: the name as given, or what they are called. */
  readonly of: string;
  readonly value: number | string;
}
