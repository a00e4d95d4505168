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
