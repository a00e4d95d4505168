/** /desenvolvedores: the public API. */
export const developerTexts = {
  eyebrow: 'Para desenvolvedores',
  title: 'API da Sefira',
  lead: 'Mapas, compatibilidades, nomes e relatórios em PDF no seu site ou sistema. As mesmas contas das telas, com o texto de cada número.',
  keys: 'Criar uma chave',
  plan: 'Ver o plano Profissional',
  specification: 'OpenAPI (JSON)',
  startTitle: 'Em um minuto',
  start: [
    'Assine o plano Profissional e crie uma chave em Meu perfil.',
    'Guarde a chave no seu servidor: ela não pode aparecer no navegador de ninguém.',
    'Envie-a no cabeçalho Authorization de cada chamada.',
  ],
  curl: 'curl',
  javascript: 'JavaScript',
  copyExample: 'Copiar exemplo',
  authTitle: 'Chaves e permissões',
  auth: 'Uma chave tem só as permissões que você marcar, vale até a data que você escolher e pode ser revogada a qualquer momento: em meio segundo ninguém mais a usa. Ela não abre a sua conta, os seus pagamentos nem os seus dados pessoais.',
  scope: 'Permissão',
  scopeMeaning: 'O que permite',
  limitsTitle: 'Limites',
  limits: (minute: string, day: string) =>
    `Cada chave faz ${minute} chamadas por minuto, e a conta faz ${day} por dia, somando todas as chaves. Os cabeçalhos RateLimit-Limit, RateLimit-Remaining e RateLimit-Reset dizem quanto resta; uma resposta 429 traz Retry-After com os segundos de espera.`,
  answersTitle: 'Respostas e erros',
  answers:
    'Toda resposta de sucesso é {success: true, message, data}. Todo erro é {success: false, message, error}: message é uma frase para pessoas, error é um código que não muda. Um 400 traz em data.issues o caminho e o problema de cada campo.',
  repeatTitle: 'Repetir sem medo',
  repeat:
    'As chamadas que fazem análises aceitam o cabeçalho Idempotency-Key. Com a mesma chave e o mesmo corpo, a resposta é a mesma e nada é feito duas vezes; com outro corpo, a resposta é 409.',
  code: 'Código',
  status: 'Status',
  meaning: 'O que quer dizer',
  callsTitle: 'Chamadas',
  callsLead:
    'Nos exemplos, SEFIRA_KEY é a sua chave. ANALYSIS_ID é o analysisId que vem em data ao fazer uma análise, ou o id dela em GET /v1/analyses. REPORT_ID é o id do relatório em GET /v1/reports.',
  loading: 'Carregando as chamadas',
  loadFailed: 'Não foi possível carregar as chamadas.',
  reload: 'Tentar de novo',
  fields: 'Campos',
  field: 'Campo',
  type: 'Tipo',
  required: 'obrigatório',
  optional: 'opcional',
  answerFields: 'O que vem em data',
  files: { pdf: 'Um arquivo PDF', ics: 'Um calendário (.ics)' },
  inPath: 'no endereço',
  inQuery: 'na consulta',
  inBody: 'no corpo',
} as const;

/** Error codes common to all calls. */
export const developerErrors = [
  'API_KEY_REQUIRED',
  'API_KEY_INVALID',
  'API_SCOPE_MISSING',
  'PLAN_REQUIRED',
  'VALIDATION_FAILED',
  'NOT_FOUND',
  'IDEMPOTENCY_CLASH',
  'RATE_LIMITED',
  'API_QUOTA_EXCEEDED',
  'DEPENDENCY_DOWN',
] as const;
