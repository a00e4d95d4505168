import examples from '../../examples/published-examples.json' with { type: 'json' };
import type { PublishedExample } from './check-examples.ts';

/** Every published example that was found, trusted or not. */
export const publishedExamples: readonly PublishedExample[] = examples;
