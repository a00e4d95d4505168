import type { Composed, Composer } from '../composer.ts';
import { textsOf, wordingsOf } from '../passage-bank.ts';
import { numberOf } from '../speaker.ts';
import { askedFor, factsOf, findTopics, isMain, type Topic } from '../topics.ts';

/** What a position is; follows its name. */
export const whatItIs: Readonly<Partial<Record<Topic, string>>> = {
  destino: 'é o número do caminho, o que a vida pede que você aprenda. Vem só da data de nascimento.',
  expressao: 'mostra como você age e realiza, os talentos em ação. Vem de todas as letras do nome.',
  motivacao: 'mostra o que move você por dentro. Vem das vogais do nome.',
  impressao: 'é a primeira imagem que os outros têm de você. Vem das consoantes do nome.',
  missao: 'junta nome e nascimento: o que você veio realizar com o que é. Vem da soma de Destino e Expressão.',
  licoesCarmicas: 'são os números que faltam no nome: qualidades a desenvolver.',
  dividasCarmicas: 'são o 13, o 14, o 16 e o 19: temas que pedem cuidado, sem castigo nenhum.',
  tendenciasOcultas: 'são os números que se repetem no nome: qualidades fortes, às vezes em excesso.',
  anoPessoal:
    'é o clima de cada ano, de aniversário a aniversário, num ciclo de 1 a 9. Vem do dia e do mês de nascimento com o ano que corre.',
  mesPessoal: 'é o tom do mês dentro do ano pessoal.',
  diaPessoal: 'é o tom do dia dentro do mês pessoal.',
  desafios: 'são os pontos a superar em cada fase. Vêm das diferenças entre dia, mês e ano de nascimento.',
  ciclosDeVida: 'são as três grandes fases da vida, da formação à colheita.',
  momentosDecisivos: 'são os quatro pináculos: épocas de oportunidade, contadas a partir do nascimento.',
  talentoOculto: 'é uma capacidade guardada, que aparece quando é preciso.',
  diaNatalicio: 'é o dia em que a pessoa nasceu, sem reduzir: um traço que acompanha a vida toda.',
  numeroPsiquico: 'é o dia do nascimento reduzido a um algarismo: como a pessoa se imagina por dentro.',
  respostaSubconsciente: 'mostra como a pessoa reage no susto. Vem de quantos números diferentes o nome tem.',
  aptidaoProfissional: 'mostra os ofícios em que o jeito rende mais. Lê-se pela Expressão.',
  harmoniaConjugal: 'compara a Missão de duas pessoas: o que vibra, o que atrai e o que pede tradução.',
  arcanoRegente:
    'é o número que sobra na ponta do triângulo do nome: o tom de fundo da vida. Não é carta de tarô: vem da soma das letras.',
  arcanoVigente: 'é o par de letras do nome que vigora agora no triângulo, com data para começar e acabar.',
  diasFavoraveis: 'são dias do mês que rimam com o dia e o mês de nascimento, bons para começar coisas.',
  numerosHarmonicos: 'são os números em harmonia com o dia do nascimento; na linguagem popular, os da sorte.',
  cores: 'são as cores ligadas ao dia do nascimento, para usar com leveza.',
  planeta: 'é o astro que a tradição liga ao dia do nascimento.',
  grauAscensao: 'diz se as letras do nome sobem ou descem de valor, como uma escada.',
  relacaoIntervalos: 'é a diferença entre a primeira e a última letra do nome.',
  sequenciasNegativas: 'são três números iguais lado a lado no triângulo do nome: temas que tendem a travar.',
};

