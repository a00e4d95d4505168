import type { CueTable } from '../cues.ts';

/** Courtesies, doubt, insults, privacy and other subjects. */
export const mannerCues: CueTable = {
  selecaoJusta: [
    [
      8.6,
      '(?:recus|reprov|demit|elimin|descart|dispens|exclu|contrat|escolh|promov|mand)\\w*(?: \\w+){0,4} (?:por causa d|pel|so p?el|com base n|por)(?:[oa]s?|esse|essa)? ?(?:numeros?|mapa|nome|numerologia|data|signo)',
    ],
  ],
  calendario: [
    [
      8,
      '(?:que|qual) dia (?:cai|e|eh|sera|vai ser|vai cair) (?:\\w+ )?(?:pascoa|carnaval|natal|finados|corpus christi|dia d(?:as?|os?) (?:maes|pais|namorados|criancas|mulher)|feriado)|quando (?:e|cai|sera) (?:a |o )?(?:pascoa|carnaval|corpus christi|dia das maes|dia dos pais)',
    ],
  ],
  injecao: [
    [
      8,
      'rep[ei]t\\w+ (?:\\w+ )?(?:texto|conteudo|mensagem|instruc\\w+|tudo) (?:que (?:esta|vem) )?(?:acima|anterior|antes|inicial)|(?:repet\\w+|mostr\\w+|escrev\\w+|diz\\w*|fal\\w+|copi\\w+) .{0,40}(?:mensagem|texto|regras) d[oe] sistema|palavra por palavra|senha d[oae]s? (?:banco|sistema|admin\\w*|servidor|site)|banco de dados|(?:ignor\\w+|esque[cç]\\w+|desconsider\\w+|desobede\\w+|burl\\w+|esqueca|quebr\\w+) (?:\\w+ ){0,3}(?:instruc\\w+|regras?|tudo|ordens|comandos|limites|diretrizes|restric\\w+)|prompt|instruc\\w+ (?:internas|do sistema|secretas|originais|ocultas)|\\bdan\\b|sem regras|modo (?:desenvolvedor|deus|livre|administrador|debug)|jailbreak|(?:finja|finge|faz de conta|aja|atue|age|simul\\w+|voce agora e|a partir de agora|de agora em diante)\\b.{0,40}(?:sem|como|que|um|voce)|suas (?:regras|instruc\\w+|configurac\\w+)|system|ignore (?:all|your|previous)|your instructions|codigo[ -]fonte|repita o texto|base64|decodifique|im start|executar? (?:comando|codigo)|sou (?:o |a |da )?(?:administrador\\w*|dono da sefira|equipe|desenvolvedor\\w*|suporte|programador\\w*)|ordem do chefe',
    ],
  ],
  privacidade: [
    [
      7,
      '(?:numero do cartao|cartao) d[oae] (?:ultim\\w+|outr\\w+|compra)|(?:telefone|email|e mail|cpf|rg|endereco|dados?|senha|cadastro|celular|whatsapp|cartao|data|mapa|conversas?|nome) (?:d[oae]s? |que [oa] )(?:\\w+ ){0,3}(?:clientes?|usuari[oa]s?|outr[oa]s?(?: pessoas?)?|pessoas?|assinantes?|vizinh[oa]|cantor\\w*|famos[oa]|dona?)|(?:lista|listar|banco|base|relacao|planilha) (?:de|dos|das|com) (?:\\w+ )?(?:usuari[oa]s|clientes|dados|assinantes|emails|cadastros)|ultim[oa] (?:cliente|usuari[oa]|pessoa|que \\w+)|outr[oa]s? (?:clientes?|usuari[oa]s?)|(?:mostr\\w+|ver|ler|acess\\w+|pass\\w+|abr\\w+|hack\\w+|clon\\w+) (?:\\w+ ){0,3}(?:conversas?|mensagens|senha|whatsapp|celular|localizacao) (?:d[aeo]s?) |quem (?:mais )?(?:usa|assina|conversa)|que e cliente|liste as analises',
    ],
  ],
  segredo: [
    [
      7,
      '(?:minha|a) senha (?:e|eh|do) (?!(?:o|a|os|as|meu|minha|nao|nem|email|e mail|login)\\b)|meu (?:cpf|cartao|rg) (?:e|eh|numero)|numero do (?:meu )?cartao|guarda(?:r)? (?:minha )?senha',
    ],
  ],
  meusDados: [
    [
      6.2,
      'quem (?:ve|le|tem acesso|pode ver)|fica (?:gravad\\w+|salv\\w+|registrad\\w+|guardad\\w+)|(?:isso|conversa) (?:e|fica) (?:segur\\w+|privad\\w+|sigilos\\w+)',
    ],
    [
      6,
      '(?:voce|voces) (?:grav\\w+|guard\\w+|salv\\w+|escut\\w+) |(?:o que|oque|que|quais) (?:voce|voces|a sefira|o sistema|dados|informac\\w+)?(?: \\w+){0,3} ?(?:guard\\w+|sabe\\w*|lembra\\w*|armazen\\w+|salv\\w+|tem|tens|possu\\w+|registr\\w+|anot\\w+|memoriz\\w+) (?:\\w+ )?(?:sobre|de|do|da|a respeito) (?:mim|meu|minha)|(?:salv|guardad|registrad|gravad|armazenad|anotad)\\w+ (?:\\w+ ){0,3}(?:sobre|de|a respeito de) mim|(?:sobre mim|a meu respeito)\\b.{0,30}\\b(?:salv|guard|registr|grav|armazen|anot|sabe|tem)\\w*|quais (?:sao )?(?:os )?(?:meus )?dados|meus dados|dados meus|(?:minha|minhas) (?:privacidade|informac\\w+)|lgpd|vend\\w+ (?:os )?(?:meus )?dados|quem (?:ve|le) (?:as |minhas )?(?:minhas )?(?:conversas|mensagens)|what do you know about me',
    ],
  ],
  esquecer: [
    [
      7,
      '^(?:e )?(?:as minhas|as mensagens|as conversas|os meus|isso|tudo)(?: \\w+)? (?:da para|posso|consigo|tem como) (?:apagar|excluir|deletar)',
    ],
    [7, 'esquec[ae]\\w* (?:o que|tudo|isso|que eu)|nao (?:quero|precisa) (?:que )?(?:\\w+ )?guard\\w+|nao guard\\w+'],
    [
      7,
      '^(?:apag\\w+|delet\\w+|exclu\\w+|limp\\w+|esquec\\w+) (?:tudo|isso tudo|minha conversa|o que eu (?:disse|falei|contei))|(?:apag\\w+|exclu\\w+|delet\\w+|esquec(?:a|e|am|er)|remov\\w+|limp\\w+) (?:\\w+ ){0,4}(?:dados|sobre mim|de mim|conversas?|historico|memoria|minha data|meu nome|tudo que sabe|o que (?:voce )?sabe|lembra\\w*)',
    ],
  ],
  identidade: [
    [
      6.2,
      'tem (?:alguem|gente|uma pessoa) (?:\\w+ )?(?:ai|de verdade|respondendo|do outro lado)|voce (?:nao )?(?:e|eh) (?:\\w+ )?(?:numerolog\\w+|vidente|cartomante|guru|psicolog\\w+)|de onde (?:vem|voce tira|saem) (?:o que voce|isso que|essas respostas|suas respostas)',
    ],
    [
      6,
      '(?:voce|tu|vc|isso|isto|quem) (?:e|eh|seria|esta|ta) (?:\\w+ ){0,3}(?:gente|humano|humana|pessoa|robo|bot|maquina|ia|inteligencia|real|programa|computador|chatgpt|gpt|de verdade|atendente|numerolog[ao])|(?:estou|to|eu) fal(?:o|ando) com (?:\\w+ )?(?:gente|humano|pessoa|robo|maquina|ia|quem)|quem (?:e|eh) voce|quem esta (?:ai|falando|escrevendo)|qual (?:e )?(?:o )?seu nome|como (?:voce )?se chama|are you (?:a )?(?:human|robot|bot|real|ai)|who are you|eres (?:un )?(?:robot|humano|persona)|quien eres|quem (?:foi que )?(?:te |o |a )?(?:criou|fez|programou|inventou|desenvolveu|treinou)(?: (?:voce|isso|a sefira|(?:esse|este|o) (?:site|chat|app|robo|programa)).*)?$|(?:quem|como) (?:\\w+ )?(?:escreve\\w*|escreveu|fez|faz|inventa|inventou) (?:\\w+ )?(?:textos?|leituras?|respostas?|isso)|voce tem (?:sentimento\\w*|alma|consciencia)',
    ],
  ],
  ajuda: [
    [
      6.2,
      '(?:que|qual) tipo de pergunta|nao sei (?:o que|por onde) (?:perguntar|comec\\w+)|(?:ideias?|exemplos?|sugest\\w+) de pergunta|me ajuda a comecar|o que (?:da para|posso|eu posso|se pode) (?:fazer|perguntar|saber) aqui',
    ],
    [
      5,
      '(?:o que|oque|em que|como|no que) (?:mais )?(?:e que )?(?:voce|vc|a sefira) (?:\\w+ )?(?:sabe|pode|faz|consegue|oferece|responde|ajuda\\w*|funciona)|como (?:funciona|uso|usar) (?:isso|isto|esse chat|este chat|o chat|aqui|voce)|(?:o que|que) (?:posso|da para|eu posso) (?:te )?pergunt\\w+|me ajuda$|^ajuda$|^menu$|what can you do|que puedes hacer|por onde (?:eu )?comec\\w+|me da (?:uma )?ideia do que perguntar',
    ],
  ],
  saudacao: [
    [
      2,
      '^(?:oi|ola|hey|hi|hello|hola|alo|e ai|bom dia|boa tarde|boa noite|buenos dias|buenas|good morning|good evening|opa)(?: (?:oi|ola|tudo|bem|bom|com voce|sefira|gente|e ai|beleza|pessoal|there|como vai|esta|voce|boa noite|boa tarde|bom dia|querida|amiga|linda))*$',
    ],
    [1, '^(?:oi|ola|bom dia|boa tarde|boa noite)\\b'],
  ],
  agradecimento: [
    [3.2, 'gratidao|deus (?:te|lhe) (?:abencoe|pague|ilumine)|voce e (?:boa|bom|show|top|fera)|me ajudou'],
    [
      3,
      '\\bobrigad[oa]s?\\b|\\bvaleu\\b|\\bgrat[oa]\\b|agradec\\w+|thank\\w*|gracias|brigad[oa]|^(?:ok|beleza|show|top|perfeito|otimo|legal|entendi|certo|maravilha|adorei|amei|gostei|que lindo|muito bom|excelente|massa|ta bom|esta bom|joia|fechou)(?: \\w+){0,3}$|por ouvir|voce e (?:otim[ao]|maravilhos[ao]|demais|incrivel|um amor|10|fofa)|ajudou (?:muito|bastante)',
    ],
  ],
  despedida: [
    [6, '^(?:(?:entao|ta|bom|ok|certo|beleza|e|vou indo) )*(?:tchau|tchauzinho|adeus|ate (?:mais|logo|amanha))$'],
    [
      4.2,
      'depois (?:eu )?(?:volto|falo|continuo)|por hoje (?:e so|chega|ja deu)|volto (?:depois|amanha|outra hora)|^(?:nos falamos|a gente se fala)|ate breve',
    ],
    [
      4,
      '^(?:tchau|ate (?:mais|logo|amanha|a proxima)|falou|bye|adeus|fui$|boa noite e ate|adios|vou dormir|preciso ir)\\b',
    ],
  ],
  desculpas: [
    [
      5,
      '(?:me )?desculp\\w+(?: pel\\w+| ai| por| se)?.{0,25}(?:exalt\\w+|grosseri\\w+|jeito|mal|nervos\\w+|rude|falei|estress\\w+|xing\\w+|grosseir\\w+)|fui (?:grosseir[oa]|rude|mal educad[oa])|me exaltei|perdi a cabeca|perdao',
    ],
    [2, '^(?:me )?desculpa?s?$|^foi mal$|^perdao$|^sorry$'],
  ],
  insulto: [
    [
      5.2,
      'perdi (?:o )?(?:meu )?tempo|(?:sua?|seu|que) (?:\\w+ )?(?:anta|jument[oa]|jegue|besta|vaca|cadela|cobra|topeira|mula|lesma|retardad[oa]|babaca|trouxa|mane|panaca)\\b|(?:voces?|isso|esse chat|esse site|numerologia) (?:\\w+ )?(?:sao|e|eh) (?:uma |so |a maior )*(?:piada|vergonha|comedia|palhacada)\\b|resposta (?:\\w+ )?(?:de|do) (?:robo|maquina|crianca|biscoito)|robo (?:burro|lixo|inutil|idiota)|nao (?:entende|entendeu|sabe|responde) (?:nada|porcaria)|so (?:fala|diz) (?:bobagem|abobrinha|asneira)',
    ],
    [
      5,
      '\\b(?:burr[oa]|idiota|imbecil|inutil|lixo|merda|bosta|estupid[oa]|ridicul[oa]|porcaria|droga de|otari[oa]|palhac[oa]\\w*|nao (?:serve|presta|vale|sabe)(?: \\w+)? nada|voce e (?:pessim[oa]|horrivel|ruim|fraca|tosc[oa])|que (?:resposta|chat|coisa|app|site) (?:\\w+ )?(?:ruim|burr\\w|lix\\w|fraco|tosc\\w|sem nocao|nada a ver|idiota|imbecil|inutil|besta)|vai (?:se |tomar|a merda|para o inferno)|cala a boca|fdp|vtnc|vsf|pqp|caralho|nada a ver|stupid|useless|tont[oa]|inutil|decepcion\\w+|perda de tempo|nao entendeu nada|atendimento (?:\\w+ )?(?:ruim|pessimo|horrivel|fraco)|que decepcao|nao responde\\w* (?:direito|nada|o que))\\b',
    ],
  ],
  valor: [
    [
      6.6,
      '(?:e|esta|muito|meio) (?:caro|salgado)|de graca (?:na|em|por)|vale a pena (?:o |assinar |comprar |ter )?(?:premium|plano|relatorio|assinatura|pagar)',
    ],
    [
      6,
      '(?:por ?que|para que|pra que) (?:\\w+ ){0,3}(?:pagar\\w*|pago|pagaria|assinar|assinaria|compraria|comprar)\\b(?! (?:carro|casa))|(?:vale|compensa) (?:a pena )?(?:pagar|assinar|o preco|o dinheiro)|o que (?:eu )?ganho (?:pagando|assinando)|pagaria por isso',
    ],
  ],
  ceticismo: [
    [
      7,
      '(?:fala|diz|responde|escreve) (?:isso|o mesmo|a mesma coisa|assim) para (?:todo mundo|todos|qualquer um)|serve (?:para )?(?:todo mundo|qualquer (?:um|pessoa))|(?:da|e) igual para todo mundo',
    ],
    [5.8, 'por ?que (?:eu )?(?:deveria|devia|devo|vou|iria) (?:acredit|confi)\\w+'],
    [
      5.4,
      '(?:isso )?serve para (?:qualquer|todo)|estudos? (?:que|cientific\\w+|serio)|i (?:don t|do not) believe|no creo en|(?:fal\\w+|diz\\w*|respond\\w+|da|dao|escrev\\w+)(?: sempre)? (?:a |o )?mesm[ao] (?:coisa|texto|resposta|mapa|papo)(?: \\w+)? (?:para|a) (?:todo|todos|toda|qualquer|outr\\w+)|(?:todo mundo|qualquer um) (?:recebe|ganha|le) (?:a |o )?mesm[ao]|(?:parece|igual a?|tipo) horoscopo|chutand\\w+|chutou|inventam?\\b|voces? invent\\w+|quem garante|tudo igual para todo mundo|copia e cola|frase feita',
    ],
    [
      5,
      'charlat\\w+|supersti\\w+|crendice\\w*|engan\\w+|golpe\\b|mentira|farsa|fraude|bobagem|besteira|baboseira|balela|picaretagem|papo furado|pseudoc\\w+|cientific\\w+|cienc\\w+|comprov\\w+|me prov[ae]\\b|prova d(?:isso|e que)|prov[ae] (?:isso|que|ai)\\b|(?:tem|ha|existe|existem|cade|sem) (?:\\w+ )?provas?\\b(?! (?:amanha|hoje|de|na|no|segunda|sexta|semana))|acredit\\w+ (?:nisso|em numerologia|na numerologia|nessas|em voce)|numerologia (?:e |eh )?(?:\\w+ )?(?:funciona|verdade|real|seri[ao]|mesmo|existe|confiavel|tudo|uma|enrolacao)|funciona (?:mesmo|de verdade|isso)|isso (?:e|eh|funciona)(?: \\w+){0,3} (?:verdade|real|mesmo|serio|fake|furada|palhacada|enrolacao)|efeito barnum|serve para (?:qualquer um|todo mundo)|generic[oa]|vago demais|nao acredito|placebo|\\bchute\\b|coincidencia|lorota|cascata|conversa fiada|invencao|autossugestao|pagaria por isso|vale o dinheiro|is this real|scam|fake',
    ],
  ],
  azar: [
    [
      6.6,
      '(?:da|traz|tem|e|dao|de) (?:muito )?azar|numero (?:do )?azar|(?:13|sexta feira 13)\\b.{0,20}azar|azarad[oa]|maldic\\w+|maldit[oa]|amaldic\\w+|mau olhado|inveja|energia (?:ruim|negativa|pesada)|numero (?:ruim|do azar|do mal|maldito|da besta)|666\\b|carma ruim|castigo',
    ],
  ],
  horas: [
    [
      6,
      'horas? (?:iguais|repetidas|espelhadas|invertidas)|\\b(?:vejo|vendo|aparece\\w*|relogio|olho)\\b.{0,30}\\b(?:00 00|10 10|11 11|12 12|13 13|14 14|15 15|20 20|21 21|22 22|1111|2222)\\b|\\b11 11\\b(?! (?:19|20)\\d{2})',
    ],
  ],
  risada: [
    [
      4,
      '^(?:k{2,}|(?:ha|he|hi|rs|hue|ka){2,}h?|ja(?:ja)+|rs|kk\\w*|rs\\w*|haha\\w*|hehe\\w*|lol|aushau\\w*)(?: .{0,12})?$|^k+$|^rsrs',
    ],
  ],
  enchimento: [
    [4, '^(?:ah ta|ah ta bom|ah esta|ok|entendi|legal|nossa|sei la|hm|sei|interessante|uhum)$'],
    [
      3,
      '^(?:(?:h+u*m+|a+h+|hm+|aham|uhum|ok|entendi|sei|certo|legal|bom|sim|beleza|esta|e)(?: |$)){1,3}$|^(?:ahn|aham|uhum|sei|sei la|ok|okay|sim|nao|talvez|pois e|entao|sera|nossa|caramba|uau|eita|poxa|ue|serio|mesmo|interessante|continue|e|e ai|entendi|tanto faz|nada|depende|ta|esta|ta bom|esta bom|hein|como assim|oxe|vish|legal|tipo|deixa (?:para|pra) la|esquece|nada nao|bora|vamos|isso|exato|claro|com certeza|verdade|teste|testando|a|oi oi|pode ser)$|^[^a-z0-9]*$',
    ],
  ],
  futebol: [
    [
      7.4,
      '\\bmeu (?:time|clube) (?:\\w+ ){0,2}(?:ganh\\w+|venc\\w+|perd\\w+|cai|sob[ei]r?|classific\\w+)|(?:quem|qual time) (?:\\w+ )?(?:ganha|vence|ganhar|vencer|leva)\\b.{0,30}(?:jogo|partida|classico|final|brasileirao|copa|libertadores|campeonato|serie [ab]|flamengo|corinthians|palmeiras|santos|gremio|vasco|cruzeiro|selecao)|(?:placar|resultado) d[oe] (?:jogo|partida)|(?:jogo|partida) d[oae] (?:\\w+ )?(?:hoje|amanha)(?: \\w+)? (?:ganha|da) ',
    ],
  ],
  semDados: [
    [
      7.4,
      '(?:prefiro nao|nao quero) (?:\\w+ )?(?:dizer|informar|dar|passar|falar|contar|por|colocar) (?:\\w+ ){0,2}(?:data|nome completo|nascimento|aniversario)\\b|nao (?:sei|lembro|tenho|faco ideia d[oae]) (?:mesmo |direito )?(?:o |a |d[oa] )?(?:nome(?: completo| todo| inteiro)?|data(?: de nascimento)?|nascimento|sobrenome|dia que)(?: d[aoe]\\w*)?(?: \\w+)?$|nao sei (?:quando|que dia) el[ea] nasceu',
    ],
  ],
  receita: [
    [
      9,
      '^(?:me )?traduz\\w* |\\braiz quadrada\\b|\\bresolv\\w+ (?:a |o |uma? |ess[ae] )?(?:equac\\w+|\\d+ ?x\\b|conta de|exercicio)',
    ],
    [
      7.3,
      '(?:faz|faca|fazer|prepara|manda) (?:\\w+ ){0,2}(?:bolo|cafe|comida|janta|almoco|pao|pizza|lanche|sanduiche|pudim|brigadeiro)\\b',
    ],
    [
      7.1,
      '(?:quanto custa|preco de|valor de) (?:um|uma) (?!analise|mapa|relatorio|plano|consulta|pergunta|mensagem|credito)\\w+|(?:dica|sugestao|indicacao) de (?:serie|filme|livro|musica|restaurante|viagem|presente|jogo)|cartao de (?:natal|aniversario|pascoa|dia das)|como (?:eu )?(?:cozinh\\w+|ass[ao]r?|frit\\w+|lav[ao]r?|limp[ao]r?|costur\\w+|pod[ao]r?|planto|plantar)|(?:qual|que|melhor) (?:\\w+ ){0,3}(?:celular|notebook|televis\\w+|tv|carro|moto|geladeira|computador|tablet)(?: \\w+){0,4} (?:comprar|compro|ate|barat[oa]|custo|economic[oa])\\b|(?:faz|faca|escrev\\w+|cri[ae]) (?:um|uma) (?:\\w+ )?(?:poema|poesia|musica|verso|soneto)|\\d+ ?(?:%|por cento) (?:de|do)\\b|horario (?:d[oae]s? )?(?:onibus|metro|trem|voo|aviao|banco|farmacia|shopping|mercado)|(?:quanto|preco|valor|cotacao)(?: \\w+){0,3} (?:euro|dolar|libra|peso|ouro|gasolina|arroz|iphone|selic|salario minimo)\\b|(?:faz|faca|fazer|escrev\\w+|cri[ae]|redij\\w+|mont[ae]|me da) (?:\\w+ )?(?:um |uma |o |a )?(?:text\\w+|mensag\\w+|legenda|convite|carta|cartinha|curriculo|email|e mail|discurso|versinho|bio|post|roteiro|slogan)\\b|(?:licao|dever|tarefa|trabalho|prova) (?:de casa|da escola|da faculdade|de (?:matematica|portugues|historia|ciencias|geografia|fisica|quimica|ingles|biologia))|\\btcc\\b|\\bfrac(?:ao|oes)\\b|tabuada|raiz de|regra de tres|(?:instal\\w+|baix\\w+|configur\\w+|formatar?|desbloque\\w+|consert\\w+|desinstal\\w+) (?:\\w+ ){0,3}(?:whatsapp|instagram|facebook|tiktok|windows|excel|word|google|netflix|uber|ifood|impressora|notebook|internet|roteador)\\b|como (?:se )?(?:diz|fala|escreve) .{1,40} em (?:ingles|frances|espanhol|italiano|alemao|japones)',
    ],
    [
      5.4,
      'tempo (?:hoje|amanha|la fora|vai fazer)|em quem (?:eu )?vot\\w+|que musica|qual musica|me indica (?:um|uma) (?:filme|serie|livro|restaurante)',
    ],
    [
      5.2,
      'quem (?:e|eh) (?:o |a )?(?:melhor|maior|mais)|receita d[eoa]|(?:capital|presidente|populacao|moeda|rei|rainha|governador|prefeito) d[aeo]s?\\b|quem (?:descobriu|inventou|escreveu|pintou|ganh\\w+|foi|matou|e o presidente|venceu|canta)|copa|brasileirao|futebol|campeonato|flamengo|palmeiras|corinthians|(?:quanto|qual) (?:e|eh|da)? ?\\d+ (?:x|vezes|mais|menos|\\+) ?\\d+|python|javascript|\\bcodigo em\\b|programa(?:r|cao) em|traduz\\w*|traducao|previsao do tempo|vai chover|clima (?:hoje|amanha|em)|temperatura|dolar (?:hoje|esta)|cotacao|filme|serie (?:boa|da netflix)|musica|letra da|juros|equacao|raiz quadrada|poema|poesia|redacao|trabalho de escola|dever de casa|politica|lula|bolsonaro|trump|noticia\\w*|wifi|que horas sao|que dia e hoje|resum\\w+ (?:o livro|o filme)|capital of|weather|recipe|joke|quem foi|distancia|quantos? \\w+ tem (?:o|a) (?:mundo|brasil|terra|ano)|cap?ital',
    ],
  ],
  desacordo: [
    [
      6.2,
      'nao (?:concordo|me identifi\\w+|me reconhec\\w+|me vejo|bate|bateu|parece comigo|sou (?:nada )?(?:disso|assim)|e (?:o )?meu (?:mapa|jeito)|tem (?:nada )?a ver comigo|acert\\w+ (?:nada|em nada|uma))|discord\\w+|(?:errou|errad\\w+) (?:feio|de novo|sobre mim|tudo|totalmente|outra vez)|continua errado|(?:sou|sou exatamente|sou justamente|eu sou) (?:\\w+ )?(?:o )?(?:contrario|oposto|inverso)|nada disso (?:sou eu|me descreve|bate)|isso (?:nao )?(?:tem nada a ver|nao tem a ver) comigo|nao e (?:meu|o meu) mapa|isso esta errado',
    ],
  ],
  concorda: [
    [
      4.6,
      '(?:exatamente|bem|totalmente) (?:assim|isso|eu)|sou eu (?:todinh\\w|mesm\\w|inteir\\w|cuspid\\w)|acertou (?:em cheio|tudo|na mosca)|como (?:voce )?(?:sabe|adivinh\\w+|descobriu) (?:disso|isso)|me descreveu (?:direitinho|perfeitamente|certinho)|minha cara\\b|bateu (?:tudo|certinho|direitinho)|(?:sou|eu sou) (?:assim|isso) mesmo|me arrepi\\w+|arrepiad\\w+|que medo e verdade|impressionante|nossa (?:e )?verdade',
    ],
  ],
  outroSaber: [
    [
      6.4,
      '(?:minha|qual|que|a|uma) (?:\\w+ )?(?:pedra|cristal|gema)\\b|cristais?\\b|anjo (?:da guarda|protetor|d)|\\banjos?\\b|chakra\\w*|chacra\\w*|orixas?\\b|incenso\\w*|banho de (?:erva\\w*|sal|descarrego)|animal de poder|santo (?:protetor|me protege|de devocao)|que santo|buzios|runas|sonh(?:ar|ei|o) (?:com|que)|significado do sonho|retrograd\\w+|\\blua (?:cheia|nova|minguante|crescente)|vidas? passadas?|outra encarnacao|erva\\w* (?:me|para|de)|leitura de mao|quiromancia|i ching|baralho|cartomante|astral\\b|feng shui|mandala d[eo]|reiki|quantic\\w+|lei da atracao|limpeza espiritual',
    ],
  ],
  horario: [
    [
      6.8,
      '(?:que|qual|melhor) (?:\\w+ )?(?:horas?|horario\\w*)\\b(?! (?:sao|e agora))|de manha ou (?:de tarde|a tarde|de noite|a noite)|manha ou tarde|a que horas',
    ],
  ],
  pessoaPublica: [
    [
      5.6,
      '(?:mapa|numero|numerologia|destino|ano|signo|fala|dizem|futuro) (?:\\w+ )?(?:d[oae]|para) (?:\\w+ )?(?:presidente|papa|neymar|anitta|lula|bolsonaro|virginia|silvio santos|xuxa|gisele|messi|cristiano|madonna|pele|ronaldo|roberto carlos|ivete|faustao|ator|atriz|cantor\\w*|famos\\w+|celebridade|jogador)\\b|^(?:e )?(?:o|do|a|da) (?:presidente|papa|neymar|anitta|governador|prefeito)$|(?:virginia|anitta|neymar|xuxa|ze felipe|lula)\\b',
    ],
  ],
  adivinhar: [
    [
      6.4,
      '(?:adivinh\\w+|duvid[oa] (?:\\w+ )?(?:acert\\w+|adivinh\\w+|saber|descobr\\w+)|(?:fal\\w+|diz\\w*|diga|cont\\w+) (?:\\w+ )?(?:algo|uma coisa|alguma coisa) que (?:so|ninguem|voce nao)|(?:qual|sabe) (?:e )?(?:o )?nome d[aoe] (?:minha|meu)|le (?:a )?(?:minha )?(?:mente|mao|sorte))',
    ],
  ],
  autocritica: [
    [
      6.4,
      '(?:eu )?sou (?:mesmo )?(?:uma|um)? ?(?:pessoa|mulher|homem|mae|pai|filha|filho|alguem)? ?(?:ruim|horrivel|pessim[oa]|fracass\\w+|lixo|inutil|ma pessoa|monstro|um peso|um nada|insuportavel)\\b|nao presto|nao sirvo para nada',
    ],
  ],
  'triangulo-amoroso': [
    [
      6.4,
      '(?:homem|cara|rapaz|mulher|moca) (?:que e )?(?:casad[oa]|comprometid[oa])|(?:ele|ela) e (?:casad[oa]|comprometid[oa])|(?:vai|disse que vai|promete\\w*|fala que vai) (?:\\w+ )?(?:larg\\w+|deixar|separar d\\w+) (?:a |o )?(?:mulher|esposa|marido|familia)|sou (?:a )?amante|(?:gosto|apaixonad[oa]) (?:de|por) (?:dois|duas|outr[oa])|(?:apaixon\\w+|gost(?:o|ei|ando)|sent\\w+ \\w+|fiquei|beijei) (?:de |por |com )(?:um|uma|[oa]|meu|minha) \\w+(?: \\w+){0,4} (?:mas|e|so que) (?:eu )?(?:sou|estou) (?:casad[oa]|comprometid[oa]|noiv[oa])',
    ],
  ],
};
