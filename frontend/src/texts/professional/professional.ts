/** Features of the professional plan with their screens. */
export const professionalTexts = {
  title: 'Ferramentas do Profissional',
  lead: 'O que o plano Profissional traz além das análises.',
  toKnow: 'Conheça o que o Profissional traz',
} as const;

export const professionalTools = [
  { label: 'Clientes', hint: 'Fichas, análises e relatórios de quem você atende', path: '/clientes' },
  { label: 'Minha marca', hint: 'Nome, logotipo e cores nos seus PDFs', path: '/relatorios/marca' },
  { label: 'Chaves de API', hint: 'O seu sistema fazendo mapas', path: '/perfil/chaves' },
  { label: 'Documentação da API', hint: 'Chamadas, limites e exemplos', path: '/desenvolvedores' },
  { label: 'Treinamento', hint: 'Lições, exercícios, prova final e certificado', path: '/treinamento' },
  { label: 'Certificação', hint: 'O programa e o que o certificado exige', path: '/certificacao' },
] as const;
