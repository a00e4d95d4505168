import { type NameWordings, readingsInTurn } from '@sefira/numerology/interpretations/baby/readings-in-turn';
import type { CompanyNameSuggestions } from '@sefira/numerology/search/suggest-company-names';
import { companyNumberMeaning } from './number-meaning.ts';

/** What a firm with this Motivação is after; 0 is a name without vowels. */
const seeks: NameWordings['seeks'] = {
  0: [
    'o que a move fica guardado',
    'a ambição não se anuncia',
    'o motor trabalha em silêncio',
    'o propósito se descobre pelo uso',
    'a vontade é discreta',
  ],
  1: [
    'o que a move é chegar primeiro',
    'a equipe gosta de estreia',
    'manda a vontade de abrir caminho',
    'o dia começa pela ideia própria',
    'ninguém espera licença para tentar',
  ],
  2: [
    'o que a move é a parceria',
    'o negócio cresce em dupla',
    'manda a vontade de ouvir',
    'o acordo vale mais que a pressa',
    'a equipe decide em conversa',
  ],
  3: [
    'o que a move é criar e conversar',
    'a ideia nasce falando',
    'manda o gosto de inventar',
    'o bom humor puxa o trabalho',
    'a equipe pensa em voz alta',
  ],
  4: [
    'o que a move é o trabalho bem feito',
    'manda o capricho',
    'a casa gosta de processo',
    'o prazo cumprido dá orgulho',
    'cada etapa tem dono',
  ],
  5: [
    'o que a move é a novidade',
    'a rotina muda sem drama',
    'manda a curiosidade',
    'o teste vem antes da certeza',
    'a equipe quer rua',
  ],
  6: [
    'o que a move é cuidar de quem compra',
    'manda a vontade de servir bem',
    'a casa trata cliente pelo nome',
    'o detalhe bonito importa',
    'a equipe se comporta como família',
  ],
  7: [
    'o que a move é entender a fundo',
    'manda a pesquisa',
    'a resposta vem depois do estudo',
    'o assunto é levado a sério',
    'a equipe prefere saber a supor',
  ],
  8: [
    'o que a move é o resultado',
    'manda a meta',
    'a conta é feita antes do brinde',
    'o tamanho do plano anima',
    'a equipe gosta de placar',
  ],
  9: [
    'o que a move é servir a muitos',
    'manda a causa',
    'o lucro tem destino combinado',
    'a porta fica aberta a todo público',
    'a equipe pensa na cidade',
  ],
  11: [
    'o que a move é uma ideia maior',
    'manda a inspiração',
    'o projeto vem antes da planilha',
    'a equipe acredita no que faz',
    'há uma visão por trás do produto',
  ],
  22: [
    'o que a move é construir em grande',
    'manda a obra',
    'o plano é de dez anos',
    'a equipe pensa em rede e filial',
    'cada passo serve a um todo',
  ],
  33: [
    'o que a move é servir com afeto',
    'manda o cuidado',
    'a casa ensina enquanto atende',
    'a equipe acolhe antes de vender',
    'o gesto vale como marca',
  ],
};

/** What the client sees first, by Impressão; 0 is a name without consonants. */
const shows: NameWordings['shows'] = {
  0: [
    'o cliente vê pouco à primeira vista',
    'a fachada guarda segredo',
    'a imagem se forma aos poucos',
    'a marca deixa que o cliente imagine',
  ],
  1: [
    'o cliente vê decisão',
    'a marca fala sem rodeio',
    'a fachada passa firmeza',
    'o atendimento vai direto ao ponto',
  ],
  2: ['o cliente vê gentileza', 'a marca fala baixo e bem', 'o atendimento tem escuta', 'a fachada acalma'],
  3: ['o cliente vê simpatia', 'a marca puxa conversa', 'a vitrine faz sorrir', 'o atendimento tem graça'],
  4: [
    'o cliente vê seriedade',
    'a marca parece antiga na praça',
    'a fachada passa ordem',
    'o atendimento inspira confiança',
  ],
  5: [
    'o cliente vê movimento',
    'a marca parece recém-chegada de viagem',
    'a vitrine muda toda semana',
    'o atendimento tem jogo de cintura',
  ],
  6: [
    'o cliente vê acolhimento',
    'a marca parece casa de família',
    'o atendimento oferece cadeira',
    'a fachada tem flor na porta',
  ],
  7: [
    'o cliente vê quem conhece o assunto',
    'a marca fala pouco e explica bem',
    'a fachada tem ar de biblioteca',
    'o atendimento responde com precisão',
  ],
  8: [
    'o cliente vê porte',
    'a marca parece maior do que é',
    'a fachada impõe respeito',
    'o atendimento negocia de igual para igual',
  ],
  9: [
    'o cliente vê generosidade',
    'a marca trata bem quem só veio olhar',
    'o atendimento serve a todo mundo',
    'a fachada recebe a rua inteira',
  ],
  11: ['o cliente vê inspiração', 'a marca fica na memória', 'a vitrine conta uma ideia', 'o atendimento surpreende'],
  22: [
    'o cliente vê grandeza',
    'a marca lembra obra pública',
    'a fachada promete alicerce',
    'o atendimento pensa longe',
  ],
  33: ['o cliente vê afeto', 'a marca abraça', 'o atendimento tem paciência de professora', 'a fachada consola'],
};

/** Five ways to seek, four to show and three sentences: 60 readings of the same numbers, more than a call returns. */
const sentences: NameWordings['sentences'] = [
  ({ motivacao, impressao }, seek, show) =>
    `Por dentro, ${seek} (Motivação ${motivacao}); na porta, ${show} (Impressão ${impressao}).`,
  ({ motivacao, impressao }, seek, show) =>
    `Na porta, ${show} (Impressão ${impressao}); por dentro, ${seek} (Motivação ${motivacao}).`,
  ({ motivacao, impressao }, seek, show) =>
    `De fora, ${show} (Impressão ${impressao}); na reunião de segunda, ${seek} (Motivação ${motivacao}).`,
];

/** The names as the calls return them. */
export function companyNamesAnswer({ names, unreachableTargets }: CompanyNameSuggestions) {
  const readings = readingsInTurn(names, { seeks, shows, sentences });
  return {
    names: names.map(({ motivacao: _motivacao, impressao: _impressao, ...name }, at) => ({
      ...name,
      numberMeaning: companyNumberMeaning(name.numerologyNumber),
      reading: readings[at] ?? '',
    })),
    unreachableTargets,
  };
}

/** How many names were found; of an empty list what to change, since nothing is charged. */
export function companyNamesMessage({ names, unreachableTargets }: CompanyNameSuggestions): string {
  if (names.length > 0) return generatedMessage(names.length);
  if (unreachableTargets.length > 0) return unreachableMessage(unreachableTargets);
  return 'Nenhum nome com estas preferências. Escolha outro número alvo, outro tamanho ou menos palavras a evitar. Nada foi cobrado.';
}

/** The specified sentence, of one name in the singular. */
export function generatedMessage(count: number): string {
  return count === 1 ? '1 nome gerado com sucesso!' : `${count} nomes gerados com sucesso!`;
}

/** Of targets that no name has in the table. */
export function unreachableMessage(targets: readonly number[]): string {
  return `Nenhum nome chega a ${targets.join(' nem a ')} nesta tabela. Escolha outro número alvo. Nada foi cobrado.`;
}
