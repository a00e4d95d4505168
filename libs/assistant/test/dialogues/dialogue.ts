/** A number, or a reference computed at run time: `@ano:12/02:2028`, `@mapa:expressao:Nome Completo|1990-02-12`. */
export type NumberExpectation = number | string;

/** What any good answer to one message must, may and must not contain; texts are folded (no accents, lower case). */
export interface Expectation {
  readonly kind?: string;
  readonly must?: readonly string[];
  readonly any?: readonly string[];
  readonly not?: readonly string[];
  readonly numbers?: readonly NumberExpectation[];
  readonly numbersAny?: readonly NumberExpectation[];
  readonly numbersOf?: { readonly of: readonly NumberExpectation[]; readonly min: number };
  readonly daysAny?: readonly number[];
  readonly maxWords?: number;
  readonly minWords?: number;
  readonly maxSentences?: number;
  readonly notRepeat?: boolean;
  readonly mayFallback?: boolean;
  readonly mayRepeat?: boolean;
  readonly mayDump?: boolean;
  readonly language?: string;
}

export interface Turn extends Expectation {
  readonly say: string;
}

export interface TestDialogue {
  readonly id: string;
  readonly kind: string;
  readonly turns: readonly Turn[];
}

/** The answer asks for data that the conversation already has. */
const asksAgain =
  '(\\bme (diga|diz|informe|passe|mande|envie|fale|conte)|\\bpreciso (d[aeo]s?\\b|saber|que)|informe\\b|\\bfaltam?\\b|qual (e )?(a |o )?(sua|seu)\\b)[^.?!]{0,60}(data de nascimento|nome completo|\\bnascimento\\b|quando (voce )?nasceu)';
export const romance =
  '\\b(casal|romance|romantic\\w*|namor\\w+|paixao|apaixon\\w+|beij\\w+|noiv\\w+|casamento|vida a dois|alma gemea|seduc\\w+)\\b';
export const negation = '\\b(nao|nenhum\\w*|nem|ninguem|sem)\\b';
export const together =
  '\\bvoces\\b|\\bentre (voce|eles|elas|os dois|as duas)|\\b(os|as) (dois|duas|tres)\\b|um (do|com o|para o|ao) outro|uma (da|a) outra|\\b(dupla|socios|juntos|juntas|sociedade|parceria)\\b';
export const practice =
  '\\b(experimente|tente|separe|escolha|reserve|anote|comece|faca|marque|evite|procure|combine|liste|escreva|converse|diga|pergunte|organize|defina|observe|aceite|peca|use|crie|conte|divida|deixe|termine|cuide|ouca|respire|espere|planeje|mantenha|olhe|aproveite|troque|guarde|feche|abra|ponha|coloque|prefira|por exemplo|vale|pratica|dia a dia|pense|lembre|revise|proteja|busque|pratique|programe)\\b';
export const yours =
  'decisao (e|continua|fica|cabe)|e sua|e seu|so voce|voce (quem )?decid|escolha (e|continua)|cabe a voce|nao (deve|deveria|decid|precisa|posso)';

/** A dialogue in which no answer may ask for known data. */
export function dialogue(id: string, kind: string, ...turns: readonly Turn[]): TestDialogue {
  const strict = turns.map((turn) => (turn.mayFallback ? turn : { ...turn, not: [...(turn.not ?? []), asksAgain] }));
  return { id, kind, turns: strict };
}

/** The opening of an answer to grief or to another pain. */
export const comfort =
  '^.{0,260}(sinto muito|sinto tanto|sinto pel|lamento|meus sentimentos|um abraco|dificil|pesad|dolor|doi|dor\\b|duro|saudade|luto|perda|imagino|acolh|medo|machuc|coragem|obrigad|solid)';
/** What is said of a limit: that the numbers do not decide, foresee or cure it. */
export const limit = `${negation}[^.!?]{0,90}\\b(prev\\w+|garant\\w+|possivel|posso|pode\\w*|sab\\w+|diz\\w*|decid\\w+|indic\\w+|defin\\w+|substitu\\w+|promet\\w+|adivinh\\w+|sort\\w+|mostr\\w+|revel\\w+|faz\\w*|serve\\w*|respond\\w+|diagnostic\\w+|recomend\\w+|cabe|da|dao|tem|ha|existe\\w*|depend\\w+|calcul\\w+|muda\\w*|ajud\\w+|conden\\w+|castig\\w+|escolh\\w+|palpite\\w*|prova\\w*|precisa\\w*|e)\\b`;

/** The reference of a number of the map. */
export function ofMap(rule: string, name: string, birthDate = ''): string {
  return `@mapa:${rule}:${name}|${birthDate}`;
}
