import type { Understood } from '../understanding/read-message.ts';
import type { DialogueState, Hardship } from './state.ts';

const opened: Readonly<Record<string, Hardship>> = {
  luto: 'grief',
  lutoNumero: 'grief',
  perdaGestacional: 'unborn',
  violencia: 'violence',
  abuso: 'violence',
  perseguicao: 'violence',
  fuga: 'minor',
  bullying: 'minor',
  violenciaDeOutro: 'distress',
  ...Object.fromEntries(
    [
      ...['tristeza', 'solidao', 'medo', 'ansiedade', 'raiva', 'culpa', 'vergonha', 'arrependimento', 'autocritica'],
      ...['rompimento', 'demissao', 'dividas', 'assedio', 'vicio', 'dependencia', 'doencaDeOutro', 'crise'],
      ...['traicaoVivida', 'reprovacao', 'desvalorizado', 'afastamento'],
    ].map((manner) => [manner, 'distress' as const]),
  ),
};

const weight: Readonly<Record<Hardship, number>> = { distress: 1, grief: 2, unborn: 3, violence: 4, minor: 5 };
const moods: Readonly<Record<Hardship, string>> = {
  grief: 'luto',
  unborn: 'perdaGestacional',
  violence: 'violencia',
  minor: 'violencia',
  distress: 'tristeza',
};

const ofSpeaker = /\b(?:me|mim|comigo|eu|apanh(?:o|ei|ava)|sofr[oi]|moro)\b/u;
/** The victim is a third person: `meu vizinho bate na mulher`, `minha amiga apanha`. */
const ofThird =
  /\bnel[ae]s?\b|\b(?:n[ao]s?|em|[ao]s?) (?:(?:minha|meu|propri[ao]) )*(?:mulher|espos[ao]|marido|namorad[ao]|mae|pai|irmao?|filh\w+|crianca\w*|sogr[ao]|v?o|avo|amig[ao]|vizinh[ao])\b|\b(?:minha|meu|uma|um|a|o) (?:\w+ ){0,2}(?:apanha|apanhou|sofre|sofreu|aparece|esta apanhando|(?:e|foi|esta sendo) (?:agredid|espancad|ameacad)[ao])\b/u;
const byParent = /\b(?:padrasto|madrasta|meu pai|minha mae) (?:\w+ )?(?:bat\w+|espanc\w+|agrid\w+|agred\w+)\b/u;

/** Violence that the speaker sees and does not suffer; that of a parent concerns the speaker too. */
export const isViolenceOfOther = ({ words }: Pick<Understood, 'words'>): boolean =>
  ofThird.test(words) && !ofSpeaker.test(words) && !byParent.test(words);

/** A child or a teenager speaks: Disque 100 and the Conselho Tutelar, not a shelter for adults. */
export const ofMinor =
  /\b(?:tenho|fiz|faco) (?:[89]|1[0-7]) anos\b|\bsou (?:de )?menor\b|\b(?:medo de contar|descobrir que eu (?:falei|contei))\b/u;

/** The hardship after a message; a lighter one never replaces a heavier. */
export function hardshipAfter(
  before: Hardship | null,
  manner: string | null,
  { words }: Pick<Understood, 'words'>,
): Hardship | null {
  const found = opened[manner ?? ''] ?? null;
  const next = found !== null && (before === null || weight[found] > weight[before]) ? found : before;
  return next === 'violence' && ofMinor.test(words) ? 'minor' : next;
}

export const isMourning = ({ hardship }: Pick<DialogueState, 'hardship'>) =>
  hardship === 'grief' || hardship === 'unborn';
const isEndangered = (hardship: Hardship) => hardship === 'violence' || hardship === 'minor';

/** What is said of a hardship, and the reply to it. */
interface Cue {
  readonly reply: string;
  readonly of: readonly Hardship[];
  readonly pattern: RegExp;
  /** Understood without the message before: it counts after another subject too. */
  readonly isWhole?: true;
  readonly isStatement?: true;
}

