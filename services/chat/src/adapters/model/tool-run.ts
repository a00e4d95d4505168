import type { AnswerSink } from '@sefira/assistant/answerer';
import type { DialoguePerson } from '@sefira/assistant/dialogue-person';
import type { Pseudonyms } from '@sefira/assistant/guard/pseudonyms';
import type { ToolFact } from '@sefira/assistant/tool-fact';
import type { ToolResult } from '@sefira/assistant/tools/tool-result';
import { NumerologyError } from '@sefira/numerology/errors';

/** Results of the tools of one answer. */
export interface ToolRun {
  readonly results: readonly ToolResult[];
  facts(): ToolFact[];
  /** Records a tool's result and returns its numbers for the model, without names; an engine refusal becomes its message. */
  record(work: () => ToolResult | Promise<ToolResult>, reading?: (result: ToolResult) => string): Promise<object>;
  /** A person by token, or by the data that the model extracted. */
  find(who: PersonQuery): DialoguePerson & { readonly called: string };
}

export interface PersonQuery {
  readonly pessoa: string;
  readonly nome?: string | undefined;
  readonly nascimento?: string | undefined;
}

/** Results of this answer's tools, after those of the material, which are not shown twice. */
export function openToolRun(
  pseudonyms: Pseudonyms,
  sink: AnswerSink,
  earlier: readonly ToolFact[],
  material: readonly ToolResult[],
): ToolRun {
  const results: ToolResult[] = [...material];
  for (const { card } of material) if (card) sink.card(card);
  return {
    results,
    facts: () => [...earlier, ...results.flatMap(({ facts }) => facts)],
    async record(work, reading) {
      try {
        const result = await work();
        const isShown = results.some(({ card }) => card !== null && card.id === result.card?.id);
        if (result.card && !isShown) sink.card(result.card);
        if (!isShown) results.push(result);
        const numbers = result.facts.map(({ label, of, value }) => ({
          de: pseudonyms.hide(of),
          numero: label,
          valor: typeof value === 'string' ? pseudonyms.hide(value) : value,
        }));
        return { numeros: numbers, ...(reading ? { leitura: pseudonyms.hide(reading(result)) } : {}) };
      } catch (error) {
        if (!(error instanceof NumerologyError)) throw error;
        return { erro: pseudonyms.hide(error.message) };
      }
    },
    find({ pessoa, nome, nascimento }) {
      const token = pessoa.replace(/[[\]]/gu, '');
      const known = pseudonyms.people.find((one) => one.token === token || one.person.label === token)?.person;
      const given = nome === undefined ? null : pseudonyms.show(nome).trim();
      const name = known?.name ?? (given === '' ? null : given);
      const birthDate = known?.birthDate ?? nascimento ?? null;
      const label = known?.label ?? token;
      return { label, name, birthDate, called: name?.split(' ')[0] ?? (label === 'eu' ? 'você' : label) };
    },
  };
}
