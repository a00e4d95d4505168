import type { CueTable } from '../cues.ts';

/** Questions about a number as such: its place in the own map, its worth, what is said of it, a date's worth. */
export const ownNumberCues: CueTable = {
  ondeEsta: [
    [
      7.2,
      '(?:meu|o|onde (?:esta|fica|aparece|tem|entra) (?:o )?(?:meu )?|(?:eu )?tenho (?:o |um |algum )?(?:numero )?)(?: ?numero)? ?(?:[1-9]|11|22|13|14|16|19)(?: (?:no|em) (?:meu )?(?:mapa|algum lugar)| onde| (?:esta|fica|aparece|ta) onde|$)|onde (?:\\w+ )?(?:o )?(?:meu )?(?:numero )?(?:[1-9]|11|22)\\b|tem (?:\\w+ )?(?:[1-9]|11|22) no meu mapa|(?:meu numero|eu sou|sou) (?:e )?(?:o |um |numero )?(?:[1-9]|11|22)(?: (?:ne|certo|mesmo|nao e))?$',
    ],
  ],
  faltam: [
    [7, '^(?:e |mas )?(?:qual|quais)(?: e)?(?: o| os)?(?: que)? (?:me |nao )?(?:falta\\w*|aparec\\w+|tenho|tem)$'],
    [
      7.6,
      '(?:qual|quais|que) numeros? (?:eu )?(?:nao (?:tenho|aparec\\w+|existe)|(?:me )?falta\\w*)|numeros? que (?:eu )?(?:nao tenho|me falta\\w*)|(?:nao tenho|falta) (?:qual|que) numero',
    ],
  ],
  valoracao: [
    [
      6.2,
      '^(?:e )?(?:mas )?(?:isso|esse|ele|esse numero|e|ter isso|ter esse numero) (?:e |eh |ser )?(?:muito |bem )?(?:bom|ruim|rar[oa]|especial|positivo|negativo|forte|comum|normal|grave|otimo)(?: ou (?:ruim|bom|mal|mau|nao|comum))?(?: \\w+)?$|quem tem (?:o )?(?:numero )?\\d{1,2} (?:e|eh) (?:\\w+ )?(?:especial|rar[oa]|diferente|melhor|evoluid[oa]|escolhid[oa])|(?:o )?(?:numero )?(?:[1-9]|11|22) (?:e|eh) (?:um numero )?(?:bom|ruim|rar[oa]|especial|forte|fraco)\\b|^is (?:that|it|this) (?:good|bad|rare)',
    ],
  ],
  ditado: [
    [
      7,
      '(?:diz\\w*|dizem|falam?|falou|fala|ouvi|li|disse\\w*|acha|dito)(?: \\w+){0,3} que (?:o |quem (?:e|tem|nasce) (?:o )?)?(?:numero )?(?:[1-9]|11|22|33)\\b (?:e|eh|da|traz|significa|atrai|nao|tem|so|sempre)',
    ],
  ],
  numerosCombinam: [
    [
      7.4,
      '(?:o )?(?:numero )?(?:[1-9]|11|22) (?:\\w+ )?(?:combina\\w*|da certo|bate|se da bem|casa) (?:bem )?com (?:o |um |quem e |outro )?(?:numero )?(?:[1-9]|11|22)\\b|(?:[1-9]|11|22) (?:e|com) (?:o )?(?:[1-9]|11|22) (?:combinam?|dao certo|da certo|se dao bem)',
    ],
  ],
  mudarNumero: [
    [
      6.4,
      '(?:da|posso|consigo|tem como|e possivel|pode) (?:para )?(?:mudar|trocar|alterar|escolher) (?:de |o |meu |esse |outro )*(?:numero|destino|expressao|motivacao|impressao|missao)|(?:numero|destino) (?:pode )?(?:muda|mudar|troca) (?:com|um dia|ao longo)|isso muda (?:o )?(?:meu )?(?:numero|destino|expressao|motivacao|impressao|missao)',
    ],
  ],
  diferencaNumeros: [
    [
      6.2,
      '(?:por ?que|porque|pq) (?:\\w+ ){0,4}(?:diferentes?|outro numero|nao (?:e|sao|da) (?:\\w+ )?(?:igual|iguais|o mesmo))(?: d| que|$)',
    ],
  ],
  diaBom: [
    [
      7.6,
      '(?:o|a|essa|esse|esta|este|nessa|nesse) (?:data|dia)(?: \\w+){0,2} (?:e|eh|seria|foi|sera|fica|vai ser) (?:\\w+ )?(?:boa|bom|ruim|legal|favoravel|ok|propici[oa]|certa)\\b|dia \\d{1,2}(?: (?:de )?\\w+)? (?:e|eh|seria|foi|sera) (?:\\w+ )?(?:boa|bom|ruim|legal|favoravel|ok|tranquilo)\\b|(?:boa|bom) (?:data|dia)$|e (?:uma )?boa data',
    ],
  ],
};
