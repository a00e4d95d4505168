import { proveIdentity, readProof } from '@sefira/contracts/auth/fresh-proof';
import type { RouteAnswer, RouteRequest } from '@sefira/contracts/shared/route';
import { api } from '../client/api.ts';
import { callOf, dataOf } from '../client/endpoint.ts';

const quiet = { isSilent: true } as const;

const proofApi = api.injectEndpoints({
  endpoints: (build) => ({
    readProof: build.query<RouteAnswer<typeof readProof>['data'], void>({
      query: () => callOf(readProof),
      rawResponseSchema: readProof.response,
      transformResponse: (answer: RouteAnswer<typeof readProof>) => dataOf(answer),
      extraOptions: quiet,
    }),
    proveIdentity: build.mutation<
      RouteAnswer<typeof proveIdentity>['data'],
      RouteRequest<typeof proveIdentity>['body']
    >({
      query: (body) => callOf(proveIdentity, { body }),
      rawResponseSchema: proveIdentity.response,
      transformResponse: (answer: RouteAnswer<typeof proveIdentity>) => dataOf(answer),
      extraOptions: quiet,
    }),
  }),
});

export const { useReadProofQuery, useProveIdentityMutation } = proofApi;
