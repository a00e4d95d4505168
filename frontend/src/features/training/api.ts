import {
  answerExercise,
  downloadCertificate,
  finishExam,
  issueCertificate,
  readExam,
  readLesson,
  readTraining,
  saveExamAnswers,
  startExam,
} from '@sefira/contracts/content/training';
import type { RouteAnswer, RouteRequest } from '@sefira/contracts/shared/route';
import { api } from '../../api/client/api.ts';
import { callOf, dataOf } from '../../api/client/endpoint.ts';
import { fileQuery } from '../../api/files/file.ts';

type Data<Route extends Parameters<typeof callOf>[0]> =
  RouteAnswer<Route> extends { readonly data: infer Payload } ? Payload : never;

const trainingApi = api.enhanceEndpoints({ addTagTypes: ['Training', 'Exam'] }).injectEndpoints({
  endpoints: (build) => ({
    readTraining: build.query<Data<typeof readTraining>, void>({
      query: () => callOf(readTraining),
      rawResponseSchema: readTraining.response,
      transformResponse: (answer: RouteAnswer<typeof readTraining>) => dataOf(answer),
      providesTags: ['Training'],
      // An exam may have ended meanwhile.
      keepUnusedDataFor: 0,
      extraOptions: { isSilent: true },
    }),
    readLesson: build.query<Data<typeof readLesson>, string>({
      query: (slug) => callOf(readLesson, { params: { slug } }),
      rawResponseSchema: readLesson.response,
      transformResponse: (answer: RouteAnswer<typeof readLesson>) => dataOf(answer),
      providesTags: ['Training'],
      extraOptions: { isSilent: true },
    }),
    answerExercise: build.mutation<
      Data<typeof answerExercise>,
      RouteRequest<typeof answerExercise>['params'] & RouteRequest<typeof answerExercise>['body']
    >({
      query: ({ slug, ...body }) => callOf(answerExercise, { params: { slug }, body }),
      rawResponseSchema: answerExercise.response,
      transformResponse: (answer: RouteAnswer<typeof answerExercise>) => dataOf(answer),
      invalidatesTags: (answer) => (answer?.isRight ? ['Training'] : []),
    }),
    startExam: build.mutation<Data<typeof startExam>, void>({
      query: () => callOf(startExam),
      rawResponseSchema: startExam.response,
      transformResponse: (answer: RouteAnswer<typeof startExam>) => dataOf(answer),
      invalidatesTags: ['Training'],
      extraOptions: { isSilent: true },
    }),
    readExam: build.query<Data<typeof readExam>, string>({
      query: (id) => callOf(readExam, { params: { id } }),
      rawResponseSchema: readExam.response,
      transformResponse: (answer: RouteAnswer<typeof readExam>) => dataOf(answer),
      providesTags: ['Exam'],
      keepUnusedDataFor: 0,
      extraOptions: { isSilent: true },
    }),
    saveExamAnswers: build.mutation<void, { readonly id: string; readonly answers: Readonly<Record<string, string>> }>({
      query: ({ id, answers }) => callOf(saveExamAnswers, { params: { id }, body: { answers: { ...answers } } }),
      extraOptions: { isSilent: true },
    }),
    finishExam: build.mutation<
      Data<typeof finishExam>,
      { readonly id: string; readonly answers: Readonly<Record<string, string>> }
    >({
      query: ({ id, answers }) => callOf(finishExam, { params: { id }, body: { answers: { ...answers } } }),
      rawResponseSchema: finishExam.response,
      transformResponse: (answer: RouteAnswer<typeof finishExam>) => dataOf(answer),
      invalidatesTags: ['Training', 'Exam'],
    }),
    issueCertificate: build.mutation<Data<typeof issueCertificate>, RouteRequest<typeof issueCertificate>['body']>({
      query: (body) => callOf(issueCertificate, { body }),
      rawResponseSchema: issueCertificate.response,
      transformResponse: (answer: RouteAnswer<typeof issueCertificate>) => dataOf(answer),
      invalidatesTags: ['Training'],
      extraOptions: { isSilent: true },
    }),
    downloadCertificate: build.mutation<null, string>({
      queryFn: fileQuery((code: string) => ({
        call: callOf(downloadCertificate),
        fileName: `certificado-${code}.pdf`,
      })),
    }),
  }),
});

export const {
  useReadTrainingQuery,
  useReadLessonQuery,
  useAnswerExerciseMutation,
  useStartExamMutation,
  useReadExamQuery,
  useSaveExamAnswersMutation,
  useFinishExamMutation,
  useIssueCertificateMutation,
  useDownloadCertificateMutation,
} = trainingApi;
