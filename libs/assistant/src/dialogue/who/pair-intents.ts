/** Intents about two or more people. */
export const pairIntents = new Set([
  'quemAno',
  'par',
  'brigas',
  'comum',
  'completa',
  'quem',
  'viajar',
  'paresNumeros',
  'pesoDoPar',
  'visao',
  'cadaUm',
  'meio',
]);

/** `A gente fica junto?`, `vai ser amiga pra sempre?` */
export const asksHowLong =
  /\b(?:(?:para|pra) sempre|dura(?:r|mos|doura)?\b|vai durar|ate (?:o fim|ficar velh\w+)|(?:fic\w+|continu\w+|segu\w+|permanec\w+) (?:\w+ )?junt[oa]s?|se separ\w+|vamos terminar|termin(?:a|amos))\b/u;