const mourning = ['grief', 'unborn'] as const;
const danger = ['violence', 'minor'] as const;
const all = [...mourning, ...danger, 'distress'] as const;
const selfBlame =
  /\bculpa (?:foi |e |seria |era |so |tambem )*minha\b|\bminha culpa\b|\bculpad[oa]\b|\bme culpo\b|\b(?:poderia|podia|devia|deveria) ter\b|\bse eu (?:nao )?tivesse\b|\beu (?:que )?(?:causei|provoquei|mereci|mereco)\b|\beu (?:que )?fiz (?:algo|alguma coisa|algum mal|de errado)\b|\bo que (?:eu )?fiz de errado\b/u;
const numberBlame =
  /\b(?:numeros?|mapa|destino|nome) (?:\w+ )?(?:atrai|traz|chama|puxa|causa)\w* (?:\w+ )?(?:dividas?|azar|doenca|pobreza|briga|solidao|morte)\b|\b(?:culpa|causa) d[oae]s? (?:(?:meu|minha|meus|minhas|nosso|nossa) )?(?:numeros?|mapa|destino|anos?|mes|nome|data|carma)\b|\b(?:ano|numeros?|mapa|destino|nome|data) (?:pessoal )?(?:\w+ )?(?:causou|causa|provocou|teve culpa|tem culpa)\b|\bsera que (?:e|foi|era) (?:por causa d?|culpa d)?[oae]?s? ?(?:meu|minha|meus) (?:numeros?|mapa|destino|ano|nome|data|carma)\b/u;

