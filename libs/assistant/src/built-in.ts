import { NumerologyError } from '@sefira/numerology/errors';
import type { DialoguePerson, Question } from './answerer.ts';
import { answerCompany, answerCompatibility } from './composing/answer-compatibility.ts';
import { answerItemNumber } from './composing/answer-item-number.ts';
import { answerChildNames, answerCompanyNames, answerSpellings } from './composing/answer-names.ts';
import { answerSupport } from './composing/answer-support.ts';
import { answerConcept, answerFromTexts, answerMeaning } from './composing/answer-texts.ts';
import { answerTopics } from './composing/answer-topics.ts';
import { isSad, withCare } from './composing/care.ts';
import { type Draft, draftOf } from './composing/draft.ts';
import {
  crisisAnswer,
  erasureAnswer,
  greetingAnswer,
  healthAnswer,
  helpAnswer,
  identityAnswer,
  injectionAnswer,
  legalAnswer,
  moneyAnswer,
  symbolicOffer,
  thanksAnswer,
} from './composing/safety-texts.ts';
import { type Dialogue, followDialogue } from './dialogue/dialogue-state.ts';
import { firstSuggestions } from './offer-texts.ts';

export interface BuiltInAnswer extends Draft {
  readonly people: readonly DialoguePerson[];
  /** The answer needs the user's own analyses: the caller fetches them, this library does no I/O. */
  readonly wantsOwnAnalyses: boolean;
}

/** The built-in assistant: a pure function from a question with its conversation to an answer. */
export function answerBuiltIn(question: Question): BuiltInAnswer {
  const dialogue = followDialogue(question);
  const draft = safely(dialogue, () => withCare(dialogue, compose(dialogue, question.today)));
  return { ...draft, people: [...dialogue.people.values()], wantsOwnAnalyses: dialogue.intent === 'own-analyses' };
}

const readsArticles = new Set<Dialogue['intent']>(['support', 'concept', 'meaning', 'other']);

/** True if the answer may cite articles of the site: the caller searches them, this library does no I/O. */
export function wantsArticles(question: Question): boolean {
  const { intent, message } = followDialogue(question);
  return readsArticles.has(intent) && message.wrongDates.length === 0;
}

/** Turns a refusal of the engine into an answer with the engine's own message. */
function safely(dialogue: Dialogue, work: () => Draft): Draft {
  const [wrong] = dialogue.message.wrongDates;
  if (wrong) {
    return draftOf(
      `A data **${wrong.text}** não existe no calendário. Confira o dia, o mês e o ano e me diga de novo, por exemplo 15/03/1990.`,
      {
        isFree: true,
      },
    );
  }
  try {
    return work();
  } catch (error) {
    if (!(error instanceof NumerologyError)) throw error;
    return draftOf(`Não consegui calcular: ${error.message} Confira os dados e me diga de novo.`, { isFree: true });
  }
}

function compose(dialogue: Dialogue, today: string): Draft {
  const suggestions = [...firstSuggestions].slice(0, 3);
  switch (dialogue.intent) {
    case 'crisis':
      return draftOf(crisisAnswer, { isFree: true });
    case 'health':
      return draftOf(`${healthAnswer}\n\n${symbolicOffer}`);
    case 'legal':
      return draftOf(`${legalAnswer}\n\n${symbolicOffer}`);
    case 'money':
      return draftOf(`${moneyAnswer}\n\n${symbolicOffer}`);
    case 'injection':
      return draftOf(injectionAnswer, { suggestions });
    case 'identity':
      return draftOf(identityAnswer, { suggestions });
    case 'greeting':
      return draftOf(greetingAnswer, { suggestions, isFree: true });
    case 'help':
      return draftOf(helpAnswer, { suggestions, isFree: true });
    case 'thanks':
      return draftOf(thanksAnswer, { suggestions, isFree: true });
    case 'forget':
      return draftOf(erasureAnswer, { isFree: true });
    case 'support':
      return answerSupport(dialogue);
    case 'compatibility':
      return answerCompatibility(dialogue, today);
    case 'company':
      return answerCompany(dialogue, today);
    case 'company-names':
      return answerCompanyNames(dialogue);
    case 'child-names':
      return answerChildNames(dialogue);
    case 'spellings':
      return answerSpellings(dialogue);
    case 'numbered-item':
      return answerItemNumber(dialogue);
    case 'concept':
      return answerConcept(dialogue);
    case 'meaning':
      return answerMeaning(dialogue);
    case 'topic':
      return dialogue.message.number !== null && isGeneral(dialogue)
        ? answerMeaning(dialogue)
        : answerTopics(ofNow(dialogue), today);
    default:
      return answerFromTexts(dialogue);
  }
}

/** A sad user gets the current period instead of a table of all numbers. */
function ofNow(dialogue: Dialogue): Dialogue {
  const isTable = dialogue.topics.length === 1 && dialogue.topics[0] === 'mapa';
  return isTable && isSad(dialogue) ? { ...dialogue, topics: ['anoPessoal'] } : dialogue;
}

/** "O que significa destino 7?" asks about the number, not about a person. */
function isGeneral({ message, topics }: Dialogue): boolean {
  const isAboutPerson =
    message.people.length > 0 || message.isAboutMe || message.isAboutThem || message.loose.birthDate !== null;
  return !isAboutPerson && topics.length > 0;
}
