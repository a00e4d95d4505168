import { type CertificateFacts, verifyCertificate } from '@sefira/contracts/content/training';
import type { RouteAnswer } from '@sefira/contracts/shared/route';
import { api } from '../../api/client/api.ts';
import { callOf, dataOf } from '../../api/client/endpoint.ts';

const verificationApi = api.injectEndpoints({
  endpoints: (build) => ({
    verifyCertificate: build.query<CertificateFacts, string>({
      query: (code) => callOf(verifyCertificate, { params: { code } }),
      rawResponseSchema: verifyCertificate.response,
      transformResponse: (answer: RouteAnswer<typeof verifyCertificate>) => dataOf(answer),
      extraOptions: { isSilent: true },
    }),
  }),
});

export const { useVerifyCertificateQuery } = verificationApi;
