import { serviceEnvironment } from '@sefira/platform/configuration';
import type * as z from 'zod';

export const environment = serviceEnvironment;

export type NumerologyEnvironment = z.output<typeof environment>;
