import type { Understood } from '../../understanding/read-message.ts';
import type { DialogueState, NameMode, Studio } from '../state.ts';
import { asksWhichSignature, pageQuestion } from './page-questions.ts';

/** Words that name a page by themselves. */
const named: readonly (readonly [Studio, RegExp])[] = [
  ['produtoAtlas', /\batlas\b|\blinha do tempo d[ae] (?:minha |sua )?vida\b/u],
  [
    'produtoLivro',
    /\blivro do (?:meu |seu )?ano\b|\blivro (?:com|de) (?:o |meu |um )?ano\b|\blivro (?:\w+ ){0,3}dia (?:a|por) dia\b/u,
  ],
  ['produtoDatas', /\bdata certa\b/u],
  ['produtoBebe', /\b(?:estudo|pagina) (?:do|de) (?:nome (?:do|de) )?(?:bebe|nenem)\b/u],
  ['produtoPlanos', /\bplanos e precos\b/u],
  ['produtoPainel', /\bpainel\b|\bcarteira de clientes\b|\bficha (?:do|da|de) (?:\w+ )?clientes?\b/u],
];
const client = '(?:(?:o|a|os|as|d[aeo]s?|para|pra|pro|meus?|minhas?|uma?|novos?|que) )*clientes?';
/** What is asked of a professional's clients, whom the chat does not see. */
const ofClients: readonly (readonly [ClientAspect, RegExp])[] = [
  [
    'importar',
    new RegExp(
      `\\b(?:import\\w+|cadastr\\w+|sub(?:ir|o)|carreg\\w+) (?:\\w+ ){0,4}?${client}\\b|\\b(?:planilha|csv|excel|minha lista) (?:\\w+ ){0,3}?${client}\\b`,
      'u',
    ),
  ],
  [
    'entrega',
    new RegExp(
      `\\b(?:entreg\\w+|mand\\w+|envi\\w+|link) (?:\\w+ ){0,4}?(?:para|pra|pro|aos?|com|do|da) ${client}\\b|\\b${client} (?:ja |nao )*(?:abriu|abriram|viu|viram|recebeu|receberam|leu|acessou)\\b`,
      'u',
    ),
  ],
  [
    'datas',
    new RegExp(
      `\\b${client} (?:\\w+ ){0,2}?(?:faz\\w*|mud\\w+|troc\\w+|vira\\w*|aniversari\\w+|entr\\w+|complet\\w+)\\b|\\b(?:aniversari\\w+|datas|mudancas?|viradas?|arcanos?|quem) (?:\\w+ ){0,4}?${client}\\b`,
      'u',
    ),
  ],
];
/** Follow-ups about the panel that name no client. */
const ofPanel: readonly (readonly [ClientAspect, RegExp])[] = [
  ['importar', /\bimport\w+|\bplanilha\b|\bcsv\b|\bexcel\b|\bcolunas?\b/u],
  ['entrega', /\bentreg\w+|\blink\b|\babriu\b|\bprazo\b|\brevog\w+|\bpessoa (?:\w+ )?abr\w+/u],
  ['datas', /\baniversari\w+|\bdatas?\b|\bmud(?:a|am|anca|ancas|ou)\b|\barcanos?\b|\bavis\w+/u],
];
/** Words that name a page only beside `página`, `site`, `como funciona`. */
const subjects: readonly (readonly [Studio, RegExp])[] = [
  [
    'produtoBebe',
    /\bnomes? (?:do|da|de|para|pro|pra) (?:o |a |um )?(?:meu |minha |nosso )?(?:bebe|nenem|crianca|filh[oa])\b/u,
  ],
  [
    'produtoMarca',
    /\b(?:da|a|de|na|sobre|pagina|estudo) marca\b|\bnomes? (?:de|da|do|para|pra) (?:a |o |minha |meu )?(?:empresa|loja|negocio|marca|firma)\b/u,
  ],
  [
    'produtoAssinatura',
    /\b(?:a|da|de|na|em|minha|estudo|estudar|compar\w+|mesa) (?:\w+ )?assinaturas?\b(?! (?:mensal|anual|do (?:site|app|plano)|premium))/u,
  ],
  ['produtoDatas', /\b(?:melhor(?:es)?|boas?|cert[ao]s?) (?:data|dia)s?\b/u],
  ['produtoLivro', /\bano (?:todo|inteiro) (?:\w+ )?dia (?:a|por) dia\b|\bagenda numerologica\b|\bplanner\b/u],
];
const ofPages =
  /\b(?:pagina|estudio|ferramenta|tela|estudo|analise|secao|recurso)\b|\b(?:no|do|desse|nesse) (?:site|app|aplicativo)\b|\bvoces (?:tem|fazem|oferecem)\b|\bcomo (?:e que )?funciona\b|\bo que e (?:a |o )?(?:pagina|assinatura|marca|nome do bebe)\b|\bonde (?:eu )?(?:faco|vejo|encontro|fica|acho|compro)\b|\bqual plano\b|\bplano (?:\w+ )?(?:preciso|inclui|tem)\b/u;

