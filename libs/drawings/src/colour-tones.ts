/** A tone for each colour name of the tables, on screen and on paper; a name without one ("cores claras") stays a word. */
const tones: Readonly<Record<string, string>> = {
  amarelo: '#f2c531',
  azul: '#2f62b5',
  'azul-claro': '#9cc6ea',
  'azul-escuro': '#1d2f63',
  branco: '#ffffff',
  bronze: '#a9743a',
  carmesim: '#a3142f',
  castanho: '#7a4a2b',
  cinza: '#8f9096',
  'cinza-claro': '#d3d4d8',
  'cinza-escuro': '#4b4c52',
  coral: '#f2765c',
  creme: '#f6ecce',
  dourado: '#c99b2e',
  laranja: '#ee8326',
  malva: '#b384b5',
  'marrom-dourado': '#96692b',
  ouro: '#c99b2e',
  prateado: '#c3c7cf',
  preto: '#1b1b1f',
  púrpura: '#6d2b76',
  rosa: '#ec9dbb',
  verde: '#3a8a4f',
  vermelho: '#c8272d',
  'vermelho-escuro': '#7c1519',
  vinho: '#6b1730',
  violeta: '#6f4fb3',
};

/** The tone of a colour's name, "azul (secundária)" included. */
export function toneOf(colour: string): string | undefined {
  return tones[colour.replace(/ \(.*\)$/, '')];
}
