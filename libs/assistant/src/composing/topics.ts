import { type MainPosition, mainPositions } from '@sefira/numerology/interpretations/main-positions';
import type { RuleId } from '@sefira/numerology/rules/rule-set';

/** Topics of a map that a question can ask for. */
export type Topic =
  | Exclude<RuleId, 'somaTotal' | 'arcanos' | 'harmoniaNomeNascimento'>
  | 'numerosHarmonicos'
  | 'harmoniaNomeNascimento'
  | 'mapa';

export interface TopicFacts {
  readonly topic: Topic;
  /** In a sentence: `número de Destino`. */
  readonly label: string;
  /** Data that it is computed from. */
  readonly needs: 'name' | 'date' | 'both';
  /** Matches a folded text with corrected spelling. */
  readonly pattern: RegExp;
}

/** In matching order: of similar words the more specific comes first. */
const topics: readonly TopicFacts[] = [
  {
    topic: 'anoPessoal',
    label: 'Ano pessoal',
    needs: 'date',
    pattern:
      /\bano pessoal\b|\bano(?= (?:(?:e|[oa]|meu|mes|dia) )+pessoa(?:l|is)\b)|\bmeu ano\b|\bano (?:dele|dela|(?:d?ess[ae]|dest[ae]) pessoa|d[oa] (?:meu|minha) [a-z]+)\b/u,
  },
  {
    topic: 'mesPessoal',
    label: 'Mês pessoal',
    needs: 'date',
    pattern: /\bmes pessoal\b|\bmes(?= (?:(?:e|[oa]|meu|dia) )+pessoa(?:l|is)\b)|\bmeu mes\b/u,
  },
  {
    topic: 'diaPessoal',
    label: 'Dia pessoal',
    needs: 'date',
    pattern:
      /\bdia pessoa(?:l|is)\b|\bmeu dia\b(?! de nascimento| natalicio| do nascimento)|\benergia (?:de|do dia de|do dia) ?(?:hoje|amanha)?\b/u,
  },
  {
    topic: 'diasFavoraveis',
    label: 'Dias favoráveis',
    needs: 'date',
    pattern:
      /\bdias? favorave(?:l|is)\b|\bdias? de sorte\b|\b(?:bons|melhores) dias\b|\b(?:bom|melhor) dia (?:para|pra)\b|\bdias? bo(?:m|ns) (?:para|pra)\b/u,
  },
  {
    topic: 'harmoniaNomeNascimento',
    label: 'Harmonia entre nome e nascimento',
    needs: 'both',
    pattern:
      /\bnome (?:combina|harmoniza|bate) com (?:a |o )?(?:minha |meu |sua |seu )?(?:data|nascimento)|\bharmonia (?:do|entre o) nome\b|\bnome e (?:a )?(?:data de )?nascimento\b/u,
  },
  {
    topic: 'harmoniaConjugal',
    label: 'Harmonia conjugal',
    needs: 'both',
    pattern: /\bharmonia conjugal\b|\bnumero (?:do|no) amor\b|\bcom (?:que|quais|qual) numeros? (?:eu )?combin/u,
  },
  {
    topic: 'diaNatalicio',
    label: 'Dia natalício',
    needs: 'date',
    pattern:
      /\b(?:nasci|nasceu) (?:no |em |num )?dia \d{1,2}\b(?! (?:de|do|\d))|\bdia natalicio\b|\bnatalicio\b|\bdia (?:do|de|em que)(?: meu| eu)? (?:nascimento|nasci)\b/u,
  },
  { topic: 'numeroPsiquico', label: 'Número psíquico', needs: 'date', pattern: /\bpsiquico\b/u },
  {
    topic: 'talentoOculto',
    label: 'Talento oculto',
    needs: 'name',
    pattern: /\b(?<!(?:maior|melhor|principal|grande) )talento\b/u,
  },
  {
    topic: 'licoesCarmicas',
    label: 'Lições cármicas',
    needs: 'name',
    pattern: /\blic(?:ao|oes)\b(?! de (?:casa|vida))/u,
  },
  {
    topic: 'dividasCarmicas',
    label: 'Dívidas cármicas',
    needs: 'both',
    pattern:
      /\b(?:dividas? carmicas?|debitos? carmicos?)\b|(?<!\b(?:cobr|quit|perdo|receb)\w+ (?:uma |a |essa |minha )?)\bdividas?\b(?!.*\b(?:cartao|banco|pag(?:o|ar|uei)|negoci\w+|reais|boletos?|juros|emprestimo|loja|serasa|agiota)\b)|\bcarmas?\b|\bkarmas?\b/u,
  },
  { topic: 'tendenciasOcultas', label: 'Tendências ocultas', needs: 'name', pattern: /\btendencias?\b/u },
  { topic: 'respostaSubconsciente', label: 'Resposta subconsciente', needs: 'name', pattern: /\bsubconsciente\b/u },
  {
    topic: 'momentosDecisivos',
    label: 'Momentos decisivos',
    needs: 'date',
    pattern: /\bmomentos? decisivos?\b|\bpinaculos?\b|\bmomento (?:atual|da vida)\b/u,
  },
  {
    topic: 'desafios',
    label: 'Desafios',
    needs: 'date',
    pattern: /\bdesafios?\b(?! (?:de|para) (?:\d|sete|trinta|uma semana|hoje))/u,
  },
  {
    topic: 'ciclosDeVida',
    label: 'Ciclos de vida',
    needs: 'date',
    pattern:
      /\bciclos?\b|\b(?:que|qual) (?:e (?:a )?)?(?:minha )?(?:fase|etapa) da (?:minha )?vida (?:\w+ ){0,4}(?:estou|vivo|vivendo|agora|hoje|passando)\b/u,
  },
  {
    topic: 'aptidaoProfissional',
    label: 'Aptidão profissional',
    needs: 'name',
    pattern:
      /\baptidao\b|\bprofiss(?:ao|oes|ional)\b|\bcarreira\b|\bvocacao\b|\btrabalhar com\b|\bque (?:area|emprego|trabalho)\b/u,
  },
  {
    topic: 'sequenciasNegativas',
    label: 'Sequências negativas',
    needs: 'name',
    pattern: /\bsequencias?\b|\btriangulos? (?:invertido|da vida|negativo)/u,
  },
  {
    topic: 'arcanoVigente',
    label: 'Arcano vigente',
    needs: 'both',
    pattern: /\barcanos? (?:atual|vigente|do momento|de agora)\b|^(?:e )?o vigente$/u,
  },
  { topic: 'arcanoRegente', label: 'Arcano regente', needs: 'name', pattern: /\barcanos?\b|^(?:e )?o regente$/u },
  { topic: 'grauAscensao', label: 'Grau de ascensão', needs: 'name', pattern: /\bascensao\b/u },
  { topic: 'relacaoIntervalos', label: 'Relação intervalores', needs: 'name', pattern: /\bintervalos?\b/u },
  {
    topic: 'numerosHarmonicos',
    label: 'Números harmônicos',
    needs: 'date',
    pattern:
      /\bharmonicos?\b|\bnumeros? (?:da|de) sorte\b|\bnumeros? (?:que me|que) (?:dao|da) sorte\b|\bnumeros? da minha sorte\b/u,
  },
  { topic: 'cores', label: 'Cores', needs: 'date', pattern: /\bcor(?:es)?\b/u },
  { topic: 'planeta', label: 'Planeta', needs: 'date', pattern: /\bplaneta\b|\bastro\b/u },
  {
    topic: 'motivacao',
    label: 'Motivação',
    needs: 'name',
    pattern:
      /\bmotivacao\b|\b(?:que |me )me move\b|\bo que (?:me move|eu (?:mais )?quero de verdade)\b|\bmaior (?:desejo|sonho|vontade)\b|\bnumero da alma\b|\bnumero (?:que fala )?d[oe] (?:meu )?coracao\b|\bdesejos? da alma\b|\balma\b/u,
  },
  {
    topic: 'impressao',
    label: 'Impressão',
    needs: 'name',
    pattern:
      /\bimpressao\b|\b(?:numero|o) (?:d[ae] )?(?:\w+ )?personalidade\b|\bcomo (?:os outros|as pessoas|me) (?:me )?ve(?:em|m)\b/u,
  },
  { topic: 'expressao', label: 'Expressão', needs: 'name', pattern: /\bexpressao\b|\bnumero do (?:meu |seu )?nome\b/u },
  {
    topic: 'missao',
    label: 'Missão',
    needs: 'both',
    pattern:
      /\bmissao\b|\bproposito\b|\bv(?:im|eio|enho|em) fazer (?:aqui|n[ao] (?:mundo|terra|vida)|ness?t?[ae] (?:mundo|terra|vida))\b/u,
  },
  {
    topic: 'destino',
    label: 'Destino',
    needs: 'date',
    pattern: /\bdestino\b|\bcaminho (?:de|da) vida\b|\bnumero d[ae] (?:minha )?(?:data|nascimento|vida)\b/u,
  },
  {
    topic: 'mapa',
    label: 'Mapa',
    needs: 'both',
    pattern:
      /\bmapa\b|\banalise (?:completa|pessoal|numerologica)\b|\bminha numerologia\b|\bnumerologia (?:de|do|da|completa)\b|\b(?:todos os )?(?:meus|seus) numeros\b|\bme analis[ae]\b|\bfa(?:z|ca) (?:a |uma )?(?:minha )?analise\b|\bfale (?:sobre|de) mim\b/u,
  },
];

