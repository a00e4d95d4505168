import type { Understood } from '../../understanding/read-message.ts';
import type { DialogueState } from '../state.ts';

/** The manner that a message is as a whole: thanks, an apology, or a question about a child that is not born. */
export function wholeManner(message: Understood, state: DialogueState): string | null {
  if (isThanks(message)) return 'agradecimento';
  if (asksOfUnborn(message, state)) return 'naoNasceu';
  return isApology(message) ? 'desculpas' : null;
}

/** Short thanks with a reason, and no question after them. */
function isThanks({ words, text }: Understood): boolean {
  const opens = /^(?:muito )?(?:obrigad[oa]|valeu|brigad[oa]|gratidao|thanks?|gracias)\b/u.test(words);
  const asks =
    /\?|\b(?:qual|quais|como|quando|e o|e a|mas)\b|\bme (?:diz|diga|fal[ae]|mostr\w+|d[ae] (?!uma luz|paz|forca)|explic\w+|cont[ae]|mand[ae]|pass[ae]|ensin\w+)\b/u.test(
      `${text.toLowerCase()} ${words}`,
    );
  return opens && !asks && words.split(' ').length <= 9;
}

const isExpected =
  /\b(?:gravid\w+|gestante|barriga|(?:vai|vao|esta (?:para|pra)) nascer|nasce (?:em|no|na|daqui|mes|ano)|ainda nao nasceu|(?:a|um|uma|o) (?:bebe|nenem|menin[oa]) (?:a )?caminho)\b/u;
const asksNature =
  /\bsaber como\b|\bcomo (?:\w+ ){0,3}(?:vai|vao|ira|sera) (?:ser|\w+)|\b(?:vai|vao|sera que \w+) (?:ser|puxar|ter|parecer)\b|\bque (?:tipo|jeito)\b/u;

/** `Minha nora está grávida, meu neto vai ser inteligente?`: no map says it before the birth. */
const asksOfUnborn = ({ words, read, care }: Understood, { manner, hardship }: DialogueState) =>
  hardship === null &&
  care.every(({ intent }) => intent === 'gravidez' || intent === 'previsao') &&
  read.people.every(({ name, birthDate }) => name === null && birthDate === null) &&
  asksNature.test(words) &&
  !/\bnomes?\b/u.test(words) &&
  (isExpected.test(words) || manner === 'naoNasceu');

/** `Perdão, estou nervosa hoje`: an apology with its reason, and no question. */
const isApology = ({ likely: [nearest], text, topics }: Understood) =>
  nearest?.intent === 'desculpas' && nearest.probability >= 0.5 && !text.includes('?') && topics.length === 0;
