import { interpretArcano } from '@sefira/numerology/interpretations/arcana';
import { interpretDebt, interpretHiddenTalent, interpretLesson } from '@sefira/numerology/interpretations/inner-traits';
import { interpretMain, keywordOf, MAIN_POSITIONS } from '@sefira/numerology/interpretations/main-positions';
import { interpretChallenge } from '@sefira/numerology/interpretations/periods';
import { interpretDay, interpretMonth, interpretYear } from '@sefira/numerology/interpretations/personal-time';
import { CABALISTICA } from '@sefira/numerology/rules/cabalistica';
import { type Passage, sourceOf } from '../domain/passage.ts';
import { ruleOf } from '../tools/passages.ts';
import { type Draft, draftOf } from './draft.ts';
import type { Talk } from './follow-talk.ts';
import { lostAnswer } from './safety-texts.ts';
import { factsOf, type Topic } from './topics.ts';

const CONCEPTS: readonly (readonly [RegExp, string])[] = [
  [
    /\bmestres?\b/u,
    '**Números mestres** são o 11 e o 22 (e, em algumas escolas, o 33): não se reduzem a um dígito porque somam a vibração do 2 ou do 4 a uma exigência maior. No sistema cabalístico da Sefira, 11 e 22 são mantidos nas posições em que a tradição os aceita.',
  ],
  [
    /\bpitagoric\w*\b/u,
    '**Cabalística e pitagórica** diferem na tabela de letras e em algumas regras: a cabalística usa valores de 1 a 8, com acentos que mudam o valor das letras; a pitagórica, de 1 a 9 em ordem alfabética. A Sefira usa a cabalística e oferece a pitagórica nas análises.',
  ],
  [
    /\b(?:o que e|como funciona|explic\w+|que e) (?:a )?numerologia\b|\bcabalistica\b|\bkabbalistica\b/u,
    '**Numerologia cabalística** é uma tradição simbólica que lê as letras do nome de nascimento e os algarismos da data como números de 1 a 9, mais os mestres 11 e 22. Do nome vêm Motivação, Impressão e Expressão; da data, o Destino e os períodos; dos dois, a Missão. É um convite à reflexão, não uma previsão nem uma ciência.',
  ],
  [
    /\btriangulos?\b/u,
    '**O triângulo invertido** soma as letras vizinhas do nome, linha por linha, até restar um número, o arcano regente. Três números iguais lado a lado formam uma sequência negativa.',
  ],
];

const WHAT_IT_IS: Readonly<Partial<Record<Topic, string>>> = {
  destino: 'é o número do caminho: o que a vida pede que você aprenda. Vem só da data de nascimento.',
  expressao: 'mostra como você age e realiza, seus talentos em ação. Vem de todas as letras do nome.',
  motivacao: 'mostra o que a alma deseja, o que move você por dentro. Vem das vogais do nome.',
  impressao: 'é a primeira imagem que os outros têm de você. Vem das consoantes do nome.',
  missao: 'junta nome e nascimento: o que você veio realizar com o que é. Vem da soma de Destino e Expressão.',
  licoesCarmicas: 'são os números que faltam no nome: qualidades a desenvolver.',
  dividasCarmicas: 'são o 13, o 14, o 16 e o 19: temas que pedem cuidado, sem nenhum castigo.',
  tendenciasOcultas: 'são os números que se repetem no nome: qualidades fortes, às vezes em excesso.',
  anoPessoal: 'é o clima de cada ano, num ciclo de 1 a 9. Vem do dia e do mês de nascimento com o ano que corre.',
  mesPessoal: 'é o tom do mês dentro do ano pessoal.',
  diaPessoal: 'é o tom do dia dentro do mês pessoal.',
  desafios: 'são os pontos a superar em cada fase da vida. Vêm das diferenças entre dia, mês e ano de nascimento.',
  ciclosDeVida: 'são as três grandes fases da vida, da formação à colheita.',
  momentosDecisivos: 'são os quatro pináculos: épocas de oportunidade, contadas a partir do nascimento.',
  talentoOculto: 'é uma capacidade guardada, que aparece quando é preciso.',
  sequenciasNegativas: 'são três números iguais lado a lado no triângulo do nome: temas que tendem a travar.',
};

