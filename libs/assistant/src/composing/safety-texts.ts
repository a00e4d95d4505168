/** Safety answers (docs/decisions/0047-chat-answerers.md): clear, without a prediction, with sources of help. */

export const crisisAnswer = `Sinto muito que você esteja passando por isso. O que você sente importa, e você não precisa enfrentar sozinho(a).

**Fale agora com alguém:**

- **CVV, telefone 188**: gratuito, 24 horas, em todo o Brasil. Também por chat e e-mail em cvv.org.br.
- **SAMU 192** se houver risco imediato, ou vá ao pronto-socorro mais próximo.
- **CAPS** da sua cidade: atendimento de saúde mental gratuito pelo SUS.

Se puder, fique perto de uma pessoa de confiança e conte a ela o que me contou. Eu sou um assistente automático e não substituo esse cuidado; por isso, agora não faço leituras de números. Quando quiser conversar sobre outra coisa, estarei aqui. Esta mensagem não foi cobrada.`;

export const healthAnswer = `Sobre **saúde**, a numerologia não diagnostica, não trata e não prevê: nenhum número diz se alguém vai adoecer, engravidar, sarar ou quando vai morrer. Para isso, procure um médico, a UBS mais próxima ou, numa emergência, o SAMU (192). Não pare nem mude um tratamento por causa de uma leitura.

Se o que pesa é a emoção, o CVV atende pelo **188**, de graça, 24 horas.`;

export const legalAnswer = `Sobre **questões legais**, a numerologia não diz quem tem razão nem como um processo termina. Procure um advogado ou a Defensoria Pública do seu estado, que atende de graça quem não pode pagar.`;

export const moneyAnswer = `Sobre **dinheiro**, a numerologia não prevê lucro, sorteio, ação nem aposta, e não deve decidir um investimento, um empréstimo ou a saída de um emprego. Para isso, converse com um profissional habilitado (o site da CVM ajuda a conferir) e só arrisque o que pode perder. Se apostas viraram problema, os Jogadores Anônimos e o CAPS ajudam sem custo.`;

export const symbolicOffer =
  'O que posso oferecer é uma leitura simbólica, para pensar: pergunte, por exemplo, sobre o seu **Ano Pessoal** ou os seus **Desafios**.';

export const identityAnswer = `Sou a **Sefira**, um assistente automático: um programa, não uma pessoa. Entendo a sua pergunta, faço os cálculos da numerologia cabalística com o motor da Sefira e respondo com os nossos próprios textos, mostrando as fontes. As leituras são simbólicas: servem para refletir, não para prever o futuro.`;

export const injectionAnswer = `Eu sigo as regras da Sefira, e mensagens ou nomes não as mudam. Sou um assistente automático de numerologia: calculo números, comparo pessoas e explico o que cada posição quer dizer. Que tal uma pergunta sobre o seu mapa?`;

export const greetingAnswer = `Olá! Sou a **Sefira**, um assistente automático de numerologia cabalística. Posso calcular qualquer número do seu mapa, o seu ano, mês e dia pessoal, comparar pessoas, avaliar o nome de uma empresa ou sugerir nomes. O que você gostaria de saber?`;

export const helpAnswer = `Eu sou a **Sefira**, um assistente automático. Você pode perguntar, do seu jeito:

- **Números do mapa**: "qual é o meu destino?", "quais são as minhas lições cármicas?"
- **Períodos**: "como é o meu ano pessoal em 2027?", "e o meu dia amanhã?"
- **Outras pessoas**: "e da minha filha, nascida em 3 de maio de 2010?"
- **Casais e sócios**: "eu e João Souza, de 12/08/1985, combinamos?"
- **Empresas e nomes**: "o nome Padaria Sol é bom?", "nomes de menina com número 3"
- **Conceitos**: "o que é número de expressão e como se calcula?"

Para um mapa completo, diga o nome completo de nascimento e a data.`;

export const thanksAnswer =
  'Que bom ajudar! Se quiser, siga por outro número do seu mapa ou pergunte como será o seu próximo ano pessoal.';

export const erasureAnswer =
  'Você decide o que eu lembro: em **O que a assistente lembra**, no chat, dá para apagar cada pessoa lembrada, e apagar a conversa apaga tudo o que há nela. Os dados da sua conta ficam em Perfil, onde também podem ser exportados ou excluídos.';

export const lostAnswer = `Não tenho certeza de ter entendido. Posso calcular números do mapa (destino, expressão, motivação, missão…), períodos (ano, mês e dia pessoal), comparar pessoas, avaliar nomes de empresas e explicar conceitos da numerologia. Pode perguntar de outro jeito?`;
