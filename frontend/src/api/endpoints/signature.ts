import { analyzeSignature, changeSignature } from '@sefira/contracts/numerology/signature/signature';
import type { RouteAnswer, RouteRequest } from '@sefira/contracts/shared/route';
import { analysisErrorTexts } from '../../texts/analyses/analysis-forms.ts';
import { signatureDeskTexts } from '../../texts/analyses/signature.ts';
import { api } from '../client/api.ts';
import { callOf, dataOf } from '../client/endpoint.ts';
import { analysisTags, noticeWith } from './analysis-calls.ts';

export type SignatureBody = RouteRequest<typeof analyzeSignature>['body'];
type Change = RouteRequest<typeof changeSignature>['body'] & { readonly id: string };

/** Apart from the other analyses: only the pages of signatures load their contract. */
const signatureApi = api.injectEndpoints({
  endpoints: (build) => ({
    analyzeSignature: build.mutation<
      RouteAnswer<typeof analyzeSignature>['data'] & { readonly asked: SignatureBody },
      SignatureBody
    >({
      query: (body) => callOf(analyzeSignature, { body }),
      rawResponseSchema: analyzeSignature.response,
      transformResponse: (answer: RouteAnswer<typeof analyzeSignature>, _meta, asked) => ({ ...dataOf(answer), asked }),
      invalidatesTags: analysisTags,
      extraOptions: noticeWith(analysisErrorTexts.failed),
    }),
    changeSignature: build.mutation<RouteAnswer<typeof changeSignature>['data'], Change>({
      query: ({ id, ...body }) => callOf(changeSignature, { params: { id }, body }),
      rawResponseSchema: changeSignature.response,
      transformResponse: (answer: RouteAnswer<typeof changeSignature>) => dataOf(answer),
      invalidatesTags: analysisTags,
      extraOptions: noticeWith(signatureDeskTexts.failed),
    }),
  }),
});

export const { useAnalyzeSignatureMutation, useChangeSignatureMutation } = signatureApi;