/** In the order in which they are looked for. */
const cues: readonly Cue[] = [
  {
    reply: 'crise',
    of: mourning,
    pattern:
      /\b(?:quero|queria|vontade de|prefiro|preferia) (?:\w+ )?(?:ir|morrer|partir) (?:junto|embora|tambem|com el[ea]|atras del[ea])\b|\bnao (?:sei (?:se|como) (?:vou )?|vou |consigo )?(?:mais )?aguent(?:o|ar)\b(?: mais)?$|\bme juntar a el[ea]\b/u,
    isWhole: true,
  },
  {
    // Whether a sick person recovers is asked of no number.
    reply: 'doencaDeOutro',
    of: all,
    pattern:
      /\b(?:el[ea]|minha \w+|meu \w+|vo|vovo) (?:\w+ )?(?:vai|ira|consegue|pode) (?:\w+ )?(?:melhorar|sarar|sobreviver|resistir|aguentar|ficar (?:boa|bom|bem)|sair dessa|se recuperar|se curar|voltar para casa|receber alta)\b/u,
    isWhole: true,
  },
  {
    reply: 'nome',
    of: mourning,
    pattern:
      /\bnome d(?:el[ea]|[oa] (?:bebe|minha \w+|meu \w+)) (?:era|e|seria|ia ser)\b|(?<!\b(?:me|nos) )\b(?:se )?chama(?:va|ria)(?: se)?\b|\b(?:ia|iria) (?:se )?chamar\b|\bchamar(?:iamos)? (?:de|el[ea] de)\b|^(?:era|seria|ia ser) (?:[oa] )?\w+$/u,
    isWhole: true,
    isStatement: true,
  },
  {
    reply: 'adeus',
    of: mourning,
    pattern:
      /\b(?:nao|nem) (?:\w+ ){0,5}(?:me )?desped(?:ir|i)\b|\bsem (?:\w+ ){0,2}(?:despedida|despedir|dizer (?:tchau|adeus))\b|\bnao (?:\w+ ){0,3}(?:dar|dei|dizer|disse) (?:\w+ )?(?:adeus|tchau|ultimo abraco)\b|\b(?:(?:nao|nem) deu tempo|(?:nao|nem) cheguei a tempo|queria ter (?:dito|falado|me despedido)|faltou (?:dizer|falar))\b/u,
    isWhole: true,
  },
  { reply: 'remorso', of: ['grief'], pattern: selfBlame, isWhole: true, isStatement: true },
  { reply: 'culpa', of: [...mourning, ...danger], pattern: selfBlame, isWhole: true },
  { reply: 'culpa', of: all, pattern: numberBlame, isWhole: true },
  { reply: 'remorso', of: ['distress'], pattern: selfBlame },
  {
    reply: 'fracasso',
    of: all,
    pattern:
      /\b(?:sou|virei|me sint\w+|me sentindo|me acho|sera que sou)\b.{0,15}\b(?:fracass\w+|incompetente|perdedor\w*|incapaz|inutil|(?:um|uma) (?:lixo|nada|merda|bosta|porcaria|ninguem|estorvo|peso))\b|\bfracassei\b/u,
    isWhole: true,
  },
  {
    reply: 'descoberta',
    of: danger,
    pattern:
      /\b(?:se|quando|caso|medo (?:de|que)) (?:\w+ ){0,4}(?:descobr\w+|souber\w*|saiba|fic\w+ sabendo|ver (?:isso|a conversa|essa conversa|o celular)|ler isso|perceb\w+|desconfi\w+|(?:ach|peg|abr)\w+ (?:isso|o celular|meu celular|(?:a|essa|esta) conversa))\b|\b(?:mexe|olha|ve|pega|vigia|fuca|confere) (?:n?o )?(?:meu )?(?:celular|telefone|whats\w*)\b|\bmedo de (?:contar|falar|denunciar)\b|\be se el[ea] (?:vier|voltar|aparecer|me achar)\b/u,
    isWhole: true,
  },
  {
    reply: 'saida',
    of: danger,
    pattern:
      /\b(?:melhor dia|que dia|quando|como|quero|preciso|penso em|vou)\b.{0,25}\b(?:sair|saio|fugir|fujo|ir embora|largar|me separar|deixar el[ea]|denunciar)\b/u,
    isWhole: true,
  },
  {
    reply: 'credito',
    of: danger,
    pattern: /\b(?:ninguem|nao|nem)\b.{0,25}\bacredit\w+/u,
  },
  {
    reply: 'filhos',
    of: ['violence'],
    pattern: /\b(?:meus?|minhas?|noss[oa]s?) (?:filh[oa]s?|criancas?|menin[oa]s?|bebe)\b|\bas criancas\b/u,
  },
  {
    reply: 'muda',
    of: danger,
    pattern:
      /\bel[ea] (?:\w+ ){0,3}(?:muda\w*|mude|mudou|melhora|melhorar)\b|\bpediu (?:desculpas?|perdao)\b|\bpromet\w+\b|\bme ama\b|\b(?:por|e) (?:amor|ciumes?|cuidado)\b|\bme proteg\w+|\barrepend\w+\b/u,
    isWhole: true,
  },
  {
    reply: 'abrigo',
    of: ['violence'],
    pattern:
      /\bonde (?:eu )?(?:ir|vou|fico|ficar|morar)\b|\bnao tenho (?:casa|para onde|onde|dinheiro|como sair|emprego)\b/u,
  },
  {
    reply: 'mapa',
    of: all,
    pattern:
      /\b(?:isso|isto|ess[ae] (?:dor|perda|tristeza|falta|vazio)|a (?:morte|perda|dor) \w+|o que (?:eu )?(?:sinto|aconteceu|passei))\b.{0,30}\b(?:mapa|numeros?)\b|\b(?:mapa|numeros?)\b.{0,25}\b(?:mostra\w*|fala\w*|diz\w*|explica\w*|previ\w*|avis\w+|sabia\w*)\b.{0,15}\b(?:isso|disso|ess[ae] (?:dor|perda)|a (?:morte|perda))\b|\b(?:previ\w+|prever|evitar|evitado|adivinh\w+|visto|saber|sabido)\b.{0,20}\b(?:mapa|numeros?)\b|\b(?:aparece|da para ver) (?:isso )?n[oa]s? (?:meus?|minha) (?:mapa|numeros?|nome|data)\b/u,
  },
  {
    reply: 'quando',
    of: all,
    pattern:
      /\b(?:quando|que dia|em que mes)\b.{0,30}\b(?:melhor(?:[aeo]|ar|ando)|(?:sentir|ficar|estar|fico|sinto) melhor|passa\w*|acab\w+|alivi\w+|doer|doendo|feliz|bem|normal|super\w+|dormir|respirar|sorrir|paz)\b|\b(?:isso|ess[ae] (?:dor|vazio|saudade|aperto)|a (?:dor|saudade)|o (?:luto|vazio))\b (?:\w+ ){0,3}(?:passa|passar|acaba|acabar|melhora|melhorar|alivia|aliviar|diminui)\b|^(?:e |mas |sera que |ai )*(?:isso |um dia )*(?:(?:vai|ira) )?(?:passa|passar|melhora|melhorar)(?: logo| um dia| isso| mesmo)*$|^(?:e |mas |sera que )*(?:um dia )?(?:eu )?(?:vou|consigo) (?:conseguir )?(?:superar|esquecer|ficar bem|sair dessa)\b|\bquanto tempo\b.{0,25}\b(?:dura|passa\w*|leva|demora|luto|doer|doendo|super\w+|melhor\w*)\b|^(?:e )?ate quando\b/u,
  },
  {
    reply: 'passo',
    of: [...mourning, 'distress'],
    pattern:
      /^(?:e |mas |entao |ai |agora |ta )*(?:o que (?:e que )?(?:eu )?(?:faco|devo fazer|posso fazer|fazer)|como (?:eu )?(?:lido com isso|saio dessa|enfrento isso|supero(?: isso)?|sigo(?: em frente)?|aguento)|me (?:da|de) (?:um conselho|uma luz|uma dica)|me ajuda)(?: agora| com isso| entao| da (?:minha )?vida)*$/u,
  },
  {
    // Of the speaker alone: after a reading of the other person too.
    reply: 'passo',
    of: [...mourning, 'distress'],
    pattern:
      /^(?:e |mas |entao |agora |ai )*(?:como|o que)(?: (?:e que|eu|faco|posso|fazer|para|consigo|devo|vou))* (?:(?:fic(?:o|ar)|me sint(?:o|ir)|me mant(?:enho|er)) (?:mais )?(?:forte|bem|melhor|firme|de pe|em pe|em paz|calm[oa])|me (?:levant\w+|reerg\w+|reconstru\w+|acalm\w+|recuper\w+)|melhor(?:o|ar)|super(?:o|ar)|recomec(?:o|ar)|sig(?:o|uir) em frente|sai(?:o|r) dess[ae])(?: (?:hoje|agora|isso|disso|depois disso|sem el[ea]))*$/u,
    isWhole: true,
  },
  {
    reply: 'tempo',
    of: ['distress'],
    pattern:
      /^(?:ja |isso |e |mas )*(?:faz|tem|ha|vai fazer) (?:uns |umas |quase |mais de |uma? )?(?:um|uma|dois|duas|tres|quatro|cinco|seis|sete|oito|nove|dez|\d+|muito|muitos|varios)? ?(?:anos?|mes|meses|semanas?|tempo|dias)(?: (?:ja|isso|assim|que \w+ \w+(?: \w+)?))*$/u,
    isStatement: true,
  },
  {
    reply: 'data',
    of: mourning,
    pattern:
      /\b(?:faz|fez|completa\w*|fara) (?:exat\w+ )?(?:um|uma|dois|duas|tres|\d+) (?:ano|mes|semana)\w*\b|\b(?:seria|era|ia ser) (?:o )?aniversario\b|\b(?:el[ea]|(?:minha|meu) \w+) (?:faria|completaria|ia fazer|iria fazer)\b|\bprimeir[oa] (?:natal|ano novo|aniversario|dia d\w+ \w+|pascoa|reveillon)\b|\b(?:dia das maes|dia dos pais|natal|ano novo|reveillon)\b.{0,25}\bsem\b|\bdata (?:prevista|do parto|provavel)\b|\b(?:ia|iria|era para) nascer\b/u,
    isWhole: true,
  },
  {
    reply: 'heranca',
    of: ['grief'],
    pattern:
      /\bo que (?:el[ea]|(?:minha|meu) \w+) (?:me )?(?:deixou|ensinou|plantou)\b|\b(?:heranca|legado|licao) del[ea]\b|\bo que (?:\w+ )?(?:herdei|levo|ficou|tenho) d?el[ea]\b|\bficou em mim\b/u,
    isWhole: true,
  },
  {
    reply: 'ajuda',
    of: ['distress'],
    pattern:
      /^(?:e |mas |entao )*(?:como (?:eu )?(?:posso )?(?:ajud\w+|cuid\w+|apoi\w+)|o que (?:eu )?(?:posso fazer|faco) (?:por|para ajudar))(?: \w+){1,4}$/u,
  },
  {
    reply: 'confianca',
    of: ['distress'],
    pattern:
      /\bcomo (?:\w+ ){0,3}(?:confi\w+|perdo\w+)\b|\b(?:voltar a confiar|(?:confiar|perdoar) (?:de novo|outra vez|nel[ea]))\b/u,
  },
  {
    reply: 'coisas',
    of: mourning,
    pattern:
      /\b(?:roupas?|roupinhas?|coisas|quarto|guarda roupa|objetos|pertences|berco|enxoval)\b.{0,30}\b(?:del[ea]|do bebe|doar|doo|guard\w+|mexer|tirar|desmontar|fac[oa]|fazer)\b|\b(?:faco|fazer|mexer) (?:com|n)[oa]?s? (?:[oa]s? )?(?:roupas?|roupinhas?|coisas|quarto|enxoval|berco)\b/u,
  },
  {
    reply: 'alem',
    of: mourning,
    pattern:
      /\b(?:el[ea]|(?:minha|meu) \w+) (?:\w+ )?(?:(?:me|nos) (?:ouve|escuta|ve|olha|sente|ouvindo|vendo|perdoa)|(?:esta|ta|ficou) (?:bem|em paz|no ceu|me vendo|me ouvindo|olhando))\b|\bonde (?:sera que )?el[ea] (?:esta|ta)\b|\breencontr\w+\b/u,
  },
  {
    reply: 'silencio',
    of: [...mourning, 'distress'],
    pattern:
      /\b(?:marido|espos[oa]|mulher|namorad[oa]|companheir[oa]|parceir[oa]|pai|mae|irma|irmao|familia|filh[oa]s?|sogr[oa]|cunhad[oa]|espos[oa]|amig[oa]s?|casa|el[ea]s?|ninguem|todo mundo)\b.{0,15}\b(?:nao|nem|nunca|evita\w*|foge\w*|fogem|finge\w*|desconversa\w*|mudam?|ninguem)\b.{0,25}\b(?:disso|nisso|sobre (?:isso|o assunto|el[ea]|o bebe)|(?:n?esse|o|no|de) assunto|o nome d\w+|me (?:ouve|escuta|entende)\w*|nada aconteceu|chor\w+|nunca aconteceu)\b|\bcomo se nada (?:tivesse|houvesse|fosse)\b/u,
  },
  {
    reply: 'porque',
    of: mourning,
    pattern: /\b(?:por ?que|porque) (?:logo |justo )?(?:comigo|eu|el[ea]|isso|deus|tinha|foi|a vida)\b/u,
  },
  {
    reply: 'criancas',
    of: mourning,
    pattern:
      /\b(?:explic\w+|cont[oa]r?|fal[oa]r?|digo|dizer)\b.{0,25}\b(?:filh\w+|criancas?|net[oa]s?|sobrinh[oa]s?|irmaozinho|pequen[oa]s?)\b/u,
  },
  {
    reply: 'raiva',
    of: mourning,
    pattern:
      /\b(?:raiva|revolta\w*|injust\w+)\b|\bvontade de deus\b|\bdeus (?:quis|levou|sabe)\b|\bfoi melhor assim\b/u,
  },
  {
    reply: 'voce',
    of: mourning,
    pattern: /\bvoce (?:ja )?(?:perdeu|sente|sabe como|entende|passou por)\b/u,
  },
  {
    reply: 'lembranca',
    of: ['grief'],
    pattern:
      /^(?:(?:e|mas|lembro que|sempre|todo \w+|aos \w+) )*(?:el[ea]|(?:[oa] )?(?:minha|meu) \w+|a gente|nos|[oa] \w+) (?:sempre |nunca |so |me |nos |tambem )*(?:era|fazia|gostava|cantava|adorava|contava|cozinhava|ria|sabia|amava|ensinou|criou|vivia|tinha|chamava|cuidava|jogava|dancava|torcia|plantava|costurava|levava|esperava|dizia|falava)\b/u,
    isStatement: true,
  },
  {
    reply: 'corpo',
    of: [...mourning, 'distress'],
    pattern:
      /\b(?:nao|nem|mal) (?:\w+ ){0,2}(?:levant\w+|durm\w+|dorm\w+|com(?:er|i)|como (?:direito|nada|bem)|sa(?:io|ir) d[ae] (?:cama|casa)|trabalh\w+)\b|\bsem (?:fome|sono|forcas?)\b/u,
  },
  {
    reply: 'sozinho',
    of: mourning,
    pattern: /\bsozinh[oa]\b|\bsolidao\b|\bcasa (?:\w+ ){0,2}vazia\b|\bnao tenho (?:mais )?ninguem\b/u,
  },
  {
    reply: 'obrigado',
    of: all,
    pattern: /\bpor (?:me |ter me )?(?:ouvir|escutar|ouvido|escutado)\b|\bdesabaf\w+\b/u,
    isWhole: true,
    isStatement: true,
  },
  {
    reply: 'obrigado',
    of: all,
    pattern:
      /^(?:(?:ta|ok|bom|entao|poxa|nossa|muito|certo|sim|tudo bem) )*(?:obrigad[oa]|brigad[oa]|valeu|agradeco|gratidao)\b|\bgosto de conversar com voce\b|\b(?:me fez bem|foi bom|fez bem|precisava) (?:falar|conversar|desabafar|escrever|contar)\b/u,
    isStatement: true,
  },
];

