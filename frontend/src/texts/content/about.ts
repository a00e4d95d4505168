/** /sobre: story, values, team, numbers, mission, and an example calculation. */
export const aboutTexts = {
  eyebrow: 'Sobre a Sefira',
  title: 'Números explicados, conta por conta',
  lead: 'A Sefira reúne a tradição da numerologia cabalística e a tecnologia de hoje para dar a cada pessoa um mapa claro, bonito e verificável.',
  storyTitle: 'Nossa história',
  story: [
    'Sefira é o nome hebraico de cada esfera da Árvore da Vida, e também quer dizer contar. A ideia nasceu de um incômodo: mapas numerológicos que davam um número sem mostrar de onde ele vinha, ou que levavam um dia inteiro para chegar.',
    'Estudamos apostilas, livros e exemplos publicados da escola cabalística, comparamos as regras uma a uma e guardamos a fonte de cada uma. Onde as escolas divergem, dizemos. Onde a escolha é nossa, também.',
  ],
  missionTitle: 'Missão',
  mission:
    'Oferecer uma leitura simbólica honesta, que ajude a pensar sobre si mesmo, sem medo, sem destino selado e sem promessa de saúde ou dinheiro.',
  valuesTitle: 'Valores',
  howTitle: 'Como um número nasce',
  howLead: 'Um exemplo: a Motivação de Ana Célia Vasconcelos, a soma das vogais do nome.',
  teamTitle: 'Equipe',
  numbersTitle: 'Em números',
  ctaTitle: 'Veja o seu mapa',
  cta: 'Começar análise grátis',
} as const;

export const aboutValues = [
  { number: 1, title: 'Transparência', text: 'Toda soma aparece na tela. O mesmo nome dá sempre o mesmo resultado.' },
  { number: 6, title: 'Cuidado', text: 'Textos gentis e concretos. Nenhuma frase que assuste ou decida por você.' },
  { number: 7, title: 'Estudo', text: 'Cada regra tem fonte, versão e exemplos que a conferem.' },
  { number: 4, title: 'Respeito aos dados', text: 'Nada é publicado ou vendido. Você exporta e apaga quando quiser.' },
] as const;

export const aboutTeam = [
  { number: 7, title: 'Numerologia', text: 'Estuda as fontes, escreve as regras e confere cada exemplo.' },
  { number: 3, title: 'Redação', text: 'Escreve os textos do mapa em português claro e revisa cada palavra.' },
  { number: 5, title: 'Desenho', text: 'Transforma somas em teias, mandalas e linhas da vida.' },
  { number: 8, title: 'Engenharia', text: 'Mantém os cálculos exatos, os relatórios prontos e os dados protegidos.' },
] as const;

export const aboutNumbers = [
  { key: 'claim_analyses_total', value: '100k+', label: 'análises e relatórios' },
  { key: 'claim_users', value: '10.000+', label: 'usuários satisfeitos' },
  { key: 'claim_rating', value: '4.9', label: 'avaliação média' },
  { key: 'claim_support', value: '24/7', label: 'suporte por IA' },
] as const;

/** Motivação of "Ana Célia Vasconcelos" as the engine explains it (a test compares). */
export const aboutExample = {
  name: 'Ana Célia Vasconcelos',
  birthDate: '1955-11-29',
  words: [
    { word: 'Ana', vowels: 'A 1 + a 1', sum: 2 },
    { word: 'Célia', vowels: 'é 7 + i 1 + a 1', sum: 9 },
    { word: 'Vasconcelos', vowels: 'a 1 + o 7 + e 5 + o 7', sum: 20 },
  ],
  total: '2 + 9 + 20 = 31',
  reduction: '3 + 1 = 4',
  result: 4,
} as const;
