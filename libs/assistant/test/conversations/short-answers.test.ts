import { expect, test } from 'vitest';
import { openConversation } from '../converse.ts';

/** The last answer of a conversation. */
function lastOf(...says: readonly string[]): string {
  const conversation = openConversation();
  return says.map((say) => conversation.say(say).text).at(-1) ?? '';
}

const siblings = [
  'meu marido Evandro Tavares Pinho nasceu 19/09/1976 e eu sou Rosângela Motta Pinho, 02/04/1979. a gente briga muito, pq?',
  'e nosso filho Caio Motta Pinho, 11/03/2009, puxou a quem?',
];
const flat =
  'eu, Beatriz Rocha Sales 18/01/1993, e minha amiga Tainá Lopes Cruz 25/02/1994 vamos dividir apartamento. vai dar certo?';

test.each<readonly [readonly string[], RegExp]>([
  // Real words are not corrected to terms of the domain.
  [
    ['minha chefe me humilha no trabalho', 'devo pedir afastamento?'],
    /Quem decide o afastamento é o médico|Afastamento existe/u,
  ],
  [['minha chefe me persegue'], /Ministério Público do Trabalho|assédio|sindicato/u],
  // Times: offices are closed on Sundays, and a late birthday parts a year.
  [['quero abrir minha empresa, qual o melhor dia de janeiro de 2027?'], /^(?!.*domingo).*sexta, dia 22/su],
  [
    [
      'sou Antônio Marcos Siqueira, 28/11/1949, qual meu ano pessoal?',
      'e o ano que vem, será melhor ou pior do que este?',
    ],
    /2027: Ano pessoal 4\*\*, de construção, e 5, de mudança, desde 28\/11/u,
  ],
  [['qual o próximo mês bom pra mim?'], /^\*\*Para dar passos novos, [a-zç]+ de 2027/u],
  [['qual o pior mês de 2027 pra mim?', 'por que?'], /^(?!.*não atrapalha).*Ano pessoal 5, de mudança/su],
  // Numbers.
  [
    ['qual minha motivação?', 'e a impressão?', 'as duas têm alguma coisa em comum?'],
    /a Motivação vem das vogais.*consoantes/u,
  ],
  [['moro no 73', 'e o numero 4 quer dizer o que?'], /^\*\*O número 4 fala de método/u],
  [['quais são meus arcanos?'], /3, o regente, e 35, o vigente/u],
  [['quais são meus arcanos?', 'e o do ano que vem?'], /^\*\*Em 2027, vai valer o arcano 35/u],
  [['quais são meus arcanos?', 'tem algum ruim?'], /^\*\*Nenhum é ruim em si/u],
  [['meu nome tem alguma sequencia negativa?', 'como faço pra tirar?'], /desfaz 222/u],
  [
    ['Célia Regina Dutra, 30/04/1960, qual minha missão?', 'na verdade é com S, Sélia'],
    /^Anotado: Sélia Regina Dutra\. .*continua o mesmo/u,
  ],
  // People.
  [siblings, /^\*\*Um pouco de cada.*6, de cuidado/u],
  [
    [
      'sou Joana Mendes Falcão, 07/07/1997, quais são meus desafios?',
      'e o meu irmão gêmeo João Mendes Falcão, tem os mesmos?',
    ],
    /^\*\*Sim, os mesmos seus/u,
  ],
  [[flat], /^\*\*Você e Tainá: combinam/u],
  [[`${flat} e quem é mais bagunceira?`], /combinam.*Tainá mostra mais/su],
  [[flat, 'e se a Jéssica Dias Torres 03/03/1995 vier junto?'], /dupla mais fácil é você e Tainá/u],
  [
    [flat, 'e se a Jéssica Dias Torres 03/03/1995 vier junto?', 'me diz uma coisa boa de cada uma'],
    /^(?!.*O cuidado).*Jéssica/su,
  ],
  [[flat, 'e pra dividir despesa?'], /gasta|dinheiro/u],
  [['minha sogra é a Neide Alves Coutinho, de 21/07/1951, não aguento ela'], /^Conviver com quem tira você do sério/u],
  [['meu marido é o Paulo Reis Lima 10/10/1980', 'ele disse que eu sou fria, meu mapa diz isso?'], /reserva/u],
  [['meu marido é o Paulo Reis Lima 10/10/1980', 'ele diz que eu não relaxo nunca'], /Você tem/u],
  [
    [
      'sou a Lúcia Amaro Seixas 12/02/1975',
      'ele é o Otávio Seixas Ramos 03/06/1972',
      'se eu conversar com ele hoje, é bom dia?',
    ],
    /boa data para ter essa conversa/u,
  ],
  [
    ['meu marido é o Otávio Seixas Ramos 03/06/1972', 'hoje é bom dia pra ele viajar?', 'por que ele é tão calado?'],
    /^(?!.*a tradição prefere)/su,
  ],
  [['meu marido é o Paulo Reis Lima 10/10/1980', 'ele mudou?'], /^(?:Se mudou|Mudança se mede)/u],
  [['minha ex dizia que eu sou controlador, é verdade?'], /Você tem/u],
  // Feelings.
  [['meu pai tem câncer, to com medo', 'como eu ajudo ele?'], /Ajuda que chega|Comece perguntando/u],
  [['tô apaixonada por um colega de trabalho mas sou casada'], /Sentir não é escolha|Acontece mais/u],
  [['ele me traiu e pediu perdão, como confio de novo?'], /Confiança volta por fato|Comece por você/u],
  [
    ['minha avó morreu', 'ela se chamava Lourdes Pinto Amaral, 12/03/1935', 'o que ela deixou em mim?'],
    /No mapa da Lourdes/u,
  ],
])('%j', (says, answer) => {
  expect(lastOf(...says)).toMatch(answer);
});

test('a form that was missed is not asked for again in the same words', () => {
  const conversation = openConversation(null);
  const [first, second, third] = ['como tá meu ano?', 'e no amor?', 'qual meu ponto fraco?'].map(
    (say) => conversation.say(say).text,
  );
  expect(first).toContain('data de nascimento');
  expect(second).toMatch(/ano universal 1/u);
  expect(third).not.toMatch(/me diga/u);
});
