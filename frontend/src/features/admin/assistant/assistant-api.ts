import { type ModelUsage, readModelUsage } from '@sefira/contracts/chat/model-usage';
import type { RouteAnswer } from '@sefira/contracts/shared/route';
import { api } from '../../../api/client/api.ts';
import { callOf, dataOf } from '../../../api/client/endpoint.ts';
import { assistantTexts as texts } from '../../../texts/admin/admin-assistant.ts';

const assistantApi = api.injectEndpoints({
  endpoints: (build) => ({
    modelUsage: build.query<ModelUsage, void>({
      query: () => callOf(readModelUsage),
      rawResponseSchema: readModelUsage.response,
      transformResponse: (answer: RouteAnswer<typeof readModelUsage>) => dataOf(answer),
      extraOptions: { notice: () => texts.loadFailed },
    }),
  }),
});

export const { useModelUsageQuery } = assistantApi;
