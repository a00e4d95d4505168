import {
  analyzeCompany,
  analyzeCompatibility,
  analyzeCycles,
  analyzeGroup,
  analyzeName,
  analyzePersonal,
  deleteAnalysis,
  listAnalyses,
  shareAnalysis,
  unshareAnalysis,
} from '@sefira/contracts/numerology/analyses';
import type { RouteAnswer, RouteRequest, RouteShape } from '@sefira/contracts/shared/route';
import { analysisErrorTexts, compatibilityErrorTexts } from '../../texts/analyses/analysis-forms.ts';
import { api } from '../client/api.ts';
import type { CallOptions } from '../client/base-query.ts';
import { callOf, dataOf } from '../client/endpoint.ts';
import { analysisTags, noticeWith } from './analysis-calls.ts';

export type AnalysisList = RouteAnswer<typeof listAnalyses>['data'];
export type AnalysisFilters = RouteRequest<typeof listAnalyses>['query'];

type Body<Route extends RouteShape> = RouteRequest<Route>['body'];
/** The result with its request: both outlive the form, and the PDF and the title need the request. */
type Asked<Route extends RouteShape, Result> = Result & { readonly asked: Body<Route> };

/** Specified messages of this call. */
const compatibilityNotice: CallOptions = {
  notice: ({ status, message }) => {
    if (status === 401) return compatibilityErrorTexts.sessionExpired;
    return status === 400 ? message : compatibilityErrorTexts.failed;
  },
};

/** The personal result outlives its page, and an order from another page shows there. */
export const personalAnalysisCache = { fixedCacheKey: 'personal-analysis' } as const;

const analysesApi = api.injectEndpoints({
  endpoints: (build) => ({
    analyzePersonal: build.mutation<
      RouteAnswer<typeof analyzePersonal>['data'],
      RouteRequest<typeof analyzePersonal>['body']
    >({
      query: (body) => callOf(analyzePersonal, { body }),
      rawResponseSchema: analyzePersonal.response,
      transformResponse: (answer: RouteAnswer<typeof analyzePersonal>) => dataOf(answer),
      invalidatesTags: analysisTags,
    }),
    analyzeCompatibility: build.mutation<
      Asked<typeof analyzeCompatibility, RouteAnswer<typeof analyzeCompatibility>['data']>,
      Body<typeof analyzeCompatibility>
    >({
      query: (body) => callOf(analyzeCompatibility, { body }),
      rawResponseSchema: analyzeCompatibility.response,
      transformResponse: (answer: RouteAnswer<typeof analyzeCompatibility>, _meta, asked) => ({
        ...dataOf(answer),
        asked,
      }),
      invalidatesTags: analysisTags,
      extraOptions: compatibilityNotice,
    }),
    analyzeCompany: build.mutation<
      Asked<typeof analyzeCompany, RouteAnswer<typeof analyzeCompany>['data']>,
      Body<typeof analyzeCompany>
    >({
      query: (body) => callOf(analyzeCompany, { body }),
      rawResponseSchema: analyzeCompany.response,
      transformResponse: (answer: RouteAnswer<typeof analyzeCompany>, _meta, asked) => ({ ...dataOf(answer), asked }),
      invalidatesTags: analysisTags,
      extraOptions: noticeWith(analysisErrorTexts.failed),
    }),
    analyzeCycles: build.mutation<
      Asked<typeof analyzeCycles, RouteAnswer<typeof analyzeCycles>['data']>,
      Body<typeof analyzeCycles>
    >({
      query: (body) => callOf(analyzeCycles, { body }),
      rawResponseSchema: analyzeCycles.response,
      transformResponse: (answer: RouteAnswer<typeof analyzeCycles>, _meta, asked) => ({ ...dataOf(answer), asked }),
      invalidatesTags: analysisTags,
      extraOptions: noticeWith(analysisErrorTexts.failed),
    }),
    analyzeName: build.mutation<
      Asked<typeof analyzeName, RouteAnswer<typeof analyzeName>['data']>,
      Body<typeof analyzeName>
    >({
      query: (body) => callOf(analyzeName, { body }),
      rawResponseSchema: analyzeName.response,
      transformResponse: (answer: RouteAnswer<typeof analyzeName>, _meta, asked) => ({ ...dataOf(answer), asked }),
      invalidatesTags: analysisTags,
      extraOptions: noticeWith(analysisErrorTexts.failed),
    }),
    analyzeGroup: build.mutation<
      Asked<typeof analyzeGroup, RouteAnswer<typeof analyzeGroup>>,
      Body<typeof analyzeGroup>
    >({
      query: (body) => callOf(analyzeGroup, { body }),
      rawResponseSchema: analyzeGroup.response,
      transformResponse: (answer: RouteAnswer<typeof analyzeGroup>, _meta, asked) => ({ ...answer, asked }),
      invalidatesTags: analysisTags,
      extraOptions: noticeWith(analysisErrorTexts.failed),
    }),
    listAnalyses: build.infiniteQuery<AnalysisList, AnalysisFilters, string | null>({
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: ({ nextCursor }) => nextCursor },
      query: ({ queryArg, pageParam }) =>
        callOf(listAnalyses, { query: pageParam ? { ...queryArg, cursor: pageParam } : queryArg }),
      rawResponseSchema: listAnalyses.response,
      transformResponse: (answer: RouteAnswer<typeof listAnalyses>) => dataOf(answer),
      providesTags: ['Analysis'],
    }),
    deleteAnalysis: build.mutation<RouteAnswer<typeof deleteAnalysis>, string>({
      query: (id) => callOf(deleteAnalysis, { params: { id } }),
      responseSchema: deleteAnalysis.response,
      invalidatesTags: ['Analysis', 'Report'],
    }),
    shareAnalysis: build.mutation<
      RouteAnswer<typeof shareAnalysis>['data'],
      RouteRequest<typeof shareAnalysis>['params'] & RouteRequest<typeof shareAnalysis>['body']
    >({
      query: ({ id, ...body }) => callOf(shareAnalysis, { params: { id }, body }),
      rawResponseSchema: shareAnalysis.response,
      transformResponse: (answer: RouteAnswer<typeof shareAnalysis>) => dataOf(answer),
      invalidatesTags: ['Analysis'],
    }),
    unshareAnalysis: build.mutation<RouteAnswer<typeof unshareAnalysis>, string>({
      query: (id) => callOf(unshareAnalysis, { params: { id } }),
      responseSchema: unshareAnalysis.response,
      invalidatesTags: ['Analysis'],
    }),
  }),
});

export const {
  useAnalyzePersonalMutation,
  useAnalyzeCompatibilityMutation,
  useAnalyzeCompanyMutation,
  useAnalyzeCyclesMutation,
  useAnalyzeNameMutation,
  useAnalyzeGroupMutation,
  useListAnalysesInfiniteQuery,
  useDeleteAnalysisMutation,
  useShareAnalysisMutation,
  useUnshareAnalysisMutation,
} = analysesApi;