/** Questions of offices and time about the names spoken of, by what the names are. */
const ofSpokenNames: readonly (readonly [mode: NameMode, family: string, pattern: RegExp])[] = [
  [
    'assinatura',
    'produtoAssinatura.documentos',
    /\b(?:tem que|preciso|precisa|da para|posso|devo|e so|tenho que)\b.*\b(?:cartorio|rg|documentos?|cnh|passaporte|registro civil|registr\w+|oficializ\w+|banco|cartao|contrato|carteira)\b/u,
  ],
  [
    'assinatura',
    'produtoAssinatura.prazo',
    /\b(?:quant[oa]s? (?:tempo|dias|meses|semanas)|quando (?:\w+ )?(?:comec\w+|sint\w+|vejo|faz)|demora)\b.*\b(?:func\w+|efeito|resultado|valer|mud\w+|diferenca|comeca\w*|demora)\b|\bdemora (?:quanto|muito)\b|\bhow long\b|\bcuanto (?:tiempo )?tarda\b/u,
  ],
  [
    'bebe',
    'produtoBebe.cartorio',
    /\b(?:mud|troc|alter|corrig)\w* (?:\w+ )?(?:o )?nome\b.*\b(?:registr\w+|cartorio|depois|certidao)\b|\bcartorio\b/u,
  ],
  [
    'bebe',
    'produtoBebe.mes',
    /^(?!.*\bdia \d)(?=.*\bnasc\w+ (?:em|no|la|so|na)\b).*\b(?:mud\w+|import\w+|interfere|influenc\w+|diferenca|faz diferenca)\b/u,
  ],
];

/** A subscription, and no signature. */
const subscription = /\bassinatura (?:\w+ ){0,5}(?:(?:no|do|desse|deste) (?:site|app|aplicativo)|mensal|anual)\b/u;

type ClientAspect = 'importar' | 'entrega' | 'datas';
type Aspect =
  | 'aparelho'
  | 'preco'
  | 'pdf'
  | 'agenda'
  | 'cadastro'
  | 'partilha'
  | 'outros'
  | 'alcance'
  | 'dados'
  | 'como'
  | null;

const aspects: readonly (readonly [Aspect, RegExp])[] = [
  [
    'aparelho',
    /\b(?:funciona|abr[eo]|abrir|roda|rodar|us[oa]r?|faco|fazer|serve|acess\w+|ver|vejo|escrev\w+) (?:\w+ ){0,4}?(?:no|pelo|em|num) (?:meu |seu |um )?(?:celular|telefone|tablet|ipad|iphone|android|computador|notebook|pc)\b/u,
  ],
  [
    'preco',
    /\bquanto (?:custa|e|sai|fica|pago|ta|esta|cobra\w*|gasta)\b|\bprecos?\b|\bvalor\b|\bgratis\b|\bpag[oa]\b|\bcreditos?\b|\bqual plano\b|\bplano\b|\bcaro\b|\bde graca\b/u,
  ],
  ['agenda', /\bagenda\b|\bcalendario\b|\bics\b|\bgoogle\b|\blembrete\w*\b/u],
  [
    'pdf',
    /\bpdf\b|\bimprim\w+|\bimpress\w+|\bbaix(?:ar|o|a)\b|\bdownload\b|\brelatorio\b|\b(?:paginas|folhas)\b|\bpapel\b/u,
  ],
  ['cadastro', /\bcadastr\w+|\bconta\b|\blog(?:in|ar)\b/u],
  [
    'partilha',
    /\bvot\w+|\bcompartilh\w+|\blink\b|\b(?:mand|envi|mostr)(?:ar|o|a) (?:\w+ )?(?:para|com|pra)\b|\bwhats\w*/u,
  ],
  [
    'outros',
    /\b(?:para|pro|pra|com|do|da) (?:o |a |os |as )?(?:outr[oa]s?(?: pessoas?)?|meus?|minhas?|noss[oa]s?|soci[oa]s?|dois|duas|casal|alguem|clientes?|familia|amig[oa]s?)\b|\bpresente\b|\bpresentear\b|\bsoci[oa]s?\b/u,
  ],
  [
    'alcance',
    /\bate (?:que|qual|quando|quantos)\b|\bquant[oa]s (?!custa)\w+|\blimite\b|\bperiodo\b|\bquantos? tempo\b|\bmais de (?:um|uma|dois|duas)\b|\bque idade\b/u,
  ],
  [
    'dados',
    /\bque dados\b|\bo que (?:eu )?(?:preciso|tenho que|devo) (?:saber|informar|preencher|ter|por|colocar|dar|dizer)\b|\bprecis[ao] (?:\w+ )?(?:da|do|de) (?:hora|data|nome|sobrenome)\b/u,
  ],
  [
    'como',
    /\bcomo (?:e que )?(?:eu )?(?:faco|uso|abro|comeco|funciona|acesso|monto|crio|chego)\b|\bonde\b|\bpasso a passo\b/u,
  ],
];
const asksWhat =
  /\bo que (?:e|tem|vem|faz|mostra|inclui|sai|traz)\b|\b(?:serve|e) (?:para|pra) que\b|\bpara que serve\b|\bcomo (?:e|assim)\b|\bme (?:fala|explica|conta)\b|\bexplica\b|\bmostra o que\b/u;

