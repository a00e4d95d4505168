const units: Readonly<Record<string, number>> = {
  um: 1,
  dois: 2,
  tres: 3,
  três: 3,
  quatro: 4,
  cinco: 5,
  seis: 6,
  sete: 7,
  oito: 8,
  nove: 9,
  dez: 10,
  onze: 11,
  doze: 12,
  treze: 13,
  catorze: 14,
  quatorze: 14,
  quinze: 15,
  dezesseis: 16,
  dezessete: 17,
  dezoito: 18,
  dezenove: 19,
  vinte: 20,
  trinta: 30,
  quarenta: 40,
  cinquenta: 50,
  sessenta: 60,
  setenta: 70,
  oitenta: 80,
  noventa: 90,
};

/** The words that a year in words is made of. */
export const yearUnits = Object.keys(units);

/** `mil novecentos e oitenta e cinco` → 1985, `setenta e oito` → 1978, `dois mil e doze` → 2012. */
export function yearInWords(text: string): number {
  const words = text.toLowerCase().split(/\s+/u);
  const base = words[0] === 'dois' ? 2000 : 1900;
  const rest = words
    .slice(['mil', 'dois'].includes(words[0] ?? '') ? 2 : 0)
    .filter((word) => word !== 'e' && word !== 'novecentos');
  return base + rest.reduce((sum, word) => sum + (units[word] ?? 0), 0);
}
