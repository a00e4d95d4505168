import { createMetrics } from '@sefira/platform/telemetry/metrics';
import { expect, it } from 'vitest';
import { createModelMetrics } from '../src/adapters/model/model-metrics.ts';

it('counts tokens by direction and cost in dollars', async () => {
  const metrics = createMetrics('chat', { processMetrics: false });
  const { countAnswer } = createModelMetrics(metrics);
  countAnswer('small', { inputTokens: 400, outputTokens: 100, costMicros: 3000 });
  countAnswer('small', { inputTokens: 100, outputTokens: 50, costMicros: 1500 });
  const text = await metrics.registry.metrics();
  expect(text).toContain('sefira_model_tokens_total{model="small",direction="input",service="chat"} 500');
  expect(text).toContain('sefira_model_tokens_total{model="small",direction="output",service="chat"} 150');
  expect(text).toContain('sefira_model_cost_dollars_total{model="small",service="chat"} 0.0045');
});
