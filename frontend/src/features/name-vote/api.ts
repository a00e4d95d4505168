import {
  castVotes,
  type PublicShortListWire,
  readPublicShortList,
} from '@sefira/contracts/numerology/baby/short-lists';
import type { RouteAnswer, RouteRequest } from '@sefira/contracts/shared/route';
import { api } from '../../api/client/api.ts';
import { callOf, dataOf } from '../../api/client/endpoint.ts';
import { noticeWith } from '../../api/endpoints/analysis-calls.ts';
import { voteTexts } from '../../texts/analyses/name-vote.ts';

type CastVotes = RouteRequest<typeof castVotes>;

const voteApi = api.injectEndpoints({
  endpoints: (build) => ({
    readPublicShortList: build.query<PublicShortListWire, string>({
      query: (slug) => callOf(readPublicShortList, { params: { slug } }),
      rawResponseSchema: readPublicShortList.response,
      transformResponse: (answer: RouteAnswer<typeof readPublicShortList>) => dataOf(answer),
      // The page says that the vote is closed.
      extraOptions: { isSilent: true },
    }),
    castVotes: build.mutation<RouteAnswer<typeof castVotes>['data'], CastVotes['params'] & CastVotes['body']>({
      query: ({ slug, ...body }) => callOf(castVotes, { params: { slug }, body }),
      rawResponseSchema: castVotes.response,
      transformResponse: (answer: RouteAnswer<typeof castVotes>) => dataOf(answer),
      extraOptions: noticeWith(voteTexts.failed),
    }),
  }),
});

export const { useReadPublicShortListQuery, useCastVotesMutation } = voteApi;
