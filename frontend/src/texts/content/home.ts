/** The home page. Claims apply until an administrator changes them. */
export const homeTexts = {
  eyebrow: 'Numerologia cabalística com IA',
  title: 'Seu nome guarda um número.',
  lead: 'Em dois minutos você vê o mapa do seu nome e da sua data de nascimento, explicado em português claro e com cada conta à vista.',
  start: 'Começar análise grátis',
  learn: 'Como calculamos',
  promises: ['Sem cartão de crédito', 'Garantia de 30 dias', 'Dados protegidos pela LGPD'],
  field: 'Seu nome completo',
  placeholder: 'Ex.: Ana Célia Vasconcelos',
  submit: 'Ver meus números',
  ownMandala: 'É o seu nome. Falta o número do meio: ele vem da data de nascimento.',
  mandalaCaption: 'A mandala de Clara: Destino 3, Expressão 8, Motivação 11',
  soon: 'Em breve',
  servicesTitle: 'Escolha por onde começar',
  box: {
    title: 'Sua primeira análise é grátis',
    lead: 'O nome como está na certidão, a data de nascimento, e o mapa inteiro na tela, com cada conta à vista.',
    exampleTitle: 'Um mapa de exemplo',
    exampleName: 'Clara Beatriz Nogueira',
    exampleSentence:
      'O 3 do Destino trabalha por gosto e o 8 da Expressão trabalha por resultado: a sua disputa mais cara é entre o aplauso e a fatura.',
    openExample: 'Abrir o mapa completo de Clara',
  },
  treeTitle: 'Dez esferas, vinte e dois caminhos',
  treeLead:
    'Seus números acendem esferas na Árvore da Vida. Cada número tem um desenho próprio: tantas pétalas quanto o seu valor.',
  featuresTitle: 'O que você recebe',
  testimonialsTitle: 'Quem já leu o próprio mapa',
  testimonialsNote: 'Relatos ilustrativos.',
  pricingTitle: 'Planos',
  ownPlan: 'Seu plano',
  pricingLead: 'Comece grátis. Mude de plano ou cancele quando quiser.',
  monthly: '/mês',
  forever: 'para sempre',
  popular: 'Mais escolhido',
  included: 'O que inclui',
  without: 'Não inclui:',
  faqTitle: 'Perguntas frequentes',
  closingTitle: 'Veja o que o seu nome diz',
  closingLead: 'Leva dois minutos, não pede cartão e o resultado é seu para guardar em PDF.',
  createAccount: 'Criar conta gratuita',
  about: 'Conhecer a Sefira',
  support: 'Falar com o suporte',
  secured: 'SSL Seguro',
} as const;

export const homeClaims = [
  { key: 'claim_analyses', value: '50k+', label: 'análises realizadas' },
  { key: 'claim_satisfaction', value: '98%', label: 'de satisfação' },
  { key: 'claim_rating', value: '4.9', label: 'de avaliação média' },
  { key: 'claim_years', value: '25+', label: 'anos de tradição' },
] as const;

export const homeServices = [
  {
    number: 7,
    label: 'Análise pessoal',
    text: 'Destino, Expressão, Motivação e Impressão do seu nome de batismo.',
    path: '/analise-numerologica',
  },
  {
    number: 6,
    label: 'Compatibilidade',
    text: 'Duas a cinco pessoas, par a par, com pontos fortes e desafios.',
    path: '/compatibilidade',
  },
  {
    number: 8,
    label: 'Numerologia empresarial',
    text: 'O número da empresa, o do fundador e os melhores dias.',
    path: '/analise-empresa',
  },
  {
    number: 3,
    label: 'Gerador de nomes',
    text: 'Nomes que vibram no número que você escolher.',
    path: '/gerador-nomes',
  },
] as const;

export const homeFeatures = [
  {
    number: 1,
    title: 'Cada conta à vista',
    text: 'Letra por letra, soma por soma. Nenhum número aparece sem mostrar de onde veio.',
  },
  {
    number: 2,
    title: 'Acentos que contam',
    text: 'Na escola cabalística, Ó não vale o mesmo que O. Seu nome é lido como foi registrado.',
  },
  {
    number: 4,
    title: 'Relatório em PDF',
    text: 'Capa, sumário, uma página com tudo e um capítulo por número, pronto para imprimir.',
  },
  {
    number: 5,
    title: 'Ciclos e momentos',
    text: 'Uma linha da vida com idades e anos do calendário, e a marca de onde você está hoje.',
  },
  {
    number: 9,
    title: 'O triângulo invertido',
    text: 'A figura tradicional do seu nome, da base ao arcano regente, desenhada passo a passo.',
  },
  {
    number: 11,
    title: 'Privacidade de verdade',
    text: 'Nada é publicado. Você exporta ou apaga seus dados quando quiser, como manda a LGPD.',
  },
] as const;