/** Every topic, for callers that ask by name. */
export const topicNames = topics.map(({ topic }) => topic);

const byTopic = new Map(topics.map((facts) => [facts.topic, facts]));

export function factsOf(topic: Topic): TopicFacts {
  const facts = byTopic.get(topic);
  if (!facts) throw new RangeError(`no topic ${topic}`);
  return facts;
}

const feminine =
  /^(?:Motivação|Impressão|Expressão|Missão|Harmonia|Resposta|Aptidão|Relação|Lições|Dívidas|Tendências|Sequências|Cores)\b/u;

/** The question about the user's own number: `Qual é a minha Missão?`, `Quais são os meus Desafios?` */
export function askedFor(topic: Topic): string {
  const { label } = factsOf(topic);
  const [first = ''] = label.split(' ');
  const isFeminine = feminine.test(label);
  if (first.endsWith('s')) return `Quais são ${isFeminine ? 'as minhas' : 'os meus'} ${label}?`;
  return `Qual é ${isFeminine ? 'a minha' : 'o meu'} ${label}?`;
}

/** The topics of a folded text with corrected spelling, at most four, in the order of the table. */
export function findTopics(text: string): Topic[] {
  let rest = text;
  const found: Topic[] = [];
  for (const { topic, pattern } of topics) {
    if (!pattern.test(rest)) continue;
    found.push(topic);
    // Matched words are consumed: "arcano vigente" is not the ruling arcano too.
    rest = rest.replace(new RegExp(pattern.source, 'gu'), '·');
  }
  return found.length > 1 ? found.filter((topic) => topic !== 'mapa').slice(0, 4) : found;
}

export function isMain(topic: Topic): topic is MainPosition {
  return mainPositions.some((position) => position === topic);
}

/** Topics that divide a life into stretches with dates. */
const phaseTopics: readonly Topic[] = [
  'ciclosDeVida',
  'momentosDecisivos',
  'desafios',
  'arcanoVigente',
  'arcanoRegente',
];

export function phaseTopicOf(topics: readonly Topic[]): Topic | undefined {
  return topics.find((topic) => phaseTopics.includes(topic));
}