/** Pages that the subject spoken of belongs to. */
const studioOfMode: Readonly<Record<string, Studio>> = {
  bebe: 'produtoBebe',
  empresa: 'produtoMarca',
  assinatura: 'produtoAssinatura',
};
const searches = new Set(['melhorDia', 'diaBom']);
/** Questions about the page of a subject that was not named. */
const ofSubject =
  /\bonde (?:eu )?(?:vejo|acho|encontro|faco|compar\w+|escolho)\b|\b(?:tem|existe|ha) (?:\w+ )?(?:pagina|ferramenta|pdf|relatorio|estudo)\b|\bquanto custa (?:\w+ )?(?:o|um|esse|fazer) (?:\w+ )?estudo\b|\bvotar\b/u;

/** The family of texts about a page that a message asks for; null if it asks for none. */
export function studioQuestion(message: Understood, state: DialogueState): string | null {
  const { words, read } = message;
  const { table } = state;
  if (asksWhichSignature(words)) return 'produtoAssinatura.comparar';
  if (read.loose.birthDate !== null || read.people.some(({ birthDate }) => birthDate !== null)) return null;
  const mode = table.mode ?? table.spoken;
  const ofNames = ofSpokenNames.find(([of, , pattern]) => of === mode && pattern.test(words))?.[1];
  if (ofNames !== undefined && words.split(' ').length <= 14) return ofNames;
  if (subscription.test(words) && /\b(?:qual|que|melhor|vale|compensa)\b/u.test(words)) return 'produtoPreco';
  const isGuarded = message.care.some(({ intent }) => intent !== 'privacidade');
  const asked = { hasNames: hasNames(message), isAfterNumber: state.act !== null };
  const page = isGuarded ? null : pageQuestion(words, asked);
  return page ?? (message.care.length > 0 ? null : studioFamily(message, state));
}

function hasNames({ read }: Understood): boolean {
  return read.names.some(({ name }) => !/^(?:Marca|Assinatura|INPI)$/iu.test(name));
}

/** The page that a message names or goes on with, and what it asks of it. */
function studioFamily(message: Understood, state: DialogueState): string | null {
  const { words } = message;
  const aspect = aspects.find(([, pattern]) => pattern.test(words))?.[0] ?? null;
  const ofClient = clientAspect(message);
  if (ofClient !== undefined) return `produtoPainel.${ofClient}`;
  const direct = named.find(([, pattern]) => pattern.test(words))?.[0];
  const panel = panelAspect(words, direct ?? state.studio);
  if (panel !== null) return `produtoPainel.${panel}`;
  if (direct !== undefined) return familyOf(direct, aspect);
  const subject = ofPages.test(words) ? subjects.find(([, pattern]) => pattern.test(words))?.[0] : undefined;
  if (subject !== undefined && !hasNames(message)) return familyOf(subject, aspect);
  const isShort = words.split(' ').length <= 11 && message.topics.length === 0 && !hasNames(message);
  if (!isShort) return null;
  const implied = ofSubject.test(words) ? impliedBy(state) : undefined;
  const studio = state.studio ?? implied;
  if (
    !studio ||
    studio === 'produtoPlanos' ||
    /\bpremium\b|\bmensal\b|\banual\b|\bcancel\w+|\breembols\w+/u.test(words)
  )
    return null;
  return aspect !== null || asksWhat.test(words) || implied !== undefined ? familyOf(studio, aspect) : null;
}

/** What is asked of a professional's clients; nothing in `e quem cuida dos clientes?` between partners. */
function clientAspect({ words, likely: [likely] }: Understood): ClientAspect | undefined {
  const isOther = likely !== undefined && likely.probability >= 0.6 && !likely.intent.startsWith('produto');
  return isOther ? undefined : ofClients.find(([, pattern]) => pattern.test(words))?.[0];
}

function panelAspect(words: string, studio: Studio | null): ClientAspect | null {
  if (studio !== 'produtoPainel' || words.split(' ').length > 11) return null;
  return ofPanel.find(([, pattern]) => pattern.test(words))?.[0] ?? null;
}

function familyOf(studio: Studio, aspect: Aspect): string {
  return aspect === null ? studio : `${studio}.${aspect}`;
}

function impliedBy({ table: { mode }, act }: DialogueState): Studio | undefined {
  if (mode !== null) return studioOfMode[mode];
  return searches.has(act?.intent ?? '') ? 'produtoDatas' : undefined;
}

/** The page that a family of texts is about. */
export function studioOf(family: string | null): Studio | null {
  const [name] = family?.split('.') ?? [];
  return [...named, ...subjects].find(([studio]) => studio === name)?.[0] ?? null;
}
