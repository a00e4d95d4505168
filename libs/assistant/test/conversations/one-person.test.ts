import { expect, test } from 'vitest';
import { openConversation } from '../converse.ts';

type Said = readonly [say: string, answer: RegExp, not?: RegExp];

/** Follow-ups of one person about a number, a time or a child. */
const conversations: Readonly<Record<string, readonly Said[]>> = {
  'a pronoun that means a number': [
    ['nasci 17/09/1972, qual meu numero de destino?', /Destino é 9/u],
    ['tem alguma coisa ruim nele?', /seu Destino 9/u],
    ['onde ele aparece no meu dia a dia?', /Destino 9/u, /190|perseguição/u],
  ],
  'where a number stands that was looked for': [
    ['tenho número mestre? Bianca Morais Fontes, 29/11/1990', /^\*\*Não/u],
    ['eu tenho o 22?', /^\*\*O 22 não está/u],
    ['onde?', /^\*\*Em nenhum dos lugares principais/u, /Compartilhar/u],
    ['e o 9?', /^\*\*Sim: o 9/u],
    ['onde?', /^\*\*A sua Expressão 9\*\* mostra/u],
  ],
  'a sum that is asked for again is opened': [
    ['como se calcula a missão? Laércio Antunes Prado, 05/06/1988', /Expressão: 3/u],
    ['mostra a conta', /Por dentro da conta.*Expressão, total: 75/su],
    ['tem outro jeito de calcular?', /cada uma na sua tabela/u, /traição/u],
  ],
  'a year that is over is a measure and no choice': [
    ['Como vai ser 2027 pra mim? Nasci em 21/02/1980', /Ano pessoal é 7/u],
    ['e comparado com 2024?', /2024 já passou e serve de medida/u, /2024 conversa melhor/u],
  ],
  'the best of the years behind': [
    ['qual foi meu melhor ano? 02/03/1985', /^O mais aberto foi 2021.*De 2017 a 2025/u, /2028/u],
    ['e o pior?', /O mais puxado foi 2024/u],
  ],
  'the worst month after the best one': [
    ['qual o melhor mês de 2027 pra viajar?', /^\*\*Para viajar/u],
    ['e o pior?', /o mês que pede mais cuidado é .* de 2027/u],
  ],
  'the best day is not sought within the day spoken of': [
    ['e amanhã?', /Dia pessoal/u],
    ['qual melhor dia pra assinar um contrato', /^\*\*Nos próximos meses/u],
  ],
  'a newborn is read in the words of its age': [
    ['meu bebê nasceu ontem, Theo Rangel Bastos, 22/11/2026, o que os números dizem?', /Theo acabou de chegar/u],
    ['qual o dom dele?', /já dá sinais/u, /comandar|profissão/u],
    ['e o ano dele?', /Ano pessoal 7/u, /No trabalho|Não deu/u],
    ['qual o ponto fraco dele?', /Bebê não tem defeito/u],
  ],
  'a child of school age': [
    ['minha filha Lívia Couto Mendes nasceu 19/08/2019. como ela é?', /Expressão 22/u, /comandar/u],
    ['é teimosa?', /nessa idade/u, /comando do caixa|trabalho/u],
    ['e o ano dela em 2027?', /Em 2027, a partir do aniversário, Lívia/u],
  ],
  'data that were asked for and not given are let go': [
    ['o que meus números falam da minha família?', /família/u],
    ['e do meu filho', /nome completo/u],
    ['e a saúde', /Sobre doença|hábitos/u, /nome completo/u],
  ],
  'whether a number, an address or a plate is good': [
    ['meu apto é 304, tem boa vibração?', /\*\* (?:Sim|Bom)/u],
    ['minha placa é QRT-4B71, é bom?', /Sim, é bom/u],
  ],
  'whether the number of a challenge is good': [
    ['qual é o maior desafio da minha vida? Rita de Cássia Moura, 05/10/1970', /^\*\*O desafio principal/u],
    ['e a missão, tem boa vibração?', /^\*\*Sim, se bem usado: o 11/u],
  ],
  'a month to meet someone': [
    ['quando vou conhecer alguém?', /No amor/u],
    ['tem mês melhor pra isso?', /^\*\*Para conhecer gente/u],
  ],
  'sequences of the own name': [
    ['tem sequência repetida no meu nome?', /2 sequências/u],
    ['isso é ruim?', /e não castigo/u, /Não deu/u],
  ],
  'another concept named alone': [
    ['o que é arcano?', /triângulo/u],
    ['e triângulo?', /O triângulo invertido/u],
  ],
  'the easiest of the areas spoken of': [
    ['como eu sou no trabalho? Jéssica Lemos Portela 12/12/1995', /No trabalho/u],
    ['e com dinheiro?', /Com dinheiro/u],
    ['em qual dos dois eu sou melhor?', /^\*\*Pelos números/u],
    ['por quê?', /^\*\*Porque ali fala/u],
  ],
  'the life mission is the number of the mission': [
    ['minha missão de vida qual é? José Carlos Ventura 01.01.1950', /Missão é 11/u],
  ],
  'a debt of the map is paid with no card': [
    ['tenho dívida cármica? Pedro Henrique Saldanha 13/04/1992', /13, 14 e 16/u],
    ['como pago', /dívida cármica 13/u, /boleto/u],
  ],
  'a verb before a date is no name': [
    ['melhor dia essa semana pra pedir demissão, 25/04/1993', /Para você/u, /Pedir são/u],
  ],
  'another day, and the better of both': [
    ['que energia tem o dia 15 de dezembro pra mim 19/09/1980', /Em 15 de dezembro/u],
    ['e 16', /^\*\*Em 16 de dezembro/u],
    ['qual melhor pra uma prova', /15 de dezembro.*16 de dezembro/u],
  ],
  'data at the end of several questions are of the first one too': [
    ['qual meu maior talento e qual meu ano pessoal? Simone Aguiar Bastos, 15/05/1978', /Destino 9/u],
  ],
  'two years spoken of, chosen between for a purpose': [
    ['2026 ou 2027, qual vai ser melhor pra mim? 16/06/1990', /2026.*2027/u],
    ['entao qual escolho pra casar', /Para casar, 2027 conversa melhor/u],
    ['por que', /^\*\*Porque 2027/u],
  ],
  'two numbers that are no same one': [
    ['Qual meu número da alma?', /Motivação é 4/u],
    ['e o da personalidade', /Impressão é 1/u],
    ['são a mesma coisa?', /vogais.*consoantes/u],
  ],
  'the sum of a personal year': [
    ['como vc chegou no meu ano pessoal? nasci 14/08/1991', /1 \+ 4 \+ 8 \+ 2 \+ 0 \+ 2 \+ 6 = 23, que se reduz a 5/u],
  ],
  'one more of the same': [
    ['me conta uma coisa boa sobre mim', /O melhor de você/u],
    ['outra', /O melhor de você/u, /Quero acertar/u],
  ],
  'a complaint of relatives is no request to the team': [
    ['sou muito controladora?', /controlar/u],
    ['meus filhos reclamam disso', /família/u, /\/contact/u],
  ],
  'to stay is weighed against what moves': [['devo ficar no emprego atual?', /^\*\*Ficar combina/u]],
  'the numbers of a map: listed, repeated, looked for, missing': [
    ['que numeros eu tenho? Gilberto Amaral Freire 05.11.1963', /^\*\*O seu mapa/u],
    ['tem algum repetido?', /aparece 3 vezes/u, /sequência/u],
    ['e o 3, tenho?', /^\*\*O 3 não está/u],
    ['o que falta', /não aparecem/u],
  ],
  'a number of the user that someone else read': [
    ['minha amiga calculou meu destino e deu 7, nasci 19/10/1985', /^\*\*O seu número de Destino é 7/u],
    ['como vc fez', /Total: 34/u],
    ['então ela errou?', /cada uma na sua tabela/u],
  ],
  'a hard year behind, and the turn after it': [
    ['2025 foi horrível pra mim, explica. nasci 11/06/1988', /^\*\*Em 2025, você viveu/u],
    ['e agora melhora?', /2025 já passou/u, /Ana Célia/u],
    ['quando exatamente', /^\*\*A virada vem/u],
  ],
  'the month after the one spoken of': [
    ['como tá meu mês? 18/09/1986', /Em novembro de 2026/u],
    ['e o próximo', /^\*\*Em dezembro de 2026/u],
  ],
  'a summary is of three lines, a shorter one of one': [
    ['faz um resumo do meu mapa, Carolina Vidigal Bueno 16/04/1993', /^[^\n]+\n[^\n]+\n[^\n]+/u],
    ['mais curto', /^[^\n]+$/u],
  ],
  'what a correction changed': [
    ['destino de 30/11/1994', /Destino é 1/u],
    ['desculpa, é 31/10', /^Corrigido/u],
    ['qual muda', /^\*\*Com a correção/u],
  ],
  'another weekday within the week searched': [
    ['qual o melhor dia dessa semana pra uma entrevista 08/08/1990', /semana de 23/u],
    ['pode ser sexta?', /sexta, dia 27/u],
  ],
  'the worth of a number of a child': [
    ['minha filha Bia Luz Andrade nasceu em 03/02/2019, como ela é?', /Bia/u],
    ['esse número é bom?', /^\*\*Sim: nessa idade/u, /trata gente|saldo/u],
  ],
};

for (const [name, said] of Object.entries(conversations))
  test(name, () => {
    const conversation = openConversation();
    for (const [say, answer, not] of said) {
      const { text } = conversation.say(say);
      expect(text, say).toMatch(answer);
      if (not) expect(text, say).not.toMatch(not);
    }
  });
