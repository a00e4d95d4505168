import type { Metrics } from '@sefira/platform/telemetry/metrics';
import type { Usage } from './usage.ts';

export interface ModelMetrics {
  /** Counts what one answer consumed at the provider; the cost in millionths of a US dollar. */
  countAnswer(model: string, consumed: Usage & { readonly costMicros: number }): void;
}

export function createModelMetrics(metrics: Metrics): ModelMetrics {
  const tokens = metrics.addCounter({
    name: 'sefira_model_tokens_total',
    help: 'Tokens of answers by a language model, by model and direction (input, output).',
    labelNames: ['model', 'direction'],
  });
  const cost = metrics.addCounter({
    name: 'sefira_model_cost_dollars_total',
    help: 'Cost of answers by a language model in US dollars, by the configured prices.',
    labelNames: ['model'],
  });
  return {
    countAnswer(model, { inputTokens, outputTokens, costMicros }) {
      tokens.inc({ model, direction: 'input' }, inputTokens);
      tokens.inc({ model, direction: 'output' }, outputTokens);
      cost.inc({ model }, costMicros / 1_000_000);
    },
  };
}
