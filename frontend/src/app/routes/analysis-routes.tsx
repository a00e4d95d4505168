import type { RouteObject } from 'react-router-dom';
import { paths, patterns } from '../../shared/navigation/paths.ts';
import { compatibilitySignIn, memberTitles } from '../../texts/common/member-titles.ts';
import { ApplicationFooter } from '../shells/application-footer.tsx';
import type { PageHandle } from './page-handle.ts';

const open = (handle: PageHandle): PageHandle => handle;

/** Analyses and their results; they need a session. */
export const analysisRoutes: RouteObject[] = [
  {
    path: paths.analyses,
    handle: open(memberTitles.analyses),
    lazy: async () => ({ Component: (await import('../../features/catalogue/analyses-page.tsx')).AnalysesPage }),
  },
  {
    path: paths.personalAnalysis,
    handle: open(memberTitles.personalAnalysis),
    lazy: async () => ({
      Component: (await import('../../features/personal-analysis/personal-analysis-page.tsx')).PersonalAnalysisPage,
    }),
  },
  {
    path: paths.compatibility,
    handle: open({ ...memberTitles.compatibility, signInNotice: compatibilitySignIn }),
    lazy: async () => ({
      Component: (await import('../../features/compatibility/compatibility-page.tsx')).CompatibilityPage,
    }),
  },
  {
    path: paths.companyAnalysis,
    handle: open(memberTitles.companyAnalysis),
    lazy: async () => ({
      Component: (await import('../../features/company-analysis/company-analysis-page.tsx')).CompanyAnalysisPage,
    }),
  },
  {
    path: paths.cyclesAnalysis,
    handle: open(memberTitles.cyclesAnalysis),
    lazy: async () => ({
      Component: (await import('../../features/cycles-analysis/cycles-analysis-page.tsx')).CyclesAnalysisPage,
    }),
  },
  {
    path: paths.nameAnalysis,
    handle: open(memberTitles.nameAnalysis),
    lazy: async () => ({
      Component: (await import('../../features/name-analysis/name-analysis-page.tsx')).NameAnalysisPage,
    }),
  },
  {
    path: paths.groupAnalysis,
    handle: open(memberTitles.groupAnalysis),
    lazy: async () => ({
      Component: (await import('../../features/group-analysis/group-analysis-page.tsx')).GroupAnalysisPage,
    }),
  },
  {
    path: paths.bestDates,
    handle: open(memberTitles.bestDates),
    lazy: async () => ({
      Component: (await import('../../features/best-dates/best-dates-page.tsx')).BestDatesPage,
    }),
  },
  {
    path: paths.atlas,
    handle: open(memberTitles.atlas),
    lazy: async () => ({
      Component: (await import('../../features/life-atlas/life-atlas-page.tsx')).LifeAtlasPage,
    }),
  },
  {
    path: paths.yearBook,
    handle: open(memberTitles.yearBook),
    lazy: async () => ({
      Component: (await import('../../features/year-book/year-book-page.tsx')).YearBookPage,
    }),
  },
  {
    path: paths.signature,
    handle: open(memberTitles.signature),
    lazy: async () => ({
      Component: (await import('../../features/signature/signature-page.tsx')).SignaturePage,
    }),
  },
  {
    path: paths.babyNames,
    handle: open(memberTitles.babyNames),
    lazy: async () => ({
      Component: (await import('../../features/baby-names/baby-names-page.tsx')).BabyNamesPage,
    }),
  },
  {
    path: paths.brand,
    handle: open(memberTitles.brand),
    lazy: async () => ({ Component: (await import('../../features/brand-study/brand-page.tsx')).BrandPage }),
  },
  {
    path: paths.generators,
    handle: open(memberTitles.generators),
    lazy: async () => ({ Component: (await import('../../features/catalogue/generators-page.tsx')).GeneratorsPage }),
  },
  {
    path: paths.childNames,
    handle: open(memberTitles.childNames),
    lazy: async () => ({
      Component: (await import('../../features/name-generators/child-names-page.tsx')).ChildNamesPage,
    }),
  },
  {
    path: paths.companyNames,
    handle: open(memberTitles.companyNames),
    lazy: async () => ({
      Component: (await import('../../features/name-generators/company-names-page.tsx')).CompanyNamesPage,
    }),
  },
  {
    path: paths.myAnalyses,
    handle: open(memberTitles.myAnalyses),
    lazy: async () => ({ Component: (await import('../../features/my-analyses/my-analyses-page.tsx')).MyAnalysesPage }),
  },
  {
    path: patterns.savedAnalysis,
    handle: open(memberTitles.myAnalyses),
    lazy: async () => ({
      Component: (await import('../../features/my-analyses/saved-analysis-page.tsx')).SavedAnalysisPage,
    }),
  },
];

/** Public by address. */
export const sharedRoutes: RouteObject[] = [
  {
    path: patterns.shared,
    handle: open(memberTitles.shared),
    lazy: async () => ({
      Component: (await import('../../features/shared-analysis/shared-analysis-page.tsx')).SharedAnalysisPage,
    }),
  },
  {
    path: patterns.vote,
    handle: open(memberTitles.vote),
    lazy: async () => ({ Component: (await import('../../features/name-vote/vote-page.tsx')).VotePage }),
  },
  {
    path: patterns.delivery,
    // The footer of the site advertises; a client gets the brand of the professional.
    handle: open({ ...memberTitles.delivery, shell: 'application', Footer: ApplicationFooter }),
    lazy: async () => ({ Component: (await import('../../features/delivery/delivery-page.tsx')).DeliveryPage }),
  },
];

/** Pages that read the user's birth date; they need a session. */
export const forecastRoutes: RouteObject[] = [
  {
    path: paths.predictions,
    handle: open(memberTitles.predictions),
    lazy: async () => ({ Component: (await import('../../features/forecasts/predictions-page.tsx')).PredictionsPage }),
  },
  {
    path: paths.luckyNumbers,
    handle: open(memberTitles.luckyNumbers),
    lazy: async () => ({
      Component: (await import('../../features/forecasts/lucky-numbers-page.tsx')).LuckyNumbersPage,
    }),
  },
];
