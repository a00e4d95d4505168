/** A part of a legal page: heading, paragraphs and points. */
export interface LegalSection {
  readonly id: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly points?: readonly string[];
}

export interface LegalDocument {
  readonly title: string;
  readonly lead: string;
  readonly sections: readonly LegalSection[];
}

/** The controller of personal data (LGPD art. 41). */
export const officer = {
  role: 'Encarregado pelo tratamento de dados pessoais',
  mail: 'privacidade@sefira.test',
} as const;

export const legalTexts = {
  contents: 'Nesta página',
  others: 'Leia também',
  updated: 'Versão de 21 de novembro de 2026',
  officerTitle: 'Fale com o encarregado',
  officerLead: 'Dúvidas, pedidos e reclamações sobre os seus dados:',
} as const;

export const terms: LegalDocument = {
  title: 'Termos de Uso',
  lead: 'As regras do que você recebe da Sefira e do que pedimos de você, em português claro.',
  sections: [
    {
      id: 'servico',
      title: 'O que a Sefira oferece',
      paragraphs: [
        'A Sefira calcula mapas de numerologia cabalística a partir de nomes e datas, explica cada conta, guarda suas análises e prepara relatórios em PDF.',
        'A numerologia é uma leitura simbólica para autoconhecimento. Ela não prevê o futuro e não substitui orientação médica, psicológica, jurídica ou financeira.',
      ],
    },
    {
      id: 'conta',
      title: 'Sua conta',
      paragraphs: ['Para ter uma conta você informa nome, e-mail, data de nascimento e uma senha.'],
      points: [
        'Mantenha a senha só com você e, se puder, ative a verificação em duas etapas no perfil.',
        'Você vê no perfil todas as sessões abertas e pode encerrar qualquer uma.',
        'Menores de 18 anos usam a Sefira com o acompanhamento de um responsável.',
        'Podemos suspender contas usadas para fraude ou para atacar o serviço.',
      ],
    },
    {
      id: 'visitante',
      title: 'Uso sem conta',
      paragraphs: [
        'Quando o acesso sem login está ligado, um visitante pode fazer análises por 24 horas. Depois disso, tudo o que ele fez é apagado, a menos que crie uma conta e escolha trazer o que fez.',
      ],
    },
    {
      id: 'creditos',
      title: 'Créditos, planos e pagamentos',
      paragraphs: ['O que custa créditos ou dinheiro diz quanto antes do clique.'],
      points: [
        'Uma análise que falha devolve os créditos que usou. A mesma análise pedida duas vezes por engano é cobrada uma vez.',
        'Você pode desistir de uma compra em até 7 dias (art. 49 do Código de Defesa do Consumidor). A garantia da Sefira é de 30 dias.',
        'Um plano vale até o fim do período pago. Cancelar não corta o que já foi pago.',
      ],
    },
    {
      id: 'conteudo',
      title: 'O que você digita e o que recebe',
      paragraphs: [
        'Os dados que você digita continuam seus. Você responde por eles, também quando são de outra pessoa: use só dados que você pode usar.',
        'Os relatórios são para o seu uso. Você pode imprimi-los, guardá-los e compartilhá-los.',
      ],
    },
    {
      id: 'fim',
      title: 'Quando a conta acaba',
      paragraphs: [
        'Você pode excluir a conta no perfil, em Segurança. Ela é desativada na hora e seus dados pessoais são apagados depois de 30 dias. Registros que a lei manda guardar ficam sem o seu nome.',
      ],
    },
    {
      id: 'mudancas',
      title: 'Mudanças e foro',
      paragraphs: [
        'Se estes termos mudarem, avisamos antes por e-mail, e a versão aceita por você fica registrada.',
        'Vale a lei brasileira. Você pode resolver conflitos no foro do seu domicílio.',
      ],
    },
  ],
};

