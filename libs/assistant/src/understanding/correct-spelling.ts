/** Domain words: a word within an edit distance of one or two of them is read as it. */
const vocabulary = `destino caminho motivacao impressao expressao missao natalicio psiquico talento oculto licao licoes
 carmica carmicas carmico tendencia tendencias ocultas subconsciente resposta divida dividas ciclo ciclos desafio desafios
 momento momentos decisivo decisivos pinaculo pinaculos pessoal favoravel favoraveis harmonico harmonicos planeta arcano
 arcanos regente sequencia sequencias negativa negativas ascensao intervalos aptidao profissao profissional carreira
 vocacao harmonia conjugal mapa numerologia numerologico numerologica analise analises compatibilidade compativel compativeis combina
 combinam combinamos combinacao empresa negocio relatorio nascimento nascido nascida aniversario numero numeros assinatura
 bebe significa significado calcula calculado calcular marido esposa namorado namorada noivo noiva filho filha irmao irma
 amanha semana proximo proxima janeiro fevereiro marco abril maio junho julho agosto setembro outubro novembro dezembro
 kabbalistica cabalistica pitagorica mestre mestres triangulo triangulos personalidade vibracao energia`
  .split(/\s+/u)
  .filter(Boolean);

/** Everyday words within that distance that are not misspelt. */
const exceptions = new Set(
  `pessoa pessoas pessoais amigo amiga comigo filme milho marcou marca maior meio junto antes nesta nessa mostra mestra
 numa combinado destinos caminhos empresas negocios missoes numeral casado casada nascer nasci nasceu marcia marcos maria
 maiara mario julia julio juliana agostinho augusto harmonica abrir filhos filhas irmaos semanas namoro noite`
    .split(/\s+/u)
    .filter(Boolean),
);

const known = new Set(vocabulary);

/** Corrects misspelt domain words of a folded text. */
export function correctSpelling(folded: string): string {
  return folded
    .split(' ')
    .map((word) => correctWord(word))
    .join(' ');
}

function correctWord(word: string): string {
  if (word.length < 5 || known.has(word) || exceptions.has(word) || /\d/u.test(word)) return word;
  const allowed = word.length >= 8 ? 2 : 1;
  let best = word;
  let bestDistance = allowed + 1;
  for (const candidate of vocabulary) {
    if (candidate[0] !== word[0] || candidate.length < 5) continue;
    if (Math.abs(candidate.length - word.length) > allowed) continue;
    const distance = distanceBetween(word, candidate);
    if (distance < bestDistance) {
      best = candidate;
      bestDistance = distance;
    }
  }
  return best;
}

/** Damerau-Levenshtein (optimal string alignment): insertions, deletions, substitutions and transpositions. */
function distanceBetween(first: string, second: string): number {
  let before: number[] = [];
  let above = Array.from({ length: second.length + 1 }, (_, index) => index);
  for (let row = 1; row <= first.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= second.length; column += 1) {
      const same = first[row - 1] === second[column - 1];
      let cost = Math.min(at(above, column) + 1, at(current, column - 1) + 1, at(above, column - 1) + (same ? 0 : 1));
      const isSwap =
        row > 1 && column > 1 && first[row - 1] === second[column - 2] && first[row - 2] === second[column - 1];
      if (isSwap) cost = Math.min(cost, at(before, column - 2) + 1);
      current.push(cost);
    }
    before = above;
    above = current;
  }
  return at(above, second.length);
}

function at(row: readonly number[], index: number): number {
  return row[index] ?? Number.POSITIVE_INFINITY;
}
