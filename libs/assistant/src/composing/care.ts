import type { Dialogue } from '../dialogue/dialogue-state.ts';
import type { Draft } from './draft.ts';

const sad =
  /\b(?:triste|tristeza|chatead\w+|magoad\w+|sofrendo|sofri|chorando|chorei|com medo|perdid[oa]|sozinh[oa]|solidao|cansad[oa]|frustrad[oa]|desanimad[oa]|arrasad[oa]|termin(?:ei|ou|amos)|separ(?:ei|ou|amos|acao)|(?:namoro|casamento|relacionamento) acabou|fui demitid[oa]|perdi (?:o |meu |minha )?\w+|saudades?|luto|faleceu)\b/u;
const decisionPattern =
  /\b(?:devo|deveria|sera que|vale a pena|e (?:um )?bom (?:dia|momento|ano|mes)|melhor (?:dia|data|epoca)|hora de|posso (?:casar|viajar|mudar|assinar)|me (?:caso|separo|mudo|demito))\b/u;

const comfort =
  'Sinto muito que você esteja passando por isso. Números não apagam o que dói, mas podem ajudar a olhar para este momento com calma; se pesar demais, converse com alguém de confiança, ou com o CVV, pelo **188**.';
const yours =
  '*A decisão é sua: os números descrevem um clima, não um resultado. Some a eles os fatos, o bom senso e quem entende do assunto.*';

/** Intents with a complete answer of their own. */
const caredFor = new Set<Dialogue['intent']>(['crisis', 'health', 'legal', 'money', 'injection', 'support', 'forget']);

/** Adds a sentence of comfort for a sad user, and a reminder that a decision is the user's own. */
export function withCare(dialogue: Dialogue, draft: Draft): Draft {
  if (caredFor.has(dialogue.intent)) return draft;
  const { words } = dialogue.message;
  const isHurt = isSad(dialogue);
  const decides = !draft.isFree && decisionPattern.test(words) && draft.results.length > 0;
  if (!isHurt && !decides) return draft;
  return { ...draft, text: [...(isHurt ? [comfort] : []), draft.text, ...(decides ? [yours] : [])].join('\n\n') };
}

export function isSad({ message }: Dialogue): boolean {
  return sad.test(message.words);
}
