/** Input and output tokens of a model. */
export interface Usage {
  readonly inputTokens: number;
  readonly outputTokens: number;
}

export const noUsage: Usage = { inputTokens: 0, outputTokens: 0 };

export function addUsage(
  first: Usage,
  second: { readonly inputTokens: number | undefined; readonly outputTokens: number | undefined },
): Usage {
  return {
    inputTokens: first.inputTokens + (second.inputTokens ?? 0),
    outputTokens: first.outputTokens + (second.outputTokens ?? 0),
  };
}

/** Estimate if the provider's count was lost with the stream: about four characters a token. */
export function estimateTokens(instructions: string, messages: readonly object[], written: string): Usage {
  return {
    inputTokens: Math.ceil((instructions.length + JSON.stringify(messages).length) / 4),
    outputTokens: Math.ceil(written.length / 4),
  };
}

/** In millionths of a US dollar, from prices in dollars for a million tokens. */
export function costOf(usage: Usage, prices: { readonly input: number; readonly output: number }): number {
  return Math.round(usage.inputTokens * prices.input + usage.outputTokens * prices.output);
}
