import type { CueTable } from '../cues.ts';

/** Questions about the product: prices, payment, documents, account. */
export const productCues: CueTable = {
  produtoPreco: [
    [
      6,
      'quanto (?:custa|e|sai|fica|pago|cobra\\w*|vale)(?: \\w+){0,3} (?:premium|plano\\w*|assinatura|relatorio|basico|profissional|mapa|app|aplicativo|credito\\w*|site|mensal\\w*|anual)|quanto custa|quanto (?:e que )?(?:eu )?pag\\w+ (?:\\w+ ){0,2}(?:mes|ano|usar|assinar)\\b|preco\\w*|valor(?:es)? (?:d[oae]s? )?(?:plano\\w*|assinatura|premium|relatorio|mensal\\w*|credito\\w*)|plano\\w* (?:e|existem|tem|voces|de voces|da sefira|pag\\w+)|quais (?:sao )?(?:os )?planos|(?:que|quais) assinaturas\\b|\\bplanos\\b|(?:tem|e|ha) (?:\\w+ )?(?:gratis|gratuit\\w+|de graca|versao gratis|desconto|cupom|promocao|teste gratis)|mensalidade|plano (?:anual|mensal|basico|premium|profissional)|\\bpremium\\b|assin(?:ar|o) (?:o )?(?:plano|premium|a sefira)|link d[aoe]s? (?:pagina )?(?:d[eo]s? )?(?:planos|premium|pagamento|precos)|how much|price',
    ],
  ],
  produtoConfianca: [
    [
      7.6,
      '(?:e|eh|nao e|isso e|sera que e) golpe\\b|(?:site|app|voces|empresa|isso aqui) (?:e|eh|sao) (?:de )?(?:confianca|confiave\\w+|seri[oa]s?|segur[oa]s?)|posso confiar (?:no site|em voces|nesse site|na sefira)|(?:voces )?sao de confianca',
    ],
  ],
  produtoLink: [
    [
      7.2,
      '(?:me )?(?:mand|envi|pass|da|diz|qual|cade|tem)\\w* (?:\\w+ )?(?:o |a |um )?(?:link|endereco do site|url)(?: (?:d[eao]|para|por favor|ai|do site|da pagina).*)?$',
    ],
  ],
  produtoPagamento: [
    [7.2, '(?:em )?quantas (?:vezes|parcelas)|parcel\\w+'],
    [
      6.8,
      '(?:aceit\\w+|posso pagar|da para pagar|pago|pagar) (?:\\w+ ){0,3}(?:vale(?: \\w+)?|paypal|picpay|mercado pago|debito|credito|dinheiro|cripto\\w*|bitcoin|cheque|transferencia|deposito)\\b',
    ],
    [
      6.4,
      '(?:vale|cartao) presente|presentear (?:alguem )?com|dar (?:de|o) presente (?:o|um) (?:relatorio|plano|mapa)',
    ],
    [
      6.8,
      'cartao (?:\\w+ )?(?:recusad\\w+|negad\\w+|nao pass\\w+)|recusou meu cartao|(?:paguei|comprei) faz|ja (?:faz|fazem|tem) (?:\\w+ )?(?:horas?|dias?|minutos) (?:que )?(?:paguei|comprei|fiz)',
    ],
    [
      6,
      '\\bpix\\b|boleto|cartao (?:de credito|de debito)|formas? de pagamento|parcel\\w+|como (?:eu )?pago|paguei|nao (?:liberou|caiu|ativou|apareceu|entrou)|comprovante|pagamento (?:nao|recusad\\w+|aprov\\w+|pendente)|cobr(?:ad[oa]|aram|anca) (?:\\w+ )?(?:duas|errad\\w+|de novo)|nota fiscal|recibo|fatura',
    ],
  ],
  produtoLiberacao: [
    [
      7,
      '(?:comprei|paguei|assinei|fiz o pix|fiz o pagamento)\\b.{0,40}(?:nao|ainda|nada|bloquead\\w+)\\b|(?:nao|nada) (?:liber\\w+|caiu|ativou|apareceu|entrou)|(?:paguei|comprei) faz|^(?:e |mas )?ja (?:faz|tem|fazem) (?:\\w+ ){0,2}(?:horas?|dias?|minutos)(?: que (?:paguei|comprei|fiz))?|cobr(?:aram|ad[oa]) (?:duas|em dobro|errad\\w+|de novo)',
    ],
  ],
  produtoAtlas: [
    [
      7.4,
      '\\batlas\\b|(?:linha|mapa) (?:do tempo )?(?:da|de) (?:minha |toda a )?vida(?: toda| inteira)\\b|linha do tempo (?:da|de) (?:minha )?vida|(?:ver|vejo|mostra) (?:a )?(?:minha )?vida (?:toda|inteira)',
    ],
  ],
  produtoDatas: [
    [
      7.4,
      '\\bdata certa\\b|onde (?:eu )?(?:vejo|acho|escolho|comparo|encontro|procuro) (?:\\w+ )?(?:datas?|dias?) (?:para|de|bo[ma]|cert[ao])|(?:tem|existe|ha) (?:\\w+ )?(?:calendario|pagina|ferramenta) (?:de|das|com|para) (?:\\w+ )?(?:datas?|dias?)\\b',
    ],
  ],
  produtoNota: [
    [7.4, 'nota fiscal|\\bnfe?\\b|notinha|recibo|comprovante (?:da|de|do) (?:compra|pagamento)|fatura com cnpj'],
  ],
  produtoAparelhos: [
    [
      7.4,
      '(?:dois|duas|tres|varios|mais de um|outro|quantos|novo|trocar de|troquei de|mudei de) (?:celular\\w*|aparelho\\w*|dispositivo\\w*|computador\\w*|tablets?)\\b|(?:celular|telefone) e (?:\\w+ )?(?:computador|pc|tablet|notebook)|(?:usar|abrir|entrar|acessar)(?: \\w+){0,3} (?:no|pelo) (?:computador|pc|notebook|tablet)\\b|(?:dividir|emprestar) (?:a |minha |o )?(?:conta|assinatura|login|senha|plano)',
    ],
  ],
  produtoCancelar: [
    [7, '(?:paus\\w+|suspend\\w+|congel\\w+) (?:\\w+ ){0,2}(?:assinatura|plano|cobranca|conta)'],
    [6.4, 'nao (?:quero|vou) (?:mais )?renovar|tirar (?:a )?renovacao|desistir do plano'],
    [
      6,
      'cancel\\w+|parar de (?:pagar|assinar)|desassin\\w+|nao quero mais (?:pagar|assinar|o plano)|encerrar (?:o |meu )?(?:plano|assinatura)|renova\\w+ automatic\\w+',
    ],
  ],
  produtoReembolso: [
    [
      7.8,
      'reembols\\w+|dinheiro de volta|estorn\\w+|(?:comprei|paguei|assinei)(?: \\w+){0,6} (?:nao gostei|me arrependi|desisti|sem querer|por engano)',
    ],
    [7, 'reembols\\w+|devolu\\w+|dinheiro de volta|arrepend\\w+|estorn\\w+|garantia|devolv\\w+'],
  ],
  produtoRelatorio: [
    [
      6.6,
      '(?:o )?(?:pdf|relatorio|livro|mapa) demora|(?:quanto tempo|em quantos dias|quando)(?: \\w+){0,4} (?:relatorio|pdf|livro)\\b|(?:relatorio|pdf|livro) (?:demora|chega|fica pronto|sai)',
    ],
    [
      6.2,
      '(?:cade|onde(?: esta)?|onde foi|nao achei|sumiu|perdi) (?:o |meu )?(?:meu )?(?:relatorio|pdf|livro|mapa em pdf)|(?:da|posso|consigo|tem como) (?:para )?imprim\\w+|versao impressa',
    ],
    [
      6,
      '(?:baix\\w+|salv\\w+|imprim\\w+|export\\w+|gerar|gero|download|receb\\w+|onde (?:esta|vejo|acho|fica)|comprar|compro) (?:\\w+ ){0,3}(?:relatorio\\w*|pdf|mapa em pdf|conversa|analise)|\\bpdf\\b|relatorio (?:completo|em pdf|nao|pronto|chega|impresso)|quantas paginas',
    ],
  ],
  produtoPerfil: [
    [
      7.4,
      '(?:relatorio|pdf|mapa|analise|livro)(?: \\w+){0,3} com (?:o |a )?(?:meu |minha )?(?:nome|data|sobrenome) errad[oa]',
    ],
    [
      7.4,
      '(?:data|nome|email|sobrenome) (?:\\w+ )?(?:errad\\w+|trocad\\w+) (?:\\w+ )?(?:no|na|do|em) (?:meu )?(?:cadastro|perfil|conta|site)|(?:coloquei|digitei|cadastrei|escrevi) (?:\\w+ ){0,3}errad\\w+ (?:\\w+ )?(?:no|na) (?:cadastro|perfil|conta|site)|(?:no|do) (?:perfil|cadastro)$',
    ],
    [
      7,
      '(?:mud\\w+|alter\\w+|troc\\w+|corrig\\w+|edit\\w+|atualiz\\w+) (?:\\w+ ){0,2}(?:data de nascimento|meu nome|nome (?:do|no) (?:perfil|cadastro)|perfil|cadastro|email|e mail|foto|telefone)(?! .*(?:assin|casad|social))|onde (?:eu )?(?:mud\\w+|alter\\w+|troc\\w+|edit\\w+)',
    ],
  ],
  produtoSenha: [
    [7.6, 'esquec\\w+ (?:\\w+ )?(?:senha|login)'],
    [
      7,
      '(?:nao )?receb\\w+ (?:o |um |nenhum )?(?:e mail|email|codigo|link)|(?:e mail|email|codigo|link) (?:de confirmacao|nao cheg\\w+|nao ve\\w+)|esqueci (?:a |minha )?(?:minha )?senha|(?:troc\\w+|mud\\w+|recuper\\w+|redefin\\w+|resetar|alterar) (?:a |minha )?(?:minha )?senha|nao consigo (?:entrar|logar|acessar)|fazer login|minha conta (?:bloque\\w+|invadid\\w+)|codigo de verificacao|dois fatores',
    ],
  ],
  produtoExcluir: [
    [8, '(?:exclu\\w+|apag\\w+|delet\\w+|encerr\\w+|remov\\w+) (?:\\w+ ){0,2}(?:conta|cadastro|perfil)'],
  ],
  produtoAplicativo: [
    [
      6,
      '(?:tem|existe|baix\\w+|instal\\w+|como|onde) (?:\\w+ ){0,3}(?:aplicativo|app|celular|iphone|android|play store)|aplicativo (?:para|pro|no|de) |\\bapp store\\b|play store',
    ],
  ],
  produtoCreditos: [
    [
      6,
      '\\bcreditos?\\b|gasta (?:cada|por)|quanto (?:gasta|custa) cada (?:pergunta|mensagem)|limite de (?:perguntas|mensagens)|quantas (?:perguntas|mensagens)|acabaram (?:meus|os)',
    ],
  ],
  produtoContato: [
    [
      7.2,
      'fal\\w+ com (?:\\w+ )?(?:numerolog[oa]|especialista|atendente|gerente|responsavel)|consulta (?:com|presencial)',
    ],
    [
      7.2,
      '(?:ajuda|atendimento|suporte|contato) (?:humana?|de verdade|de gente)|falar com (?:gente|alguem de verdade|um ser humano)',
    ],
    [
      7,
      '(?:fal\\w+|convers\\w+|contat\\w+|cham\\w+) (?:\\w+ ){0,3}(?:atendente|suporte|humano|equipe|alguem d[ae]|pessoa de verdade|sac\\b|atendimento|voces)|suporte\\b|atendimento|\\bsac\\b|procon|reclame aqui|quero falar com (?:alguem|gente)|(?:que|um) absurdo|email de contato|telefone (?:de contato|da sefira|de voces)|reclam\\w+|ouvidoria',
    ],
  ],
  produtoUso: [
    [
      7.6,
      '(?:como|onde) (?:eu )?(?:fac\\w+|faz\\w*|cri\\w+|calcul\\w+|ger\\w+|compar\\w+)\\b.* n(?:o site|o app|o aplicativo|a plataforma)$',
    ],
    [
      6,
      '(?:mand\\w+|envi\\w+|mostr\\w+|pass\\w+) (?:\\w+ ){0,3}(?:mapa|analise|relatorio|resultado) (?:para|com|por) |como (?:eu )?(?:compartilh\\w+|envio|instalo|crio (?:uma )?conta|me cadastro|faco (?:o )?(?:cadastro|login))|compartilh\\w+|revend\\w+|afiliad\\w+|programa de (?:revenda|indicacao)|notificac\\w+|agenda\\b.{0,20}(?:google|celular)|onde (?:vejo|acho|encontro|fica|ficam|estao) (?:as |os |minhas |meus )?(?:minhas |meus )?(?:analises|relatorios|conversas|pedidos|compras|favoritos)',
    ],
  ],
  produtoGratis: [
    [6.6, '(?:is (?:this|it) free|do i have to pay|es gratis|hay que pagar)'],
    [
      6.6,
      '(?:isso|aqui|isto|o chat|esse chat|esse site|esse app)(?: \\w+)? (?:e|eh) (?:pag[oa]|gratis|gratuit[oa]|de graca|cobrad[oa])|(?:diferenca|diferente)\\b.{0,25}(?:gratis|gratuit\\w+|pag[oa]|planos?)|(?:ganh\\w+|ter|consig\\w+|recebo?|pegar) (?:\\w+ ){0,2}(?:relatorio|mapa|analise|premium|plano|pdf)(?: \\w+)? ?(?:gratis|de graca|sem pagar)?$|(?:sem|nao tenho) (?:grana|dinheiro) (?:\\w+ )?(?:para )?(?:pagar|comprar|assinar)\\b|nao posso pagar|sem pagar',
    ],
  ],
  produtoIndicar: [
    [
      6.8,
      '(?:indic\\w+|recomend\\w+|traz\\w+|cham\\w+) (?:\\w+ )?(?:amig\\w+|conhecid\\w+|pessoas|gente|clientes)|programa de (?:indicacao|afiliad\\w+)|afiliad\\w+|ganh\\w+ comissao|cupom de amig',
    ],
  ],
  produtoCasal: [
    [
      7.2,
      '(?:casal|casais|duas pessoas|pessoas|dupla)(?: \\w+){0,4} (?:mesmo sexo|gay|lesbic\\w+|homoafetiv\\w+|homossexual|hetero)|(?:mesmo sexo|homoafetiv\\w+|casal gay|duas mulheres|dois homens)\\b(?! .*\\d{4})',
    ],
  ],
  produtoOutros: [
    [
      6.8,
      '(?:posso|da para|consigo|pode|serve|tem como) (?:usar |fazer |ver |perguntar |consultar |ler |analisar |calcular )?(?:isso |aqui |o mapa |a analise |tambem |o chat )*(?:pela|pelo|para|pra|da|do|de|sobre)? ?(?:a |o |minha |meu |outra |outras |meus )(?:mae|pai|irma|irmao|filh[oa]s?|marido|esposa|amig[oa]s?|pessoas?|familia|namorad[oa])(?: tambem)?$',
    ],
  ],
  produtoImpresso: [
    [
      7.4,
      '(?:relatorio|pdf|livro|mapa)(?: \\w+){0,3} (?:impress[oa]|em papel|fisico|pelo correio|em casa|capa dura)|(?:chega|mandam|enviam|entregam) (?:\\w+ )?(?:impress[oa]|pelo correio|em casa|fisico)',
    ],
  ],
  produtoDados: [[7, '(?:vend\\w+|compartilh\\w+|pass\\w+|repass\\w+) (?:\\w+ )?(?:os )?(?:meus )?dados\\b']],
  produtoErro: [
    [
      7,
      '(?:texto|leitura|tela|pagina|imagem|pdf|letra) (?:\\w+ )?(?:cortad\\w+|desconfigurad\\w+|embaralhad\\w+|borrad\\w+|sumiu|torta)',
    ],
    [
      7,
      '(?:app|site|aplicativo|pagina|tela|chat|pdf|botao|pagamento) (?:\\w+ )?(?:trav\\w+|nao (?:abre|carrega|funciona|vai|baixa)|caiu|lent[oa]|bug\\w*|(?:da|deu) erro|fora do ar|fecha sozinho)|(?:da|deu|dando) (?:\\w+ )?erro\\b|tela (?:branca|preta)',
    ],
  ],
  produtoTroca: [
    [
      7,
      '(?:mud\\w+|troc\\w+|pass\\w+|ir|upgrade|migr\\w+) (?:\\w+ ){0,3}(?:plano|para o anual|para o mensal|premium|assinatura)(?: |$)|plano (?:para o |pro )?anual',
    ],
  ],
  produtoCertificado: [
    [
      6.6,
      'certificad\\w+|certificac\\w+|(?:tem|voces tem|fazem|dao) (?:\\w+ )?curso|aprender numerologia|ser numerolog[oa]',
    ],
  ],
  produtoConteudo: [
    [
      6.8,
      'o que (?:\\w+ )?(?:vem|tem|inclui|consta|traz|contem|ganho|recebo)(?: \\w+){0,2} (?:no|na|o|a|dentro d[oa]|com o|com a) (?:\\w+ )?(?:mapa completo|relatorio|livro|analise completa|pdf|mapa em pdf)|(?:mapa completo|relatorio) (?:\\w+ )?(?:tem|traz|inclui|vem com) (?:o que|quantas)',
    ],
  ],
  produtoDesconto: [
    [7, 'desconto|cupo(?:m|ns)|promoc\\w+ (?:no|do|de) (?:plano|premium|site)|black friday|mais barato'],
  ],
  produtoLimite: [
    [
      6.8,
      '(?:quantas|quantos|limite de) (?:perguntas|mensagens|consultas|analises)(?: \\w+){0,5}(?: (?:por|ao) (?:dia|mes)| tenho| posso| gratis| gratuit\\w+|$)|acabaram (?:as )?(?:minhas )?(?:perguntas|mensagens)',
    ],
  ],
};
