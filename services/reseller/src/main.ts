import { runService } from '@sefira/platform/run-service';
import { definition } from './definition.ts';

await runService(definition);
