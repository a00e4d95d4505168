import type { Topic } from '../composing/topics.ts';
import { isAside } from './concepts.ts';
import { findNumberedItem } from './find-numbered-item.ts';

/** Intent of a message. `topic`: a number or period of a person; `other`: not recognised, the fallback. */
export type Intent =
  | 'crisis'
  | 'health'
  | 'legal'
  | 'money'
  | 'identity'
  | 'injection'
  | 'greeting'
  | 'thanks'
  | 'help'
  | 'own-analyses'
  /** Use, payment or cancellation of the product. */
  | 'support'
  | 'compatibility'
  | 'company-names'
  | 'child-names'
  | 'spellings'
  | 'company'
  | 'concept'
  | 'meaning'
  | 'topic'
  | 'forget'
  /** The number of an address, a plate or a telephone. */
  | 'numbered-item'
  | 'other';

const crisis =
  /\b(?:me matar|me mato|suicid\w*|tirar (?:a )?minha (?:propria )?vida|acabar com (?:a )?minha vida|acabar com tudo|nao quero (?:mais )?viver|quero morrer|queria morrer|queria sumir|nao aguento mais (?:viver|a vida|essa vida)|me machucar|me cortar|automutila\w*|melhor sem mim|nao vejo (?:mais )?(?:saida|sentido)|vontade de (?:morrer|sumir|desaparecer)|dar fim (?:a|na) (?:minha )?vida|dia (?:em que|que) vou morrer de|tirar a propria vida)\b/u;
const health =
  /\b(?:cancer|tumor|doenca|doencas|doente|remedio|remedios|medicamento|tratamento|quimioterapia|cirurgia|diagnostico|sintoma|sintomas|depress\w+|ansiedade|insulina|diabetes|gravidez|gravida|engravidar|aborto|curar|cura|saude|medico|antidepressivo|pressao alta|covid|dor no peito)\b/u;
const death =
  /\b(?:quando|que dia|em que ano|com que idade)\b.{0,30}\b(?:morr\w+|morte)\b|\b(?:data|dia|ano) da (?:minha )?morte\b/u;
const legal =
  /\b(?:processo judicial|processo|advogad\w+|juiz|justica|divorcio|guarda (?:do|da|dos|das)|pensao alimenticia|heranca|inventario|prisao|crime|processar|audiencia|tribunal|contrato judicial)\b/u;
const money =
  /\b(?:investir|investimento|investimentos|bolsa de valores|acoes|bitcoin|cripto\w*|emprestimo|financiamento|loteria|mega ?sena|mega|lotofacil|apostar|aposta|apostas|bet|jogo do bicho|raspadinha|vender (?:minha |a )?casa|largar (?:o |meu )?emprego|pedir demissao|ficar ric[oa])\b/u;
const injection =
  /\b(?:ignore|ignora|esqueca|desconsidere|desobedeca)\b.{0,40}\b(?:instruc\w+|regras|anterior\w*|acima|tudo)\b|\b(?:system prompt|prompt do sistema|suas instrucoes|instrucoes (?:internas|do sistema|secretas)|modo desenvolvedor|developer mode|jailbreak|dan mode|aja como|finja (?:que|ser)|voce agora e|a partir de agora voce)\b|\bignore (?:all|previous)\b/u;
const identity =
  /\b(?:voce e (?:um |uma )?(?:robo|humano|humana|pessoa|ia|inteligencia|maquina|real|gente|bot|chatgpt|gpt)|quem e voce|quem esta falando|e um robo|fal(?:o|ando) com (?:um |uma )?(?:pessoa|humano|robo|maquina|gente|alguem)|qual (?:e )?(?:o )?seu nome|o que voce e|voce e de verdade|voce existe|es humano|tem alguem ai|e uma pessoa)\b/u;
const help =
  /\b(?:o que (?:voce )?(?:faz|pode fazer|sabe fazer|consegue)|como (?:voce )?(?:funciona|pode me ajudar)|me ajuda|me ajude|ajuda|no que pode|quais perguntas|como (?:eu )?uso|por onde (?:eu )?comeco)\b/u;
const ownPattern =
  /\b(?:minhas analises|meus relatorios|meu historico|analises (?:que )?(?:eu )?(?:ja )?fiz|analises anteriores|ultima analise|ultimas analises|analises salvas|que analises eu|historico de analises)\b/u;
const support =
  /\b(?:cancel\w+|reembols\w+|estorn\w+|meu dinheiro de volta|pix|boletos?|cartao|fatura|nota fiscal|cobrancas?|cobrad\w+|creditos?|planos?|premium|precos?|quanto custa|assinar a sefira|senha|login|cadastro|minha conta|e ?mail|pdf|relatorios?|baixar|download|compartilh\w+|instal\w+|aplicativo|privacidade|lgpd|notificac\w+|duas etapas|suporte|atendimento|falar com (?:alguem|uma pessoa|a equipe))\b/u;
