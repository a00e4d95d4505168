import type { Composed, Composer } from '../composer.ts';

/** Why another site or another reader found another number. */
export function composeOtherTable(composer: Composer): Composed {
  const found = composer.map(composer.act.who[0] ?? 'eu');
  const { intent, topics } = composer.state.act ?? composer.act;
  const isOfYear = topics.includes('anoPessoal') || intent === 'periodo' || composer.act.periods.length > 0;
  const turn = {
    id: 'outraTabela.ano',
    text: '**No ano pessoal, o que muda é a virada.** Aqui ele vai de aniversário a aniversário; muitos sites viram em 1º de janeiro, e alguns somam o ano do calendário mesmo antes do aniversário. As duas contas existem na tradição.',
  };
  if (isOfYear && composer.isNew(turn))
    return {
      text: `${composer.pick(turn)} Escolha uma e siga com ela: misturar as duas é que confunde.`,
      results: found ? [found] : [],
      chips: ['Quando isso muda?', 'Me dá um conselho'],
      title: 'Duas viradas, dois números',
    };
  return {
    text: [
      composer.pick(
        {
          id: 'outraTabela.0',
          text: '**As duas contas podem estar certas, cada uma na sua tabela.** Aqui as letras seguem a cabalística: vão de 1 a 8, e o acento muda o valor. Muitos sites usam a pitagórica, de 1 a 9, sem acento.',
        },
        {
          id: 'outraTabela.1',
          text: '**Quem decide é a escola que você escolher seguir.** A cabalística, que eu uso, conta os acentos e para no 8; a pitagórica vai até o 9 e ignora o acento. O mesmo nome dá números diferentes.',
        },
        {
          id: 'outraTabela.2',
          text: '**Nenhuma das duas errou: elas somam letras por tabelas diferentes.** Também muda se a pessoa usou o nome de casamento, um apelido ou o nome da certidão.',
        },
      ),
      'Confira se lá usaram o nome completo da certidão; depois fique com uma tabela só, porque misturar as duas não diz nada.',
    ].join(' '),
    results: found ? [found] : [],
    chips: ['Como você chegou nesse número?', 'Qual é o meu número de Destino?'],
    title: 'Duas tabelas, dois números',
  };
}
