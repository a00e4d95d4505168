import type { ChargedService, PlanFeature } from '@sefira/contracts/billing/plans';
import { examRules } from '@sefira/contracts/content/training-course';

/** /servicos, /careers and /certificacao. */
export const servicesTexts = {
  eyebrow: 'O que fazemos',
  title: 'Serviços',
  lead: 'Da primeira análise, grátis, à formação completa. O que custa créditos diz quanto antes de você confirmar.',
  popular: 'Popular',
  free: 'Começar Grátis',
  hire: 'Contratar Serviço',
  freePrice: 'Grátis',
  prices: 'Ver planos e preços',
  closingTitle: 'Comece por você',
  closingLead: 'Dois minutos, um nome, uma data. O resultado é seu.',
  own: 'Acessar Meus Serviços',
  register: 'Criar Conta Gratuita',
  begin: 'Começar Análise Grátis',
} as const;

interface Service {
  readonly number: number;
  readonly title: string;
  /** How it is paid, without a sum: sums are shown where the checkout charges them. */
  readonly price: string;
  readonly period: string;
  /** What the plan named in `price` or `period` includes; a test compares. */
  readonly sold: { readonly plan: 'free' | 'basic' | 'premium' | 'professional' } & (
    | { readonly service: ChargedService }
    | { readonly feature: PlanFeature }
  );
  readonly popular: boolean;
  readonly path: string;
  readonly text: string;
  readonly points: readonly string[];
}

export const services: readonly Service[] = [
  {
    number: 7,
    title: 'Análise pessoal',
    price: 'Grátis',
    period: 'uma por mês, sem limite no Premium',
    sold: { plan: 'free', service: 'personal' },
    popular: false,
    path: '/analise-numerologica',
    text: 'O mapa do seu nome e da sua data, com cada conta à vista.',
    points: ['Motivação, Impressão e Expressão', 'Destino e Missão', 'PDF simples'],
  },
  {
    number: 6,
    title: 'Compatibilidade',
    price: 'Créditos ou Premium',
    period: 'sem limite no Premium',
    sold: { plan: 'premium', service: 'compatibility' },
    popular: true,
    path: '/compatibilidade',
    text: 'De duas a cinco pessoas, comparadas par a par.',
    points: ['Harmonia pela Missão', 'Pontos fortes e cuidados', 'Relatório em PDF'],
  },
  {
    number: 11,
    title: 'Chat com IA',
    price: 'Grátis todo dia',
    period: 'sem limite no Premium',
    sold: { plan: 'free', service: 'chat_message' },
    popular: false,
    path: '/chat-ia',
    text: 'Um assistente que calcula, cita as fontes e conhece os seus mapas.',
    points: ['Respostas com a conta', 'Conversas guardadas', 'Exportação'],
  },
  {
    number: 3,
    title: 'Relatórios',
    price: 'Com cada análise',
    period: 'em todos os planos',
    sold: { plan: 'free', service: 'personal' },
    popular: false,
    path: '/relatorios',
    text: 'Capítulos, calendário e triângulos num PDF para imprimir.',
    points: ['Capa e sumário', 'Um capítulo por número', 'Envio por e-mail'],
  },
  {
    number: 1,
    title: 'Previsões',
    price: 'Plano Premium',
    period: 'e no Profissional',
    sold: { plan: 'premium', feature: 'forecasts' },
    popular: false,
    path: '/dashboard',
    text: 'Ano, mês e dia pessoais no painel; com o plano, também na sua agenda.',
    points: ['Calendário de cada mês', 'Mensagem do dia', 'Agenda no celular'],
  },
  {
    number: 22,
    title: 'Certificação',
    price: 'Plano Profissional',
    period: 'curso, prova e certificado',
    sold: { plan: 'professional', feature: 'training' },
    popular: false,
    path: '/certificacao',
    text: 'Formação em numerologia cabalística, do alfabeto ao relatório.',
    points: ['Oito lições com exercícios', 'Prova final sorteada', 'Certificado com verificação'],
  },
];

export const careersTexts = {
  eyebrow: 'Trabalhe com a gente',
  title: 'Carreiras',
  lead: 'Somos uma equipe pequena e remota, no Brasil, que gosta de contas certas e de texto bem escrito.',
  valuesTitle: 'Como trabalhamos',
  openTitle: 'Vagas abertas',
  noneTitle: 'Nenhuma vaga aberta neste momento',
  none: 'Preferimos dizer isso a manter anúncios que não existem. Se o que fazemos tem a ver com você, escreva mesmo assim: lemos tudo e guardamos o contato por um ano, se você autorizar.',
  write: 'Escrever para a equipe',
  lookForTitle: 'Quem costumamos procurar',
} as const;

export const careerValues = [
  { number: 4, title: 'Conta à vista', text: 'Decisões escritas, com a razão e quem discordou.' },
  {
    number: 6,
    title: 'Cuidado',
    text: 'Quem lê os nossos textos pode estar num dia difícil. Escrevemos para essa pessoa.',
  },
  {
    number: 5,
    title: 'Remoto e assíncrono',
    text: 'Poucas reuniões, horários seus, encontros de verdade duas vezes por ano.',
  },
  { number: 8, title: 'Justiça', text: 'Faixas salariais publicadas na vaga e o mesmo processo para todo mundo.' },
] as const;

export const careerProfiles = [
  { title: 'Engenharia', text: 'TypeScript de ponta a ponta, testes que provam, acessibilidade como requisito.' },
  { title: 'Texto e pesquisa', text: 'Gente que conhece a escola cabalística e duvida dela com carinho.' },
  { title: 'Atendimento', text: 'Pessoas pacientes, que resolvem no primeiro e-mail.' },
] as const;

export const certificationTexts = {
  eyebrow: 'Formação',
  title: 'Certificação em numerologia cabalística',
  lead: 'Do alfabeto ao relatório completo, com as fontes de cada regra e o limite de cada leitura. Para quem quer atender com seriedade.',
  price: 'No plano Profissional',
  priceNote: 'que inclui a formação inteira',
  enroll: 'Contratar Serviço',
  ask: 'Tirar dúvidas',
  study: 'Ir ao treinamento',
  verify: 'Conferir um certificado',
  modulesTitle: 'O programa',
  howTitle: 'Como funciona',
  ethicsTitle: 'O que o certificado exige',
  honest:
    'O certificado comprova que você concluiu a formação da Sefira. Numerólogo não é profissão regulamentada no Brasil, e nenhum certificado autoriza diagnóstico, aconselhamento jurídico ou financeiro.',
} as const;

export const certificationSteps = [
  {
    title: 'Estude no seu ritmo',
    text: 'Oito lições com exercícios. Cada resposta é conferida pelo motor da Sefira, com a conta letra por letra.',
  },
  {
    title: 'Pratique com mapas',
    text: 'Refaça à mão os mapas das lições e os de quem você conhece, e confira cada número na Sefira.',
  },
  {
    title: 'Faça a prova final',
    text: `${examRules.questions} questões sorteadas para você, ${examRules.minutes} minutos, ${examRules.right} acertos para passar, ${examRules.tries} tentativas por semana.`,
  },
  {
    title: 'Receba o certificado',
    text: 'Um PDF com o seu nome, a data e um código que qualquer pessoa confere no site.',
  },
] as const;

export const certificationEthics = [
  'Não prometer resultado, cura, dinheiro nem amor.',
  'Não ler o mapa de alguém sem permissão.',
  'Não ligar números a doenças.',
  'Dizer quando as escolas divergem.',
  'Encaminhar a um profissional de saúde quem precisa de um; CVV, 188.',
] as const;