const asksNumber =
  /\b(?:qual|quais|quanto|calcul\w+|soma\w*|some|quero saber|me (?:diz|diga|fala|mostra)) .*\b(?:numeros?|ano pessoal|destino|expressao|motivacao|missao|mapa|da)\b/u;

/** Hardships of which each wording is a step. */
const ofOwnSteps = new Set(['dividas', 'vicio', 'demissao', 'assedio', 'dependencia', 'afastamento', 'doencaDeOutro']);

/** Questions that a name and a date beside them do not turn into a request for a map. */
const answeredBesideData = new Set(['mapa', 'quando', 'culpa']);

/** The manner that replies to what is said of the hardship; null if something else is said or asked. */
export function hardshipReply(message: Understood, { hardship, mood }: DialogueState): string | null {
  const { words, text, language, read, care, topics } = message;
  if (hardship === null || language !== 'pt' || ['crise', 'criseDeOutro', 'violenciaDeOutro'].includes(mood ?? ''))
    return null;
  const isUrgent = care.some(({ intent }) => /^(?:crise|criseDeOutro|saudeUrgente|abuso|vicio)$/u.test(intent));
  const isNewDanger = !isEndangered(hardship) && care.some(({ intent }) => /^(?:violencia|perseguicao)$/u.test(intent));
  const hasBirth = read.loose.birthDate !== null || read.people.some(({ birthDate }) => birthDate !== null);
  if (isUrgent || isNewDanger || words.split(' ').length > 18 || asksNumber.test(words)) return null;
  const isAsked = text.includes('?');
  const found = cues.find(
    ({ of, pattern, isWhole, isStatement, reply }) =>
      of.includes(hardship) &&
      (isWhole || mood !== null) &&
      !(isStatement && isAsked) &&
      (topics.length === 0 || ['mapa', 'culpa', 'saida'].includes(reply)) &&
      pattern.test(words),
  );
  if (found === undefined || (hasBirth && !answeredBesideData.has(found.reply))) return null;
  // What weighs by itself has its own steps.
  if (found.reply === 'passo' && hardship === 'distress' && ofOwnSteps.has(mood ?? '')) return mood;
  return ['crise', 'alem', 'doencaDeOutro'].includes(found.reply) ? found.reply : `amparo.${found.reply}`;
}

/** The mood of a reply to a hardship that was left for another subject. */
export function moodOf(hardship: Hardship | null): string | null {
  return hardship === null ? null : moods[hardship];
}