const compatibility =
  /\b(?:combina|combinam|combinamos|combinacao|compativel|compativeis|compatibilidade|da certo|damos certo|dariam certo|daria certo|vai dar certo com|somos um bom (?:casal|par)|feitos um para o outro|alma gemea|sinastria|dar certo com|nosso (?:amor|relacionamento|casamento|namoro)|bom par|boa dupla|nos damos bem|se dao bem)\b/u;
const companyNames =
  /\b(?:nome|nomes|sugest\w+|ideia|ideias)\b.{0,25}\b(?:para|pra|de|p)\b.{0,15}\b(?:empresa|negocio|loja|marca|startup|padaria|salao|restaurante|consultoria|clinica|escola|mei)\b/u;
const childNames =
  /\b(?:nome|nomes|sugest\w+|ideia|ideias)\b.{0,30}\b(?:bebe|filho|filha|menino|menina|crianca|nenem|neto|neta)\b|\b(?:nomes?) (?:de|para|pra) (?:menin\w|bebe)\b/u;
const spellings =
  /\b(?:assinatura|grafia|mudar (?:o |meu )?nome|alterar (?:o |meu )?nome|corrigir (?:o |meu )?nome|melhorar (?:o |meu )?nome|trocar (?:o |uma )?letra|melhor forma de assinar|como (?:devo )?assinar|nome social ideal|harmonizar (?:o |meu )?nome)\b/u;
const company =
  /\b(?:empresa|negocio|loja|marca|startup|padaria|minha firma|firma|mei|comercio|salao|restaurante|clinica|consultorio|escritorio|estudio)\b/u;
const concept =
  /\b(?:o que (?:e|sao|seria|quer dizer)|que e (?:o |a |um |uma )?|como (?:se |e |sao |voce |que |eu )?calcul\w+|como (?:e|foi) (?:feito|feita) o calculo|me explic\w+|explic\w+|para que serve|qual a diferenca|diferenca entre|defin\w+|conceito de|como funciona)\b/u;
const meaning =
  /\b(?:significad\w+|significa|quer dizer|representa|como e (?:a pessoa|quem)|quem tem|pessoas? (?:com|de|do)|ser)\b/u;
const greeting = /^(?:oi+|ola+|opa|eai|e ai|bom dia|boa tarde|boa noite|hey|hello|oie)\b/u;
const thanks = /\b(?:obrigad[oa]|valeu|brigad[oa]|agradeco|gratidao|muito bom|adorei|amei|perfeito)\b/u;
const forget =
  /\b(?:esquece|esqueca|apague|apaga|delete)\b.{0,30}\b(?:meus dados|minha data|meu nome|tudo sobre|o que sabe)\b/u;

const wantsIdeas =
  /\b(?:sug\w+|ideia|ideias|crie|invente|nomes|quero um nome|preciso de um nome|qual (?:seria )?(?:um |o )?(?:bom|melhor) nome|que nome)\b/u;
const possessive = /\b(?:meu|minha|meus|minhas)\b/u;
/** Topics with words that also express compatibility. */
const notOfCouples: readonly Topic[] = ['harmoniaNomeNascimento', 'harmoniaConjugal', 'cores', 'aptidaoProfissional'];
/** Topics that a company also has. */
const ofCompanies: readonly Topic[] = ['mapa', 'expressao', 'destino'];

type Condition = (words: string, topics: readonly Topic[]) => boolean;
const matches =
  (pattern: RegExp): Condition =>
  (words) =>
    pattern.test(words);

/** In order of precedence; safety comes first. */
const conditions: readonly (readonly [Intent, Condition])[] = [
  ['crisis', matches(crisis)],
  ['injection', matches(injection)],
  ['forget', matches(forget)],
  ['health', (words) => death.test(words) || health.test(words)],
  ['legal', matches(legal)],
  ['money', matches(money)],
  ['identity', matches(identity)],
  ['own-analyses', matches(ownPattern)],
  ['support', (words, topics) => topics.length === 0 && support.test(words)],
  ['company-names', (words) => companyNames.test(words) && wantsIdeas.test(words)],
  ['child-names', (words) => childNames.test(words) && !/\bcombina\b/u.test(words)],
  ['spellings', matches(spellings)],
  [
    'compatibility',
    (words, topics) => compatibility.test(words) && !topics.some((topic) => notOfCouples.includes(topic)),
  ],
  ['company', (words, topics) => company.test(words) && topics.every((topic) => ofCompanies.includes(topic))],
  ['numbered-item', (words, topics) => topics.length === 0 && findNumberedItem(words) !== null],
  ['concept', (words) => isAside(words) || (concept.test(words) && !possessive.test(words))],
  ['topic', (_words, topics) => topics.length > 0],
  ['help', matches(help)],
  ['meaning', (words) => meaning.test(words) && /\d|onze|vinte e dois|mestre/u.test(words)],
  ['greeting', matches(greeting)],
  ['thanks', matches(thanks)],
];

/** The intent of a folded text with corrected spelling. */
export function findIntent(words: string, topics: readonly Topic[]): Intent {
  return conditions.find(([, holds]) => holds(words, topics))?.[0] ?? 'other';
}
