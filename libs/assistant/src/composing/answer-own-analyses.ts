import type { ToolResult } from '../tools/tool-result.ts';

/** Answer of an own-analyses question: the newest analyses, or how to make the first. */
export function answerOwnAnalyses({ card }: ToolResult): string {
  if (!card) {
    return 'Você ainda não tem análises guardadas. Faça a primeira em **Análises**, ou me diga o seu nome completo e a data de nascimento que eu calculo aqui.';
  }
  const lines = card.figures.map(({ label, value, detail }) => `- **${value}** (${label}, ${detail})`);
  return `Estas são as suas análises mais recentes:\n\n${lines.join('\n')}\n\nAbra qualquer uma pelas fontes abaixo, ou pergunte sobre um número.`;
}

/** Answer if the history cannot be read. */
export const ownAnalysesUnavailable =
  'Não consegui abrir o seu histórico agora. Tente de novo em instantes; ele também está em **Minhas Análises**.';
