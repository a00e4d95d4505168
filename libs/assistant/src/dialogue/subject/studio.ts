import { foreignWords } from '../../understanding/foreign-intents.ts';
import type { Understood } from '../../understanding/read-message.ts';
import type { DialogueState, NameMode, Studio } from '../state.ts';
import { asksWhichSignature, pageQuestion } from './page-questions.ts';

/** Words that name a page by themselves. */
const named: readonly (readonly [Studio, RegExp])[] = [
  [
    'produtoAtlas',
    /\batlas\b|\blife timeline\b|\blinea de (?:la |mi )?vida\b|\blinha do tempo d[ae] (?:minha |sua )?vida\b/u,
  ],
  [
    'produtoLivro',
    /\blivro do (?:meu |seu )?ano\b|\blibro del ano\b|\byear ?book\b|\blivro (?:com|de) (?:o |meu |um )?ano\b|\blivro (?:\w+ ){0,3}dia (?:a|por) dia\b/u,
  ],
  ['produtoDatas', /\bdata certa\b/u],
  ['produtoBebe', /\b(?:estudo|pagina) (?:do|de) (?:nome (?:do|de) )?(?:bebe|nenem)\b/u],
  ['produtoPlanos', /\bplanos e precos\b/u],
  [
    'produtoPainel',
    /\bpainel\b|\bclient panel\b|\bpanel d(?:el profesional|e clientes)\b|\bcarteira de clientes\b|\bficha (?:do|da|de) (?:\w+ )?clientes?\b/u,
  ],
];
const client = '(?:(?:o|a|os|as|d[aeo]s?|para|pra|pro|meus?|minhas?|uma?|novos?|que) )*clientes?';
/** `Quanto cobro por um mapa?`: the fee of a professional, and no price of the site. */
export const asksOwnFee = /\bquanto (?:(?:eu|devo|posso|vou|preciso) )*cobr(?:o|ar)\b/u;
/** `Como entrego o mapa de um cliente?` asks for no data of other accounts. */
const delivers = /\bentreg\w+|\bpor link\b/u;
/** What is asked of a professional's clients, whom the chat does not see. */
const ofClients: readonly (readonly [ClientAspect, RegExp])[] = [
  [
    'ficha',
    /\b(?:cadastr|cri|adicion|inclu|registr)\w* (?:\w+ ){0,2}?(?:um |uma |o |a |meu |novo )*(?:cliente|ficha)\b/u,
  ],
  [
    'importar',
    new RegExp(
      `\\b(?:import\\w+|sub(?:ir|o)|carreg\\w+) (?:\\w+ ){0,4}?${client}\\b|\\b(?:planilha|csv|excel|minha lista) (?:\\w+ ){0,3}?${client}\\b`,
      'u',
    ),
  ],
  [
    'entrega',
    new RegExp(
      `\\b(?:entreg\\w+|mand\\w+|envi\\w+|link) (?:\\w+ ){0,4}?(?:para|pra|pro|aos?|com|do|da|de) ${client}\\b|\\b${client} (?:ja |nao )*(?:abriu|abriram|viu|viram|recebeu|receberam|leu|acessou)\\b`,
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
  ['marca', /\blogo\w*\b|\bminha marca\b|\bmeu nome n\w+\b/u],
  ['importar', /\bimport\w+|\bplanilha\b|\bcsv\b|\bexcel\b|\bcolunas?\b/u],
  ['entrega', /\bentreg\w+|\blink\b|\babriu\b|\bprazo\b|\brevog\w+|\bpessoa (?:\w+ )?abr\w+/u],
  ['datas', /\baniversari\w+|\bdatas?\b|\bmud(?:a|am|anca|ancas|ou)\b|\barcanos?\b|\bavis\w+/u],
];
/** Words that name a page only beside `página`, `site`, `como funciona`, in three languages. */
const subjects: readonly (readonly [Studio, RegExp])[] = [
  [
    'produtoBebe',
    /\bnomes? (?:(?:do|da|de|dos|para|pro|pra|o|a|um|uma|meu|minha|nosso|nossa|el|la|mi|un|una) ){1,3}(?:bebe|nenem|crianca|filh[oa]s?|menin[oa]|hij[oa])\b|\bbaby names?\b|\bnames? for (?:the |my |our |a )?(?:baby|child|kid|son|daughter)\b|\bnombres? (?:\w+ ){1,3}(?:bebe|hij[oa])\b/u,
  ],
  [
    'produtoMarca',
    /\b(?:da|a|de|na|sobre|pagina|estudo|essa) marca\b|\bnomes? (?:(?:de|da|do|para|pro|pra|a|o|minha|meu|uma?|mi|la) ){1,3}(?:empresa|loja|negocio|marca|firma|cnpj)\b|\b(?:business|brand|company) names?\b|\bname for (?:my |a |the )?(?:business|company|brand|shop)\b|\bnombre (?:\w+ ){1,3}(?:empresa|negocio|marca|tienda)\b/u,
  ],
  [
    'produtoAssinatura',
    /\b(?:a|da|de|na|em|minha|estudo|estud\w+|compar\w+|mesa|test\w+|trein\w+|melhor\w+|mud\w+|cri\w+|ver|simul\w+) (?:\w+ )?assinaturas?\b(?! (?:mensal|anual|do (?:site|app|plano)|premium))|\b(?:my |the |a |test )signatures?\b|\b(?:la|mi|una|probar) firma\b/u,
  ],
  [
    'produtoDatas',
    /\b(?:melhor(?:es)?|boas?|cert[ao]s?|escolh\w+|marc\w+|ach\w+|procur\w+) (?:[oa] |uma? )?(?:data|dia)s?\b|\bdatas? (?:d[eoa] |para |pra |pro )(?:\w+ )?(?:cas\w+|viag\w+|viaj\w+|abr\w+|inaugur\w+|contrat\w+|mudanca|festa|evento|lanc\w+)|\b(?:wedding|best|good|lucky) (?:dates?|days?)\b|\bfechas? (?:de|para|buen\w+)\b/u,
  ],
  [
    'produtoLivro',
    /\bano (?:\w+ )?(?:\w+ )?dia (?:a|por) dia\b|\bagenda numerologica\b|\bplanner\b|\byear book\b|\blibro del ano\b/u,
  ],
  [
    'produtoAtlas',
    /\b(?:fases|linha|mapa|epocas) d[ae] (?:minha |toda )?(?:a )?vida\b|\b(?:minha |a )?vida (?:toda|inteira)\b/u,
  ],
  [
    'produtoPainel',
    /\batend\w+ (?:\w+ ){0,2}client\w+|\bsou (?:\w+ )?(?:numerolog[oa]|terapeut[ao]|tarolog[oa]|astrolog[oa]|profissional da area)\b|\b(?:i am|i m|im) (?:a |an )?numerologist\b|\bsoy numerolog[oa]\b|\bfor my clients\b|\bpara mis clientes\b/u,
  ],
];
/** Words that ask for a part of the product. */
const ofPages =
  /\b(?:parte|area|lugar|aba|menu|opcao|funcao|jeito|coisa|algo|ferramenta|modulo) (?:\w+ ){0,3}(?:para|pra|pro|de|do|da|que)\b|\b(?:aqui|site|app|ai) (?:tambem )?tem\b|\b(?:is there|do you have|hay|tienen|tienes|where (?:is|do|can)|donde (?:esta|hago|puedo))\b|\b(?:page|tool|section|feature|herramienta|seccion)\b|\b(?:pagina|estudio|ferramenta|tela|estudo|analise|secao|recurso)\b|\b(?:no|do|desse|nesse) (?:site|app|aplicativo)\b|\bvoces (?:tem|fazem|oferecem)\b|\bcomo (?:e que )?funciona\b|\bo que e (?:a |o )?(?:pagina|assinatura|marca|nome do bebe)\b|\bonde (?:eu )?(?:faco|vejo|encontro|fica|acho|compro)\b|\bqual plano\b|\bplano (?:\w+ )?(?:preciso|inclui|tem)\b/u;

/** Questions of offices and time about the names spoken of, by what the names are. */
const ofSpokenNames: readonly (readonly [mode: NameMode, family: string, pattern: RegExp])[] = [
  [
    'assinatura',
    'produtoAssinatura.documentos',
    /\b(?:tem que|preciso|precisa|da para|posso|devo|e so|tenho que)\b.*\b(?:cartorio|rg|documentos?|cnh|passaporte|registro civil|registr\w+|oficializ\w+|banco|cartao|contrato|carteira)\b|\bn[oa] (?:rg|cnh|cpf|passaporte|cartorio|documento|identidade)\b.*\b(?:preciso|precisa|tenho que|tem que|troc\w+|mud\w+)\b|\bobrigat\w+|\bcartorio\b/u,
  ],
  [
    'assinatura',
    'produtoAssinatura.prazo',
    /\b(?:quant[oa]s? (?:tempo|dias|meses|semanas)|quando (?:\w+ )?(?:comec\w+|sint\w+|vejo|faz)|demora)\b.*\b(?:func\w+|efeito|resultado|valer|mud\w+|diferenca|comeca\w*|demora)\b|\bdemora (?:quanto|muito)\b|\bhow long\b|\bcuanto (?:tiempo )?tarda\b/u,
  ],
  [
    'empresa',
    'produtoMarca.registro',
    /\bnome (?:\w+ ){0,3}(?:registrad[oa]|livre|disponivel|em uso|tem dono|existe)\b|\bja (?:e|esta|existe|tem dono|tem alguem)\b.*\bnome\b|\bobrigat\w+ (?:\w+ )*(?:registr\w+|cartorio|junta|inpi)\b|\b(?:cartorio|junta comercial|inpi)\b/u,
  ],
  [
    'empresa',
    'produtoMarca.dominio',
    /^(?:e |mas )*(?:[oa] |n[oa] )?(?:arroba|dominio|instagram|perfil)(?: (?:d[oa]|n[oa]|para [oa]) (?:instagram|site|nome|marca))?$/u,
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

type ClientAspect = 'ficha' | 'marca' | 'importar' | 'entrega' | 'datas';
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
    /\bquanto (?:custa|e|sai|fica|pago|ta|esta|cobra\w*|gasta)\b|\bprecos?\b|\bvalor\b|\bgratis\b|\bpag[oa]\b|\bcreditos?\b|\bqual plano\b|\bplano\b|\bcaro\b|\bde graca\b|\bpag(?:ar|a|o|ando)\b|\bcust[ao]s?\b|\bhow much\b|\bcosts?\b|\bprices?\b|\bfree\b|\bcuanto (?:cuesta|vale|sale)\b|\bprecios?\b|\bcuesta\b|\bplans?\b|\bplanes\b/u,
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
    /\b(?:para|pro|pra|com|do|da) (?:o |a |os |as )?(?:outr[oa]s?(?: pessoas?)?|(?:meus?|minhas?|noss[oa]s?)(?! (?:vida|assinatura|empresa|loja|marca|nome|data))|soci[oa]s?|dois|duas|casal|alguem|clientes?|familia|amig[oa]s?)\b|\bpresente\b|\bpresentear\b|\bsoci[oa]s?\b/u,
  ],
  [
    'alcance',
    /\bate (?:que|qual|quando|quantos)\b|\bquant[oa]s (?!custa)\w+|\blimite\b|\bferiados?\b|\bperiodo\b|\bquantos? tempo\b|\bmais de (?:um|uma|dois|duas)\b|\bque idade\b/u,
  ],
  [
    'dados',
    /\bque dados\b|\bo que (?:eu )?(?:preciso|tenho que|devo) (?:saber|informar|preencher|ter|por|colocar|dar|dizer)\b|\bprecis[ao] (?:\w+ )?(?:da|do|de) (?:hora|data|nome|sobrenome)\b/u,
  ],
  [
    'como',
    /\bcomo (?:e que )?(?:eu )?(?:faco|uso|abro|comeco|funciona|acesso|monto|crio|chego)\b|\bonde\b|\bpasso a passo\b|\bwhere\b|\bhow do i\b|\bdonde\b|\bmenu\b/u,
  ],
];
const asksWhat =
  /\bo que (?:\w+ ){0,4}(?:faz|fazem)\b|\bfaz o que\b|\bwhat (?:is|does|s) (?:it|this|that|the)\b|\bque (?:es|hace)\b|\bo que (?:e|tem|vem|faz|mostra|inclui|sai|traz)\b|\b(?:serve|e) (?:para|pra) que\b|\bpara que serve\b|\bcomo (?:e|assim)\b|\bme (?:fala|explica|conta)\b|\bexplica\b|\bmostra o que\b/u;

/** Pages that the subject spoken of belongs to. */
const studioOfMode: Readonly<Record<string, Studio>> = {
  bebe: 'produtoBebe',
  empresa: 'produtoMarca',
  assinatura: 'produtoAssinatura',
};
const searches = new Set(['melhorDia', 'diaBom']);
/** Questions about the page of a subject that was not named. */
const ofSubject =
  /\b(?:n[ao]|para|pra|a) (?:minha |meu )?(?:agenda|calendario|google agenda)\b|\bagenda do (?:google|celular)\b|\bferiados?\b|\b(?:mand|envi|pass)\w* (?:isso |ess[ae]s? (?:dias?|datas?) )?para (?:o )?(?:meu )?(?:celular|whats\w*)\b|\bquanto (?:voce |voces )?cobra\w*\b|\bquanto (?:custa|sai|e|fica) (?:\w+ )?(?:isso|estudo|analise|completo|ai)\b|\bonde (?:eu )?(?:vejo|acho|encontro|faco|compar\w+|escolho|test\w+|uso|abro|clico)\b|\b(?:tem|existe|ha) (?:\w+ )?(?:pagina|ferramenta|pdf|relatorio|estudo)\b|\bquanto custa (?:\w+ )?(?:o|um|esse|fazer) (?:\w+ )?estudo\b|\bvotar\b/u;

/** The family of texts about a page that a message asks for; null if it asks for none. */
export function studioQuestion(message: Understood, state: DialogueState): string | null {
  const { words, read } = message;
  const { table } = state;
  if (asksWhichSignature(words)) return 'produtoAssinatura.comparar';
  if (read.loose.birthDate !== null || read.people.some(({ birthDate }) => birthDate !== null)) return null;
  const mode = table.mode ?? table.spoken;
  const ofNames = ofSpokenNames.find(
    ([of, , pattern]) => (of === mode || studioOfMode[of] === state.studio) && pattern.test(words),
  )?.[1];
  if (ofNames !== undefined && words.split(' ').length <= 14) return ofNames;
  if (subscription.test(words) && /\b(?:qual|que|melhor|vale|compensa)\b/u.test(words)) return 'produtoPreco';
  const isGuarded = message.care.some(({ intent }) => intent !== 'privacidade');
  const asked = { hasNames: hasNames(message), isAfterNumber: state.act !== null };
  const page = isGuarded ? null : pageQuestion(words, asked);
  const isFree = message.care.length === 0 || (!isGuarded && delivers.test(words));
  const family = page ?? (isFree ? studioFamily(message, state) : null);
  const isOfPhone = family === null && state.studio === null && mode === null && !asked.hasNames;
  return isOfPhone && words.split(' ').length <= 8 && aspects[0]?.[1].test(words) ? 'produtoAplicativo' : family;
}

function hasNames({ read }: Understood): boolean {
  return read.names.some(({ name }) => !/^(?:Marca|Assinatura|INPI)$/iu.test(name));
}

/** `E pra escolher data de casamento tem tb?`, after a page. */
const anotherPage =
  /^(?:e |mas |and |y )(?:tem (?:um|uma|algum|alguma)|para|pra|pro|de|se|for|um|uma)\b|\btem (?:tambem)?$|\btambem tem\b/u;
/** `Vem no plano básico?` of the page spoken of. */
const inPlan =
  /\b(?:vem|tem|ta|esta|inclu\w+|entra|faz parte|tenho|da|uso|posso) (?:\w+ ){0,3}(?:premium|basico|gratis|gratuito|de graca|profissional)\b|\b(?:n[oa]|em que|qual|que) plano\b/u;

/** Whether a message names a page by itself. */
export const namesPage = (words: string) =>
  named.some(([studio, pattern]) => studio !== 'produtoPlanos' && pattern.test(words));

/** Whether a message asks which plan holds the page spoken of. */
export function asksPlanOfPage({ words }: Understood, { studio }: DialogueState): boolean {
  return studio !== null && studio !== 'produtoPlanos' && words.split(' ').length <= 9 && inPlan.test(words);
}

/** The page that a message names or goes on with, and what it asks of it. */
function studioFamily(message: Understood, state: DialogueState): string | null {
  // Words of another language are read as they are typed too: their translation is a gloss.
  const words = message.language === 'pt' ? message.words : `${message.words} ${foreignWords(message.text)}`;
  const aspect = aspects.find(([, pattern]) => pattern.test(words))?.[0] ?? null;
  if (asksOwnFee.test(words)) return 'produtoPainel.honorario';
  const ofClient = clientAspect(message);
  if (ofClient !== undefined) return `produtoPainel.${ofClient}`;
  const direct = named.find(([, pattern]) => pattern.test(words))?.[0];
  const panel = panelAspect(words, direct ?? state.studio);
  if (panel !== null) return `produtoPainel.${panel}`;
  if (direct !== undefined) return familyOf(direct, aspect);
  const subject = subjectPage(words, state);
  if (subject !== undefined && !hasNames(message)) return familyOf(subject, aspect);
  const isShort = message.words.split(' ').length <= 11 && message.topics.length === 0 && !hasNames(message);
  if (!isShort) return null;
  const implied = ofSubject.test(words) ? impliedBy(state) : undefined;
  const studio = state.studio ?? implied;
  if (asksPlanOfPage(message, state) && studio) return familyOf(studio, 'preco');
  if (
    !studio ||
    studio === 'produtoPlanos' ||
    /\bpremium\b|\bmensal\b|\banual\b|\bcancel\w+|\breembols\w+/u.test(words)
  )
    return null;
  return aspect !== null || asksWhat.test(words) || implied !== undefined ? familyOf(studio, aspect) : null;
}

/** The page of a subject beside words for a page, or right after another page. */
function subjectPage(words: string, { studio }: DialogueState): Studio | undefined {
  const goesOn = studio !== null && studio !== 'produtoPlanos' && anotherPage.test(words);
  return ofPages.test(words) || goesOn ? subjects.find(([, pattern]) => pattern.test(words))?.[0] : undefined;
}

/** What is asked of a professional's clients; nothing in `e quem cuida dos clientes?` between partners. */
function clientAspect({ words, likely: [likely] }: Understood): ClientAspect | undefined {
  const isOther =
    likely !== undefined && likely.probability >= 0.6 && !likely.intent.startsWith('produto') && !delivers.test(words);
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