export const privacy: LegalDocument = {
  title: 'Política de Privacidade',
  lead: 'O que guardamos, para quê, por quanto tempo, e como você manda nos seus dados (Lei 13.709/2018, LGPD).',
  sections: [
    {
      id: 'dados',
      title: 'Que dados guardamos e para quê',
      paragraphs: ['Só o que o serviço usa:'],
      points: [
        'Nome e data de nascimento: para calcular suas análises (execução do contrato).',
        'E-mail: para entrar, recuperar a senha e avisar você (execução do contrato).',
        'Senha: guardamos apenas um resumo (argon2id), que não permite lê-la de volta.',
        'Telefone, cidade, bio e foto: só se você preencher. A foto é gravada de novo sem os metadados do arquivo.',
        'Análises, relatórios e o que você digita neles, inclusive dados de outras pessoas: para mostrá-los a você.',
        'Sessões: navegador, sistema e o início do endereço de rede, nunca o endereço inteiro, para você reconhecer seus acessos (segurança da conta).',
        'Compras e créditos: para entregar o que foi pago e cumprir a lei. O número do cartão não passa pelos nossos servidores.',
        'Endereço: só se você pagar por boleto, para o provedor emiti-lo, como o Banco Central pede (obrigação legal). Fica, cifrado, apenas com o pedido de um plano, para os boletos das renovações.',
        'Formação: lições feitas, respostas das provas e o nome que você escolheu para o certificado (execução do contrato). Quem tem o código do certificado vê nome, curso e data, e nada mais.',
        'Conversas com a assistente: perguntas, respostas e as pessoas que você citou, para continuar de onde parou. Você apaga uma conversa ou uma pessoa lembrada quando quiser (execução do contrato).',
        'Newsletter e contato: o e-mail e o que você escreveu, para enviar e responder. A newsletter só começa depois que você confirma, e acaba com um clique (consentimento).',
        'Indicação: se você chegou pelo link de um revendedor e criou a conta, qual link foi, para a comissão dele. Ele não vê as suas análises (execução do contrato).',
        'Consentimentos: o que você autorizou ou retirou, e quando.',
      ],
    },
    {
      id: 'terceiros',
      title: 'Com quem compartilhamos',
      paragraphs: [
        'Não vendemos dados, não exibimos anúncios e não usamos ferramentas de rastreamento de terceiros. As páginas só carregam arquivos da própria Sefira.',
        'Um dado sai daqui apenas quando você pede: ao pagar, pelo provedor de pagamento; ao entrar com Google, Facebook ou Apple, por esse provedor; ao conversar com a assistente, quando o chat avisa que quem responde é uma inteligência artificial, pelo provedor do modelo, com o texto da conversa; ao ativar notificações push, pelo serviço do seu navegador, com o conteúdo cifrado; ao enviar um relatório por e-mail, para o endereço que você digitou; ao compartilhar uma análise, para quem tiver o link.',
      ],
    },
    {
      id: 'sessao',
      title: 'Como sua sessão funciona',
      paragraphs: [
        'Ao entrar, o navegador recebe uma chave aleatória que não contém nenhum dado seu. No servidor guardamos só o resumo dela. A chave é trocada a cada 15 minutos, vale por 7 dias e deixa de valer na hora em que você sai, troca a senha ou encerra a sessão.',
      ],
    },
    {
      id: 'seguranca',
      title: 'Como protegemos',
      paragraphs: ['Medidas que estão em uso:'],
      points: [
        'Verificação em duas etapas, com códigos de reserva guardados apenas como resumo.',
        'Aviso por e-mail quando a senha muda ou um novo dispositivo entra.',
        'Limite de tentativas de senha, por conta e por rede.',
        'Dados pessoais cifrados quando passam pelas filas internas.',
      ],
    },
    {
      id: 'prazo',
      title: 'Por quanto tempo',
      paragraphs: ['Enquanto a conta existir. Depois:'],
      points: [
        'Conta excluída: desativada na hora, dados pessoais apagados depois de 30 dias.',
        'Visitante sem conta: apagado 24 horas depois.',
        'Progresso, provas e certificado da formação: apagados com a conta, e o código deixa de responder.',
        'Registros de pagamento e de auditoria: pelo prazo da lei, sem identificar você.',
      ],
    },
    {
      id: 'direitos',
      title: 'Seus direitos',
      paragraphs: ['Você mesmo exerce quase todos no perfil, sem pedir a ninguém:'],
      points: [
        'Acesso e portabilidade: em Segurança, "Exportar meus dados" baixa um arquivo com tudo, e para que serve cada campo.',
        'Correção: em Dados pessoais.',
        'Revogação do consentimento: em Preferências e Notificações, a qualquer momento.',
        'Eliminação: em Segurança, "Excluir minha conta".',
        'Outras dúvidas e pedidos: com o encarregado, abaixo. Você também pode procurar a Autoridade Nacional de Proteção de Dados (ANPD).',
      ],
    },
  ],
};

export const cookies: LegalDocument = {
  title: 'Cookies',
  lead: 'Quem só lê as páginas públicas não recebe cookie nenhum. Quem entra na conta ou abre uma ferramenta recebe o da sessão; quem abre o link de um revendedor, o que lembra esse link. Por isso não há aviso de cookies para fechar.',
  sections: [
    {
      id: 'guardamos',
      title: 'O que fica no navegador',
      paragraphs: [
        'Dois cookies e alguns itens do armazenamento local, todos nossos, e cada um só depois de um gesto seu: entrar, abrir uma ferramenta, abrir um link de revendedor, escolher um tema, salvar uma pessoa.',
      ],
      points: [
        'authToken (cookie e armazenamento local, 7 dias; para visitantes, a sessão vale 24 horas): a chave da sua sessão. É um número aleatório, sem nenhum dado seu.',
        'sefira_ref (cookie, em geral 60 dias, só para quem abriu o link de um revendedor): o código do link e a hora do clique, para a indicação valer se você criar uma conta. Não abre nada, e nenhum script o lê.',
        'user (armazenamento local): nome, e-mail, plano e créditos, para a página abrir já com você dentro.',
        'deviceToken (armazenamento local): reconhece este navegador, para não avisar de "novo dispositivo" a cada login.',
        'authTokenSince e preferencesOf (armazenamento local): quando a chave da sessão foi trocada e de que conta são o tema e o formato em uso.',
        'theme e language (armazenamento local): tema e formato de datas que você escolheu.',
        'Pessoas salvas neste navegador para preencher formulários e, sem conta, os nomes favoritos: quando você os guarda.',
        'chatOutbox e socialLogin (só nesta aba, somem ao fechá-la): o que você escreveu no chat e espera conexão, e o login social em andamento.',
        'Arquivos para abrir sem internet (cache do navegador): as telas da Sefira, iguais para todos, e o último relatório que você leu, apagado quando você sai da conta.',
      ],
    },
    {
      id: 'nao-ha',
      title: 'O que não há',
      paragraphs: [
        'Nenhum cookie de publicidade, de medição de audiência ou de terceiros. O cookie nunca autentica uma chamada sozinho, então outro site não consegue agir em seu nome.',
      ],
    },
    {
      id: 'apagar',
      title: 'Como apagar',
      paragraphs: [
        'Ao sair da conta, a chave e seus dados são removidos deste navegador. Para apagar o resto, limpe os dados deste site nas configurações do navegador. A Sefira continua funcionando; você só precisará entrar de novo.',
      ],
    },
  ],
};
