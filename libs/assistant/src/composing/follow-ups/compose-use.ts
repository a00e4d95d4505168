import { titleFor } from '../compose-number.ts';
import { type Composed, type Composer, sentence } from '../composer.ts';
import { composeConcept } from '../concepts/compose-concept.ts';
import { areaPassage, numberPassage } from '../passage-bank.ts';
import { numberOf } from '../speaker.ts';
import { factsOf, isMain, type Topic } from '../topics.ts';

/** What each part of the map is good for; follows `serve para`. */
const uses: Readonly<Partial<Record<Topic, string>>> = {
  destino: 'reconhecer as situações que a vida repete para você e treinar uma resposta nova',
  expressao: 'escolher trabalho e função, porque mostra como você age e em que rende',
  motivacao: 'saber o que não pode faltar numa escolha, porque mostra o que move você por dentro',
  impressao: 'cuidar da primeira conversa, porque mostra o que chega aos outros antes do resto',
  missao: 'dar direção aos planos longos, porque junta o seu jeito com o seu caminho',
  anoPessoal: 'escolher a hora de começar, de esperar e de fechar um plano',
  mesPessoal: 'distribuir os planos do ano pelos meses',
  diaPessoal: 'arrumar a agenda da semana',
  licoesCarmicas: 'saber que qualidade treinar de propósito, porque ela falta no nome',
  dividasCarmicas: 'reconhecer um tema que volta e responder a ele de outro jeito',
  tendenciasOcultas: 'perceber um talento que às vezes passa do ponto',
  desafios: 'saber o que cada fase da vida cobra, antes que ela cobre',
  ciclosDeVida: 'entender em que fase da vida você está e o que ela pede',
  momentosDecisivos: 'aproveitar a oportunidade de cada época da vida',
  talentoOculto: 'lembrar de uma capacidade que você usa pouco',
  diaNatalicio: 'ver um traço que acompanha você desde o começo',
  numeroPsiquico: 'comparar a imagem que você faz de si com o que os outros encontram',
  respostaSubconsciente: 'prever a sua reação no susto e preparar uma melhor',
  aptidaoProfissional: 'procurar ofícios em que o seu jeito rende sem esforço',
  diasFavoraveis: 'marcar o que depende de você nos dias que rimam com o seu nascimento',
  arcanoRegente: 'conhecer o tom de fundo do nome, que volta em várias épocas',
  arcanoVigente: 'entender o tema destes anos e quando ele acaba',
};

/** What a number is good for, and what the one of the user does. */
export function composeUse(composer: Composer): Composed {
  const { act, state } = composer;
  const [label = 'eu'] = act.who;
  const topic = [...act.topics, ...(state.act?.topics ?? [])].find((one) => one !== 'mapa');
  const use = topic === undefined ? undefined : uses[topic];
  if (topic === undefined || use === undefined)
    return topic === undefined
      ? withoutTopic(composer)
      : composeConcept({ ...composer, act: { ...act, topics: [topic] } });
  const found = composer.map(label);
  const speaker = composer.speaker(label);
  const value = found && isMain(topic) ? found.map[topic] : undefined;
  const own =
    isMain(topic) && value
      ? [
          sentence(
            speaker.isMine ? 'No seu caso,' : `No caso ${speaker.of},`,
            numberOf(topic, value, speaker),
            composer.pick(
              numberPassage(value, 'papel'),
              numberPassage(value, 'forca'),
              areaPassage(value, 'trabalho', 'claim'),
            ),
          ),
          speaker.isMine
            ? sentence(
                'Um uso para esta semana:',
                composer.pick(areaPassage(value, 'interior', 'practice'), areaPassage(value, 'trabalho', 'practice')),
              )
            : '',
        ]
      : ['É um ponto de partida para pensar; quem escolhe o que fazer com ele é você.'];
  return {
    text: [`**${factsOf(topic).label} serve para ${use}.**`, ...own].filter(Boolean).join(' '),
    results: found ? [found] : [],
    chips: ['Qual pesa mais?', 'E na prática, o que eu faço com isso?'],
    title: titleFor(topic, speaker),
  };
}

function withoutTopic(composer: Composer): Composed {
  return {
    text: '**O mapa serve para pensar com calma sobre o seu jeito e o seu tempo.** Ele dá nome a forças e exageros que você já conhece, e põe perguntas na mesa antes de uma escolha; o resultado continua nas suas mãos.',
    results: [composer.map('eu')].flatMap((found) => found ?? []),
    chips: ['Qual é o meu ponto forte?', 'Me dá um conselho'],
  };
}
