import type { Prices } from '@sefira/assistant/prices';
import { readCatalogue } from '@sefira/contracts/billing/catalogue';
import type { ServiceClient } from '@sefira/platform/http/service-client';
import type { Logger } from '@sefira/platform/telemetry/logger';

/** Today's prices; null if billing does not answer: then the answer leads to the page of plans. */
export type ReadPrices = (requestId: string) => Promise<Prices | null>;

/** For a deployment without the billing service. */
export const noPrices: ReadPrices = async () => null;

export function createPriceReader(services: ServiceClient, logger: Logger): ReadPrices {
  return async (requestId) => {
    try {
      const { data } = await services.call(readCatalogue, { requestId });
      return data;
    } catch (error) {
      logger.warn({ reason: String(error), requestId }, 'prices not read');
      return null;
    }
  };
}
