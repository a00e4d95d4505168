import { interpretArcano } from '@sefira/numerology/interpretations/arcana';
import { interpretDebt, interpretHiddenTalent, interpretLesson } from '@sefira/numerology/interpretations/inner-traits';
import { interpretMain, keywordOf, mainPositions } from '@sefira/numerology/interpretations/main-positions';
import { interpretChallenge } from '@sefira/numerology/interpretations/periods';
import { interpretDay, interpretMonth, interpretYear } from '@sefira/numerology/interpretations/personal-time';
import { cabalistica } from '@sefira/numerology/rules/cabalistica';
import type { Dialogue } from '../dialogue/dialogue-state.ts';
import { type Passage, sourceOf } from '../passage.ts';
import { ruleOf } from '../tools/passages.ts';
import { conceptIn, isAside, whatItIs } from '../understanding/concepts.ts';
import { type Draft, draftOf } from './draft.ts';
import { lostAnswer } from './safety-texts.ts';
import { askedFor, factsOf, type Topic } from './topics.ts';

/** `(H)`, `(C, L)`: source of a rule, in the abbreviations of the engine's records. */
const sourceSigns = / \([A-Z]\d?(?:, [A-Z]\d?)*\)/gu;

/** Explains a position and how the engine computes it. */
export function answerConcept(dialogue: Dialogue): Draft {
  const { words, number } = dialogue.message;
  const [topic] = dialogue.topics;
  if (topic && number !== null && !/\bcalcul/u.test(words)) return answerMeaning(dialogue);
  const general = conceptIn(words);
  const isPicture = topic === 'sequenciasNegativas' && /\btriangulos?\b/u.test(words);
  if (general && (!topic || topic === 'mapa' || isPicture || isAside(words))) return answerGeneral(dialogue, general);
  if (!topic || topic === 'mapa') return number === null ? answerFromTexts(dialogue) : answerMeaning(dialogue);
  const parts = dialogue.topics.map((one) => {
    const { label } = factsOf(one);
    const rule = cabalistica.rules[one as keyof typeof cabalistica.rules];
    const what = whatItIs[one];
    return `**${label}**${what ? ` ${what}` : '.'}${rule ? `\n\n*Como se calcula:* ${rule.statement}${rule.dissent ? `\n\n*As escolas divergem:* ${rule.dissent.replace(sourceSigns, '')}` : ''}` : ''}`;
  });
  const passages = dialogue.topics.flatMap((one) => ruleOf(one) ?? []);
  const articles = articlesOf(dialogue).slice(0, 1);
  return draftOf([...parts, ...articles.map(readMore), 'Quer que eu calcule o seu?'].join('\n\n'), {
    results: [fromPassages([...passages, ...articles])],
    title: `O que é ${factsOf(topic).label}`,
    suggestions: [askedFor(topic)],
  });
}

/** Meaning of a number in one position, or in all main ones. */
export function answerMeaning(dialogue: Dialogue): Draft {
  const { number } = dialogue.message;
  if (number === null) return answerConcept({ ...dialogue, intent: 'concept' });
  const [topic = 'destino'] = dialogue.topics;
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
        sources: [
          { key: `${topic}.${number}`, title: `${factsOf(topic).label} ${number}`, text },
          ...articlesOf(dialogue).slice(0, 1),
        ].map(sourceOf),
      },
    ],
    title: `${factsOf(topic).label} ${number}`,
    suggestions: ['Qual é o meu número de destino?', `O que significa expressão ${number}?`],
  });
}

function readMeaning(topic: Topic, number: number): string | null {
  try {
    const main = mainPositions.find((position) => position === topic);
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

/** Matching passages of the product's texts, or a sentence that there are none. */
export function answerFromTexts(dialogue: Dialogue): Draft {
  const general = conceptIn(dialogue.message.words);
  if (general) return answerGeneral(dialogue, general);
  const [article] = articlesOf(dialogue);
  const own = dialogue.passages.filter(({ path }) => path === undefined);
  const passages = [...own.slice(0, 1), ...(article ? [article] : own.slice(1, 2))];
  const [best] = passages;
  if (!best) return draftOf(lostAnswer, { isFree: true });
  const shown = passages.map(
    ({ title, text, path }) =>
      `**${title}${/[?!.]$/u.test(title) ? '' : '.'}** ${text.length > 500 ? `${text.slice(0, 497).trimEnd()}…` : text}${path ? ` [Ler tudo](${path})` : ''}`,
  );
  return draftOf(
    `Encontrei isto nos nossos textos:\n\n${shown.join('\n\n')}\n\nSe não era isso, pergunte de outro jeito ou diga o seu nome completo e a data de nascimento.`,
    {
      results: [fromPassages(passages)],
    },
  );
}

/** General explanation with a link to an article. */
function answerGeneral(dialogue: Dialogue, text: string): Draft {
  const articles = articlesOf(dialogue).slice(0, 1);
  return draftOf([text, ...articles.map(readMore)].join('\n\n'), {
    results: articles.length === 0 ? [] : [fromPassages(articles)],
    title: 'Conceitos de numerologia',
  });
}

function articlesOf({ passages }: Dialogue): Passage[] {
  return passages.filter(({ path }) => path !== undefined);
}

function readMore({ title, path }: Passage): string {
  return `Para ler com calma: [${title}](${path}).`;
}

function fromPassages(passages: readonly Passage[]) {
  return { tool: 'buscar_textos', facts: [], card: null, sources: passages.map(sourceOf) };
}