export const testimonials = [
  {
    number: 5,
    name: 'Marina, São Paulo',
    text: 'Gostei de ver a conta inteira. Pela primeira vez entendi de onde vinha o meu número de Expressão.',
  },
  {
    number: 8,
    name: 'Rogério, Recife',
    text: 'Imprimi o relatório e levei para a conversa com minha sócia. Rendeu uma tarde boa de planejamento.',
  },
  {
    number: 2,
    name: 'Helena, Curitiba',
    text: 'O texto é direto e gentil. Não promete nada, faz boas perguntas.',
  },
] as const;

export const marketingPlans = [
  {
    plan: 'free',
    name: 'Gratuito',
    price: 'R$ 0',
    full: 'R$ 0',
    offerCycles: 0,
    paid: false,
    popular: false,
    query: '',
    action: 'Começar grátis',
    features: ['1 análise básica', 'PDF simples', 'Chat IA limitado', 'Suporte por e-mail'],
    missing: ['Compatibilidade', 'Análise empresarial'],
  },
  {
    plan: 'basic',
    name: 'Básico',
    price: 'R$ 29,90',
    full: 'R$ 29,90',
    offerCycles: 0,
    paid: true,
    popular: false,
    query: '?plan=basic',
    action: 'Escolher Básico',
    features: ['5 análises por mês', 'Relatórios em PDF', 'Ciclos de vida', 'Suporte por e-mail'],
    missing: ['Compatibilidade', 'Análise empresarial'],
  },
  {
    plan: 'premium',
    name: 'Premium',
    price: 'R$ 29,90',
    full: 'R$ 59,90',
    offerCycles: 3,
    paid: true,
    popular: true,
    query: '?plan=premium',
    action: 'Escolher Premium',
    features: [
      'Análises ilimitadas',
      'Compatibilidade',
      'Análise empresarial',
      'Gerador de nomes com IA',
      'PDFs detalhados',
      'Chat IA ilimitado',
      'Ciclos de vida',
      'Previsões',
      'Suporte prioritário',
    ],
    missing: [],
  },
  {
    plan: 'professional',
    name: 'Profissional',
    price: 'R$ 79,90',
    full: 'R$ 99,90',
    offerCycles: 3,
    paid: true,
    popular: false,
    query: '?plan=professional',
    action: 'Escolher Profissional',
    features: [
      'Tudo do Premium',
      'Relatórios com a sua marca',
      'API',
      'Análise de equipes',
      'Consultoria',
      'Suporte 24/7',
    ],
    missing: [],
  },
] as const;

export const frequentQuestions = [
  {
    question: 'O que é numerologia cabalística?',
    answer:
      'É uma leitura simbólica do nome e da data de nascimento. Cada letra vale de 1 a 8, os acentos mudam o valor, e as somas formam os números do mapa: Motivação, Impressão, Expressão, Destino, Missão e outros.',
  },
  {
    question: 'A análise gratuita pede cartão?',
    answer: 'Não. Você cria a conta, recebe créditos de boas-vindas e faz a primeira análise sem informar pagamento.',
  },
  {
    question: 'Qual nome devo usar?',
    answer:
      'O nome completo como está na certidão de nascimento, com acentos e com de, da ou dos. O nome de casada ou o social pode ser analisado à parte.',
  },
  {
    question: 'Por que outro site deu um número diferente?',
    answer:
      'As escolas usam tabelas e regras diferentes. Aqui cada número mostra a regra, a fonte e as somas, e avisa quando as escolas divergem.',
  },
  {
    question: 'Em quanto tempo vejo o resultado?',
    answer: 'Na hora. O mapa aparece na tela assim que você envia, e o PDF fica pronto em seguida.',
  },
  {
    question: 'Posso baixar o resultado?',
    answer: 'Sim. O PDF da sua própria análise não custa créditos e fica guardado em Relatórios.',
  },
  {
    question: 'Meus dados ficam protegidos?',
    answer:
      'Sim. A conexão é cifrada, a senha não é guardada em texto, nada é publicado e você pode excluir a conta, como manda a LGPD.',
  },
  {
    question: 'A numerologia prevê o futuro?',
    answer:
      'Não. Ela oferece palavras para pensar sobre si mesmo. Decisões de saúde, direito e dinheiro pedem profissionais dessas áreas.',
  },
  {
    question: 'Posso cancelar quando quiser?',
    answer: 'Sim. E toda compra tem garantia de 30 dias.',
  },
  {
    question: 'Como falo com vocês?',
    answer: 'Escreva para o e-mail no fim da página. Quem responde é gente de verdade.',
  },
] as const;
