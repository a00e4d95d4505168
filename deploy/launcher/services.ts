import { definition as adminConfig } from '@sefira/admin-config-service/definition';
import { definition as auth } from '@sefira/auth-service/definition';
import { definition as billing } from '@sefira/billing-service/definition';
import { definition as chat } from '@sefira/chat-service/definition';
import { definition as content } from '@sefira/content-service/definition';
import { definition as gateway } from '@sefira/gateway/definition';
import { definition as numerology } from '@sefira/numerology-service/definition';
import type { ServiceDefinition } from '@sefira/platform/lifecycle/service-definition';
import { definition as reports } from '@sefira/reports-service/definition';
import { definition as reseller } from '@sefira/reseller-service/definition';
import { definition as user } from '@sefira/user-service/definition';

/** One part as deployments know it: its definition, its entry, and what of it runs apart. */
export interface Part {
  readonly definition: ServiceDefinition;
  /** Entry of the process of its own, from the repository's root. */
  readonly entry: string;
  /** Whether the worker role always runs in a process of its own (it starts a browser). */
  readonly hasSeparateWorker: boolean;
}

/** Every part in the order of their start; the gateway is last, so that calls meet a complete product. */
export const parts: readonly Part[] = [
  { definition: auth, entry: 'services/auth/src/main.ts', hasSeparateWorker: false },
  { definition: user, entry: 'services/user/src/main.ts', hasSeparateWorker: false },
  { definition: numerology, entry: 'services/numerology/src/main.ts', hasSeparateWorker: false },
  { definition: reports, entry: 'services/reports/src/main.ts', hasSeparateWorker: true },
  { definition: billing, entry: 'services/billing/src/main.ts', hasSeparateWorker: false },
  { definition: chat, entry: 'services/chat/src/main.ts', hasSeparateWorker: false },
  { definition: content, entry: 'services/content/src/main.ts', hasSeparateWorker: false },
  { definition: adminConfig, entry: 'services/admin-config/src/main.ts', hasSeparateWorker: false },
  { definition: reseller, entry: 'services/reseller/src/main.ts', hasSeparateWorker: false },
  { definition: gateway, entry: 'gateway/src/main.ts', hasSeparateWorker: false },
];
