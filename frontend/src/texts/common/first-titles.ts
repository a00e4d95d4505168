/** Title and description of the home page and of unknown addresses: part of every page's first script. */
export const firstTitles = {
  home: {
    title: 'Numerologia cabalística com IA',
    description:
      'Em dois minutos, o mapa numerológico do seu nome e da sua data de nascimento, explicado em português claro e com cada conta à vista.',
  },
  notFound: { title: 'Página Não Encontrada', description: 'Este endereço não existe.' },
};
