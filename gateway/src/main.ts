import { runService } from '@sefira/platform/lifecycle/run-service';
import { definition } from './definition.ts';

await runService(definition);
