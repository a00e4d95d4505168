const numberWords: Readonly<Record<string, number>> = {
  um: 1,
  dois: 2,
  tres: 3,
  quatro: 4,
  cinco: 5,
  seis: 6,
  sete: 7,
  oito: 8,
  nove: 9,
  onze: 11,
  vinte: 22,
};

/** The numerological number that a question names. */
export function numberOf(words: string): number | null {
  const plain = words.replace(/\b\d{1,2} (?:de )?[a-z]+ (?:de )?\d{2,4}\b|\b\d{1,2} \d{1,2} \d{2,4}\b/gu, ' ');
  const digits =
    /\b(?:numero|tenho|meu|energia|vibe|destino|expressao|motivacao|impressao|missao|pessoal|licao|carmica|divida|mestre|dao|dar|vibracao|vibre|vibrem|resulte|resultem|(?:resulte|resultem|resultam|resulta|resultar|vibre|vibrem) (?:em|n?o)|valor|deem|deia|desse|dessem|dando|somasse|somando|some|somem|soma|com|arcano|desafio|talento|oculto|psiquico|ano|mes|de|que de|da|e|o|do|ser|gente|pessoa|quem e|significa|mean|means|el|seja) (1[0-46-9]|2[0-2]|33|[0-9])\b(?! (?:linhas?|frases?|palavras?|anos|topicos|pontos|pessoas|filhos|do|de|passos|dias|semanas|meses|motivos?|razoes|coisas|exemplos?|dicas?|nomes?|opcoes|vezes|conselhos?|ideias?|perguntas?|topicos|numeros|propostas?|horas|reais))/u.exec(
      plain,
    );
  if (digits?.[1]) return Number(digits[1]);
  const word =
    /\b(?:numero|destino|mestre|expressao|motivacao|missao) (um|dois|tres|quatro|cinco|seis|sete|oito|nove|onze|vinte)\b/u.exec(
      words,
    );
  return word?.[1] ? (numberWords[word[1]] ?? null) : null;
}

/** Numbers of the words of a year. */
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
