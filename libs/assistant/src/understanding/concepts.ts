import type { Topic } from '../composing/topics.ts';

type Concept = readonly [RegExp, string];

/** Questions beside the map: answered the same, whatever numbers the message contains. */
const aside: readonly Concept[] = [
  [
    /\b(?:cientific\w*|comprovad\w*|funciona mesmo|acredit\w+ (?:nisso|em numerologia|na numerologia)|numerologia (?:funciona|e (?:verdade|real|seri[ao]|uma? ciencia|ciencia|mentira|confiavel)))\b/u,
    '**Numerologia não é ciência**: não há estudo que comprove que nomes e datas determinem a vida de alguém, e a Sefira não promete isso. É uma linguagem simbólica, com regras fixas: o mesmo nome e a mesma data dão sempre os mesmos números, e você vê a conta de cada um. O valor está na conversa que ela abre: olhar para si com outras perguntas. Leve o que fizer sentido e deixe o resto.',
  ],
  [
    /\bnome de (?:casad[ao]|solteir[ao])\b|\bnome social\b|\bmudei (?:de |o |meu )?nome\b/u,
    '**Nome de casada, nome social, apelido:** o mapa é feito com o nome completo do registro de nascimento, e ele não muda. O nome que você passou a usar é lido à parte, como assinatura: uma camada a mais, que mostra como você se apresenta hoje. Quem mudou o registro por escolha própria costuma ler os dois e comparar. Em **Análise de Nome** dá para ver o nome novo ao lado do de nascimento; ou me diga o nome que você usa, e eu calculo aqui.',
  ],
  [
    /\bhoras? (?:iguais|repetidas|espelhadas)\b|\b(?:vejo|vendo|aparece\w*|relogio)\b.{0,30}\b(?:00 00|10 10|11 11|12 12|21 21|22 22)\b/u,
    '**Ver 11:11 e outras horas repetidas** é popular, mas não faz parte da numerologia cabalística: nenhum número do seu mapa vem do relógio. O que se sabe é que reparamos mais naquilo que já nos marcou. Se quiser, use o momento como uma pausa: respire e pergunte o que anda pedindo a sua atenção. Como símbolos, o 11 fala de intuição e o 22, de construir algo que fique.',
  ],
];

/** General explanations. */
const general: readonly Concept[] = [
  [
    /\bmestres?\b/u,
    '**Números mestres** são o 11 e o 22 (e, em algumas escolas, o 33): não se reduzem a um dígito porque somam a vibração do 2 ou do 4 a uma exigência maior. No sistema cabalístico da Sefira, 11 e 22 são mantidos nas posições em que a tradição os aceita.',
  ],
  [
    /\bpitagoric\w*\b/u,
    '**Cabalística e pitagórica** diferem na tabela de letras e em algumas regras: a cabalística usa valores de 1 a 8, com acentos que mudam o valor das letras; a pitagórica, de 1 a 9 em ordem alfabética. A Sefira usa a cabalística e oferece a pitagórica nas análises.',
  ],
  [
    /\b(?:o que e|como funciona|explic\w+|que e) (?:a )?numerologia\b|\bcabalistica\b|\bkabbalistica\b/u,
    '**Numerologia cabalística** é uma tradição simbólica que lê as letras do nome de nascimento e os algarismos da data como números de 1 a 9, mais os mestres 11 e 22. Do nome vêm Motivação, Impressão e Expressão; da data, o Destino e os períodos; dos dois, a Missão. É um convite à reflexão, não uma previsão nem uma ciência.',
  ],
  [
    /\btriangulos?\b/u,
    '**O triângulo invertido** soma as letras vizinhas do nome, linha por linha, até restar um número, o arcano regente. Três números iguais lado a lado formam uma sequência negativa.',
  ],
];

/** The first explanation that matches the folded words. */
export function conceptIn(words: string): string | undefined {
  return [...aside, ...general].find(([pattern]) => pattern.test(words))?.[1];
}

export function isAside(words: string): boolean {
  return aside.some(([pattern]) => pattern.test(words));
}

/** Explanation of a position; follows its name. */
export const whatItIs: Readonly<Partial<Record<Topic, string>>> = {
  destino: 'é o número do caminho: o que a vida pede que você aprenda. Vem só da data de nascimento.',
  expressao: 'mostra como você age e realiza, seus talentos em ação. Vem de todas as letras do nome.',
  motivacao: 'mostra o que a alma deseja, o que move você por dentro. Vem das vogais do nome.',
  impressao: 'é a primeira imagem que os outros têm de você. Vem das consoantes do nome.',
  missao: 'junta nome e nascimento: o que você veio realizar com o que é. Vem da soma de Destino e Expressão.',
  licoesCarmicas: 'são os números que faltam no nome: qualidades a desenvolver.',
  dividasCarmicas: 'são o 13, o 14, o 16 e o 19: temas que pedem cuidado, sem nenhum castigo.',
  tendenciasOcultas: 'são os números que se repetem no nome: qualidades fortes, às vezes em excesso.',
  anoPessoal: 'é o clima de cada ano, num ciclo de 1 a 9. Vem do dia e do mês de nascimento com o ano que corre.',
  mesPessoal: 'é o tom do mês dentro do ano pessoal.',
  diaPessoal: 'é o tom do dia dentro do mês pessoal.',
  desafios: 'são os pontos a superar em cada fase da vida. Vêm das diferenças entre dia, mês e ano de nascimento.',
  ciclosDeVida: 'são as três grandes fases da vida, da formação à colheita.',
  momentosDecisivos: 'são os quatro pináculos: épocas de oportunidade, contadas a partir do nascimento.',
  talentoOculto: 'é uma capacidade guardada, que aparece quando é preciso.',
  sequenciasNegativas: 'são três números iguais lado a lado no triângulo do nome: temas que tendem a travar.',
};
