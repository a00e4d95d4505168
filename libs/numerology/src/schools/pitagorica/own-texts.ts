/** What the Pythagorean school alone reads, by number; one or two sentences each. */
type TextsByNumber = Readonly<Record<number, string>>;

export const maturityTexts: TextsByNumber = {
  1: 'Depois dos quarenta, a vontade de decidir sozinho fala mais alto. Guarde espaço para um projeto com o seu nome.',
  2: 'Com o tempo, a paciência vira o seu melhor instrumento. Você passa a render mais em dupla do que em disputa.',
  3: 'A segunda metade da vida pede palco, mesa cheia e página escrita. Não deixe o humor para depois do expediente.',
  4: 'A maturidade assenta tijolos: rotina, casa, ofício. O que foi improviso na juventude ganha alicerce.',
  5: 'Quanto mais velho, mais curioso. Viagens, cursos e mudanças de endereço cabem bem depois dos quarenta.',
  6: 'Cuidar de gente ocupa o centro com os anos: filhos, pais, vizinhos, alunos. Cuide também de quem cuida.',
  7: 'O silêncio fica mais gostoso. Estudo, natureza e poucas conversas longas alimentam esta fase.',
  8: 'A colheita material vem com método e com a coragem de cobrar o que vale. Aprenda a mandar sem pesar.',
  9: 'O olhar se abre para além da família. Causas, arte e ensino dão destino ao que você juntou.',
  11: 'A intuição amadurece e os outros passam a procurar o seu conselho. Durma bem: a antena cansa o corpo.',
  22: 'Planos grandes ficam ao alcance quando você soma gente e prazo. Comece pela planta, não pelo telhado.',
  33: 'Ensinar e acolher tornam-se o mesmo gesto. Escolha a quem servir, para o cuidado não virar pressa.',
};

export const bridgeTexts: TextsByNumber = {
  0: 'Os dois números são iguais: nada a ligar, só o risco de repetir o mesmo recurso em tudo.',
  1: 'A ponte é decidir sem esperar licença. Uma escolha pequena por dia já encurta a distância.',
  2: 'A ponte é ouvir até o fim antes de responder e aceitar a ajuda que oferecem.',
  3: 'A ponte é falar do que sente, com leveza, antes que o assunto endureça.',
  4: 'A ponte é pôr no papel: lista, prazo, orçamento. O que tem forma deixa de brigar por dentro.',
  5: 'A ponte é mudar alguma coisa de lugar: o caminho, o horário, a companhia.',
  6: 'A ponte é o cuidado com limite: assumir o que é seu e devolver o que não é.',
  7: 'A ponte é uma hora de silêncio por semana, sem tela, para ouvir o que os dois lados querem.',
  8: 'A ponte é tratar de dinheiro e de poder às claras, com números e sem culpa.',
};

export const balanceTexts: TextsByNumber = {
  1: 'Na crise, procure força em você antes de pedir opinião, e conte depois o que decidiu.',
  2: 'Na crise, ceda no tom e não no essencial: a conversa calma resolve o que o grito trava.',
  3: 'Na crise, ponha humor e palavra: escreva, ligue, dê risada antes de concluir.',
  4: 'Na crise, volte ao concreto: o que dá para fazer hoje, em que ordem, com que recurso.',
  5: 'Na crise, evite fugir pela porta mais próxima. Espere uma noite e olhe três saídas.',
  6: 'Na crise, apoie-se em quem é de casa e deixe que também cuidem de você.',
  7: 'Na crise, recue um passo e estude o caso; depois volte, porque o isolamento não decide nada.',
  8: 'Na crise, use a autoridade com justiça: quem manda em si convence sem apertar.',
  9: 'Na crise, olhe o quadro inteiro e pergunte o que serve a todos os envolvidos.',
};

export const rationalThoughtTexts: TextsByNumber = {
  1: 'Você pensa em linha reta, original e rápido. Peça a alguém que aponte o que ficou de fora.',
  2: 'Você pensa comparando e percebe detalhes finos. Marque hora para decidir, ou a balança não para.',
  3: 'Você pensa por imagens e conversas. As melhores soluções aparecem enquanto você explica.',
  4: 'Você pensa passo a passo, com método. Reserve um canto do plano para o imprevisto.',
  5: 'Você pensa depressa e em várias direções. Anote: a terceira ideia apaga a primeira.',
  6: 'Você pensa pelos efeitos em quem ama. Separe o que é justo do que agrada.',
  7: 'Você pensa fundo e desconfia do óbvio. Divida o raciocínio antes de ele ficar pronto.',
  8: 'Você pensa em resultado, custo e prazo. Inclua na conta o que não tem preço.',
  9: 'Você pensa largo, por analogias. Traga a ideia para um caso concreto e ela anda.',
  11: 'Você pensa por lampejos que chegam prontos. Confira depois, com calma, o que o clarão mostrou.',
  22: 'Você pensa em sistemas grandes e exequíveis. Desenhe, delegue e volte para conferir a obra.',
  33: 'Você pensa ensinando: entende de verdade quando precisa explicar a alguém que sofre.',
};

export const passionTexts: TextsByNumber = {
  1: 'Vencer e criar o próprio caminho: a letra que mais se repete no seu nome empurra para a frente.',
  2: 'Unir e harmonizar: você tem talento raro para perceber o que falta numa conversa.',
  3: 'Expressar: palavra, cor, música, piada. O que fica preso na garganta pesa.',
  4: 'Fazer bem-feito: o prazer está no trabalho organizado e na obra que dura.',
  5: 'Experimentar: novidade, estrada, gente. A rotina precisa de janelas.',
  6: 'Cuidar: família, casa, causa. O seu afeto se vê na comida, no conserto, no remédio na hora.',
  7: 'Entender: você quer a razão por trás da razão, e aguenta ficar só até achá-la.',
  8: 'Realizar: administrar, negociar, ver o número crescer. Tempere com generosidade.',
  9: 'Servir: a beleza e a dor do mundo mexem com você e pedem um gesto.',
};

export const essenceTexts: TextsByNumber = {
  1: 'Ano de assumir a dianteira e começar o que é seu.',
  2: 'Ano de parceria, paciência e sensibilidade à flor da pele.',
  3: 'Ano de expressão, amigos e trabalho criativo.',
  4: 'Ano de esforço concreto, ordem e cuidado com os prazos.',
  5: 'Ano de mudança, viagem e liberdade a administrar.',
  6: 'Ano de família, compromisso e ajuste afetivo.',
  7: 'Ano de estudo, recolhimento e perguntas de fundo.',
  8: 'Ano de dinheiro, cargo e responsabilidade maior.',
  9: 'Ano de concluir, doar e soltar o que já cumpriu o papel.',
  11: 'Ano de intuição forte e nervos sensíveis: descanse mais do que de costume.',
  22: 'Ano de obra grande: junte gente, prazo e planta.',
  33: 'Ano de ensinar e acolher, com limite para não se esgotar.',
};
