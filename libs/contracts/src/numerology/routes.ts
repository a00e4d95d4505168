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
} from './analyses.ts';
import { analyzeBaby } from './baby/analysis.ts';
import {
  castVotes,
  closeShortList,
  openShortList,
  putShortListName,
  readPublicShortList,
  readShortList,
  removeShortListName,
  removeVisitor,
} from './baby/short-lists.ts';
import { analyzeBrand } from './brand/analysis.ts';
import {
  archiveClient,
  changeClient,
  createClient,
  deleteClient,
  exportClient,
  listClients,
  readClient,
} from './clients.ts';
import { analyzeDates, readDatesCalendar } from './dates/dates.ts';
import { createCalendarFeed, deleteCalendarFeed, readCalendarFeed, readCalendarFile } from './forecasts.ts';
import { addFavourite, listFavourites, removeFavourite, suggestChildNames, suggestCompanyNames } from './generators.ts';
import { analyzeAtlas } from './life/atlas.ts';
import { analyzeYearBook } from './life/year-book.ts';
import { createYearBookFeed, deleteYearBookFeed, readYearBookFeed } from './life/year-book-feed.ts';
import { listClientDates, readClientDates } from './panel/client-dates.ts';
import { exportClients, importClients, readPanelFigures } from './panel/client-files.ts';
import { createDelivery, extendDelivery, listDeliveries, revokeDelivery } from './panel/deliveries.ts';
import { openDelivery, readDeliveryPortrait } from './panel/open-delivery.ts';
import { readPortrait } from './portrait.ts';
import { readShared, readSharedPortrait } from './shared.ts';
import { analyzeSignature, changeSignature } from './signature/signature.ts';
import { readAnalysis } from './stored-analysis.ts';

/** Routes that numerology serves. */
export const numerologyRoutes = [
  analyzePersonal,
  analyzeCompatibility,
  analyzeCompany,
  analyzeCycles,
  analyzeName,
  analyzeGroup,
  analyzeDates,
  analyzeAtlas,
  analyzeYearBook,
  analyzeSignature,
  changeSignature,
  analyzeBaby,
  analyzeBrand,
  listAnalyses,
  readAnalysis,
  readPortrait,
  readDatesCalendar,
  deleteAnalysis,
  shareAnalysis,
  unshareAnalysis,
  readShared,
  readSharedPortrait,
  readShortList,
  putShortListName,
  removeShortListName,
  openShortList,
  closeShortList,
  removeVisitor,
  readPublicShortList,
  castVotes,
  suggestCompanyNames,
  suggestChildNames,
  listFavourites,
  addFavourite,
  removeFavourite,
  readCalendarFeed,
  createCalendarFeed,
  deleteCalendarFeed,
  readCalendarFile,
  readYearBookFeed,
  createYearBookFeed,
  deleteYearBookFeed,
  listClients,
  createClient,
  readClient,
  changeClient,
  archiveClient,
  deleteClient,
  exportClient,
  listClientDates,
  readClientDates,
  importClients,
  exportClients,
  readPanelFigures,
  listDeliveries,
  createDelivery,
  extendDelivery,
  revokeDelivery,
  openDelivery,
  readDeliveryPortrait,
] as const;
