import { ageBandOf } from '@sefira/numerology/interpretations/book/life-line';
import type { NumerologyMap } from '@sefira/numerology/map-result';

/** Words of the pages that speak to the person of a map, and of a child under 12 to the adults around. */
const words = {
  own: {
    glance: 'Seu mapa em uma página',
    letters: 'As letras do seu nome',
    inside: 'Quem você é por dentro',
    conversations: 'Como os seus números conversam',
    time: 'O seu tempo',
    life: 'A linha da sua vida',
    arcana: 'Os arcanos da sua vida',
    personalYear: 'O seu ano pessoal',
    calendar: 'O calendário do seu ano',
    planet: 'O planeta do seu dia',
    others: 'Você e os números dos outros',
    poster: 'A sua mandala',
    here: 'você está aqui',
    lettersLead:
      'Tudo começa aqui: cada letra tem um valor. As vogais, em cima, mostram o que você deseja; as consoantes, embaixo, o que os outros percebem; o nome inteiro, o que você sabe fazer.',
    mandala: 'Esta é a sua mandala.',
    spheres:
      'As esferas cheias são as dos seus cinco números principais. Os números mestres, 11 e 22, acendem a esfera do algarismo a que se reduzem. As linhas mais fortes ligam esferas acesas: por elas os seus números conversam com mais facilidade.',
    darkSpheres:
      'As esferas apagadas não faltam em você. São territórios que a vida visita aos poucos, ao longo dos ciclos e dos momentos decisivos.',
    calendarLead:
      'Em cada casa, o dia do mês em pequeno e o seu dia pessoal em cor. As casas contornadas são os seus dias favoráveis.',
    yearsLead:
      'A vida anda em voltas de nove anos, e cada ano tem um tema. Aqui estão o ano em que você está e o que vem a seguir.',
    pastMonths: 'O que já passou fica para conferir: releia como quem volta à agenda, e veja o que ainda cabe fazer.',
    harmony: 'Compare-o com o de quem convive com você, no amor, na amizade ou no trabalho.',
    harmonyIs: 'O seu número de harmonia é',
    names: 'Os números vêm do seu nome de registro e da sua data de nascimento',
    ownership: 'O mapa é seu',
    ending:
      'Volte a estas páginas no seu aniversário, quando o ano pessoal muda, ou quando um ciclo terminar. Uma frase que hoje parece só bonita pode ter encontrado assunto.',
  },
  child: {
    glance: 'O mapa em uma página',
    letters: 'As letras do nome',
    inside: 'Quem é esta criança por dentro',
    conversations: 'Como os números conversam',
    time: 'O tempo',
    life: 'A linha da vida',
    arcana: 'Os arcanos da vida',
    personalYear: 'O ano pessoal',
    calendar: 'O calendário do ano',
    planet: 'O planeta do dia de nascimento',
    others: 'A criança e os números dos outros',
    poster: 'A mandala',
    here: 'é agora',
    lettersLead:
      'Tudo começa aqui: cada letra tem um valor. As vogais, em cima, mostram o que a criança deseja; as consoantes, embaixo, o que os outros percebem; o nome inteiro, o que ela faz com facilidade.',
    mandala: 'Esta é a mandala da criança.',
    spheres:
      'As esferas cheias são as dos cinco números principais. Os números mestres, 11 e 22, acendem a esfera do algarismo a que se reduzem. As linhas mais fortes ligam esferas acesas: por elas os números conversam com mais facilidade.',
    darkSpheres:
      'As esferas apagadas não são uma falta. São territórios que a vida visita aos poucos, ao longo dos ciclos e dos momentos decisivos.',
    calendarLead:
      'Em cada casa, o dia do mês em pequeno e o dia pessoal da criança em cor. As casas contornadas são os dias favoráveis.',
    yearsLead:
      'A vida anda em voltas de nove anos, e cada ano tem um tema. Aqui estão o ano em que a criança está e o que vem a seguir.',
    pastMonths: 'O que já passou fica para conferir: releiam, e vejam o que a criança ainda pede.',
    harmony: 'Comparem-no com o dos irmãos, dos colegas e de quem cuida dela.',
    harmonyIs: 'O número de harmonia desta criança é',
    names: 'Os números vêm do nome de registro e da data de nascimento da criança',
    ownership: 'Um mapa para crescer junto',
    ending:
      'Voltem a estas páginas no aniversário, quando o ano pessoal muda. E guardem o livro: um dia a criança vai querer ler o que se via nela.',
  },
} as const;

function isOfChild({ idade }: Pick<NumerologyMap, 'idade'>): boolean {
  return ageBandOf(idade) === 'child';
}

/** The words of a map's pages for its reader. */
export function wordsFor(map: Pick<NumerologyMap, 'idade'>) {
  return isOfChild(map) ? words.child : words.own;
}