/** What a position is and how it is computed, by the rule of the engine. */
export function answerConcept(talk: Talk): Draft {
  const { words, number } = talk.message;
  const [topic] = talk.topics;
  if (topic && number !== null && !/\bcalcul/u.test(words)) return answerMeaning(talk);
  const general = CONCEPTS.find(([pattern]) => pattern.test(words));
  const isPicture = topic === 'sequenciasNegativas' && /\btriangulos?\b/u.test(words);
  if (general && (!topic || topic === 'mapa' || isPicture))
    return draftOf(general[1], { title: 'Conceitos de numerologia' });
  if (!topic || topic === 'mapa') return number === null ? answerFromTexts(talk) : answerMeaning(talk);
  const parts = talk.topics.map((one) => {
    const { label } = factsOf(one);
    const rule = CABALISTICA.rules[one as keyof typeof CABALISTICA.rules];
    const what = WHAT_IT_IS[one];
    return `**${label}**${what ? ` ${what}` : '.'}${rule ? `\n\n*Como se calcula:* ${rule.statement}${rule.dissent ? `\n\n*As escolas divergem:* ${rule.dissent}` : ''}` : ''}`;
  });
  const passages = talk.topics.flatMap((one) => ruleOf(one) ?? []);
  return draftOf(`${parts.join('\n\n')}\n\nQuer que eu calcule o seu?`, {
    results: [fromPassages(passages)],
    title: `O que é ${factsOf(topic).label}`,
    suggestions: [`Qual é o meu ${factsOf(topic).label}?`],
  });
}

/** What a number means in a position, or in all main ones. */
export function answerMeaning(talk: Talk): Draft {
  const { number } = talk.message;
  if (number === null) return answerConcept({ ...talk, intent: 'concept' });
  const [topic = 'destino'] = talk.topics;
  const text = readMeaning(topic, number);
  if (text === null) {
    return draftOf(
      `${factsOf(topic).label} ${number} não existe nesta posição. Os números vão de 1 a 9, com os mestres 11 e 22.`,
      { isFree: true },
    );
  }
  const word =
    number >= 1 && (number <= 9 || number === 11 || number === 22 || number === 33) ? ` (${keywordOf(number)})` : '';
  return draftOf(`**${factsOf(topic).label} ${number}${word}.** ${text}`, {
    results: [
      {
        tool: 'buscar_textos',
        facts: [{ label: factsOf(topic).label, of: '', value: number }],
        card: null,
        sources: [sourceOf({ key: `${topic}.${number}`, title: `${factsOf(topic).label} ${number}`, text })],
      },
    ],
    title: `${factsOf(topic).label} ${number}`,
    suggestions: ['Qual é o meu número de destino?', `O que significa expressão ${number}?`],
  });
}

function readMeaning(topic: Topic, number: number): string | null {
  try {
    const main = MAIN_POSITIONS.find((position) => position === topic);
    if (main) {
      const { title, text, strengths, challenges } = interpretMain(main, number);
      return `*${title}.* ${text}\n\n- **Forças:** ${strengths.join('; ')}.\n- **Cuidados:** ${challenges.join('; ')}.`;
    }
    if (topic === 'anoPessoal') return `*${interpretYear(number).phase}.* ${interpretYear(number).description}`;
    if (topic === 'mesPessoal') return interpretMonth(number).text;
    if (topic === 'diaPessoal') return interpretDay(number).text;
    if (topic === 'licoesCarmicas') return interpretLesson(number, 'cabalistica').text;
    if (topic === 'dividasCarmicas') return interpretDebt(number).text;
    if (topic === 'desafios') return interpretChallenge(number).text;
    if (topic === 'talentoOculto') return interpretHiddenTalent(number).text;
    if (topic === 'arcanoRegente' || topic === 'arcanoVigente')
      return `*${interpretArcano(number).title}.* ${interpretArcano(number).text}`;
    return interpretMain('destino', number).text;
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** Passages of our texts that fit; says so where none does. */
export function answerFromTexts(talk: Talk): Draft {
  const general = CONCEPTS.find(([pattern]) => pattern.test(talk.message.words));
  if (general) return draftOf(general[1], { title: 'Conceitos de numerologia' });
  const passages = talk.passages.slice(0, 2);
  const [best] = passages;
  if (!best) return draftOf(lostAnswer, { isFree: true });
  const shown = passages.map(
    ({ title, text }) => `**${title}.** ${text.length > 500 ? `${text.slice(0, 497).trimEnd()}…` : text}`,
  );
  return draftOf(
    `Encontrei isto nos nossos textos:\n\n${shown.join('\n\n')}\n\nSe não era isso, pergunte de outro jeito ou diga o seu nome completo e a data de nascimento.`,
    {
      results: [fromPassages(passages)],
    },
  );
}

function fromPassages(passages: readonly Passage[]) {
  return { tool: 'buscar_textos', facts: [], card: null, sources: passages.map(sourceOf) };
}