/** Explanations that belong to no position, by a pattern of folded words. */
export const generalConcepts: readonly (readonly [RegExp, string])[] = [
  [
    /\bano pessoal (?:\w+ ){1,3}aniversario\b/u,
    '**Porque o Ano pessoal conta a partir de você:** soma o dia e o mês em que nasceu com o ano do último aniversário, e só muda quando a data volta. O calendário entra nos meses: o Mês pessoal soma o mês do ano e vira no dia primeiro e, no mês do aniversário, também nesse dia. Há escolas que trocam o ano em janeiro; aqui ele vai de aniversário a aniversário.',
  ],
  [
    /\bpor ?que\b.*\bcabalistica\b|\b(?:usam?|escolh\w+|prefer\w+) (?:a )?cabalistica\b/u,
    '**Porque a cabalística lê o nome como ele é escrito**: letras de 1 a 8, acentos que contam, 11 e 22 preservados, e regras que os cursos e livros brasileiros descrevem com poucas divergências. Onde as escolas discordam, a Sefira mostra a regra e diz quem diverge.',
  ],
  [
    /\b(?:quem|quando|onde) (?:\w+ )?(?:inventou|criou|descobriu|nasceu|surgiu|comecou) (?:a |essa |esta )?numerologia|\b(?:origem|historia) d[ae] numerologia|^(?:e )?(?:o )?pitagoras\b(?!.*diferenca)/u,
    '**Ninguém inventou sozinho.** A ideia de que números têm sentido aparece entre gregos, como Pitágoras, e na gematria hebraica, que soma letras; a forma de hoje, com nome e data, foi organizada em livros do século XX. A cabalística usada aqui vem dessa tradição, em escola brasileira.',
  ],
  [
    /\bo que e (?:a )?cabala\b|^(?:e )?(?:a )?cabala$/u,
    '**A Cabala é uma tradição mística judaica**, que estuda as letras hebraicas e seus valores. A numerologia cabalística toma dela o hábito de somar letras e o adapta ao nosso alfabeto; não é religião nem substitui o estudo da Cabala.',
  ],
  [
    /\b(?:certidao|registro|casamento) ou\b|\bnome (?:de )?(?:casad[ao]|solteir[ao]|social)\b|\bmudei (?:de |o |meu )?nome\b|\bque nome (?:vale|conta|us\w+)\b/u,
    '**O mapa usa o nome completo do registro de nascimento**, e ele continua valendo a vida inteira. Nome de casada, nome social ou apelido entram como assinatura: uma camada a mais, que mostra como você se apresenta hoje. Quem trocou o registro por escolha própria lê os dois e compara.',
  ],
  [
    /\bmestres?\b|\bo 11 (?:nao )?vira\b|\bo (?:11|22|33)\b/u,
    '**Números mestres** são o 11 e o 22. A soma para neles porque guardam, além do 2 e do 4, uma exigência maior: o 11 inspira, o 22 constrói para muitos. Na cabalística eles ficam em quase todas as posições; a Impressão os reduz, e o 33 vira 6.',
  ],
  [
    /\bpitagoric\w*\b/u,
    '**Cabalística e pitagórica** diferem na tabela de letras: a cabalística dá valores de 1 a 8, e os acentos mudam a conta; a pitagórica vai de 1 a 9, em ordem alfabética. A Sefira usa a cabalística e oferece a pitagórica nas análises: [compare as escolas](/blog/cabalistica-ou-pitagorica).',
  ],
  [
    /^(?:e |mas )*(?:(?:a |o |qual (?:e )?(?:a |o )?)?(?:minha |meu )?)(?:pedras?|crist(?:al|ais)|metal|metais|incensos?|animal|flor(?:es)?|anjo)(?: (?:da sorte|de poder|do signo|de protecao))?$/u,
    '**Isso não entra na conta.** Pedra, metal, flor ou anjo vêm de outras tradições; da cabalística saem, pelo dia do nascimento, as cores, o planeta e os números harmônicos.',
  ],
  [
    /\btriangulos?\b/u,
    '**O triângulo invertido** soma as letras vizinhas do nome, linha por linha, até restar um número, o arcano regente. Três números iguais lado a lado formam uma sequência negativa.',
  ],
  [
    /\b(?:o que e|como funciona|explic\w+|que e) (?:a |essa )?numerologia\b|\b(?:c|k)abb?alistica\b|\bnumerology\b/u,
    '**Numerologia cabalística** é uma tradição simbólica que lê as letras do nome de nascimento e os algarismos da data como números de 1 a 9, mais o 11 e o 22. Do nome vêm Motivação, Impressão e Expressão; da data, o Destino e os períodos; dos dois, a Missão. Serve para refletir, sem prever nada.',
  ],
];

/** The user's own numbers of main positions, after its definition. */
function ownValue(composer: Composer, topics: readonly Topic[]): string {
  const map = composer.map('eu')?.map;
  const own = topics.filter(isMain).flatMap((topic) => {
    const value = map?.[topic];
    return value ? [`${numberOf(topic, value, composer.speaker('eu'))} fala de ${textsOf(value).palavra}`] : [];
  });
  return own.length === 0 ? '' : ` No seu mapa, ${own.join('; ')}.`;
}

/** `Qual a diferença entre lição e dívida?`, `arcano e desafio é a mesma coisa?` */
function differenceLead({ act }: Composer): string {
  const [one, other] = act.topics.filter((topic) => topic !== 'mapa');
  if (
    one === undefined ||
    other === undefined ||
    !/\bdiferen\w+|\bmesm[ao]\b|\bigua(?:l|is)\b|^(?:e |mas )*entre\b/u.test(act.words)
  )
    return '';
  return `**${factsOf(one).label} e ${factsOf(other).label} não são a mesma coisa.**\n\n`;
}

/** What a position is and how it is computed. */
export function composeConcept(composer: Composer): Composed {
  const { act } = composer;
  const [topic] = act.topics.filter((one) => one !== 'mapa');
  const general = generalConcepts.find(([pattern]) => pattern.test(act.words));
  const isGeneral =
    general &&
    (!topic ||
      findTopics(act.words).every((one) => one === 'mapa') ||
      /\bcabal|\binventou\b|\borigem\b|\bmestres?\b|\bvira\b|\bcertidao ou\b|\baniversario\b|pitagoric|triangul|\bnome (?:de|social)/u.test(
        act.words,
      ));
  if (isGeneral)
    return {
      text: general[1],
      title: 'Conceitos de numerologia',
      chips: ['Qual é o meu número de Destino?', 'O que é número de Expressão?'],
    };
  if (!topic)
    return {
      text: wordingsOf('ajuda')[0]?.text ?? '',
      chips: ['Como está o meu momento?', 'Qual é o meu número de Destino?'],
    };
  const rules = composer.rules();
  const rule = rules[topic as keyof typeof rules];
  const text = act.topics
    .slice(0, 2)
    .map((one) => `**${factsOf(one).label}** ${whatItIs[one] ?? 'é uma das posições do mapa.'}`)
    .join('\n\n');
  const how = rule && /calcul|conta|formula/u.test(act.words) ? ` Como se calcula: ${rule.statement}` : '';
  return {
    text: `${differenceLead(composer)}${text}${how}${ownValue(composer, act.topics.slice(0, 2))}`,
    results: [composer.map('eu')].flatMap((found) => found ?? []),
    basis: rule
      ? [
          `Regra: ${rule.statement}`,
          ...(rule.dissent
            ? [`As escolas divergem: ${rule.dissent.replace(/ \([A-Z]\d?(?:, [A-Z]\d?)*\)/gu, '')}`]
            : []),
        ]
      : [],
    title: `O que é ${factsOf(topic).label}`,
    chips: [askedFor(topic), 'O que são números mestres?'],
  };
}
