/** A person of the conversation. */
export interface DialoguePerson {
  /** `eu`, `marido`, `filha`, or the first name in small letters. */
  readonly label: string;
  readonly name: string | null;
  readonly birthDate: string | null;
}
