/**
 * How soon the built-in assistant begins and ends an answer, against docs/goals.md V9 (p95 under 150 ms and 400 ms): `node
 * tests/bench/chat-first-delta.bench.ts [questions]`, through the gateway, with nodes and gateway as processes.
 */

import { reportFigures } from '../suites/figures.ts';
import { openSubscribers, startChatProduct } from './chat/chat-product.ts';
import { measureAnswers } from './chat/first-delta.ts';
import { percentile } from './http/percentiles.ts';

const questions = Number(process.argv[2] ?? 300);
const warmUp = 20;
await using product = await startChatProduct();
const [token = ''] = await openSubscribers(product, ['10.0.0.1']);
const [other = ''] = await openSubscribers(product, ['10.0.0.2']);
await measureAnswers(product.url, other, warmUp);
const { firstDelta, wholeAnswer } = await measureAnswers(product.url, token, questions);
const at = (share: number) => percentile(firstDelta, share);
reportFigures([
  { line: '', what: `first delta, ${questions} questions, p50`, value: at(0.5), unit: 'ms' },
  {
    line: 'V9',
    what: `first delta, ${questions} questions, p95`,
    value: at(0.95),
    unit: 'ms',
    goal: { rule: '≤', value: 150 },
  },
  { line: '', what: `first delta, ${questions} questions, p99`, value: at(0.99), unit: 'ms' },
  {
    line: 'V9',
    what: `whole answer, ${questions} questions, p95`,
    value: percentile(wholeAnswer, 0.95),
    unit: 'ms',
    goal: { rule: '≤', value: 400 },
  },
]);
