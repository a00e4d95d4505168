import { previewBrand, readBrand, removeBrand, saveBrand } from './brand.ts';
import { downloadDelivery, readDeliveryBrand } from './deliveries.ts';
import { printNames } from './names.ts';
import {
  createCompanyReport,
  createCompatibilityReport,
  createGeneralReport,
  createNumerologyReport,
  createPersonalReport,
  generatePdf,
} from './orders.ts';
import {
  correctReport,
  deleteReport,
  downloadReport,
  emailReport,
  linkReport,
  listReports,
  rateReport,
  readFile,
  readReport,
  readReportContent,
  redoReport,
  renameReport,
  retryReport,
} from './reports.ts';

/** Routes that reports serves. */
export const reportRoutes = [
  createPersonalReport,
  createNumerologyReport,
  createCompatibilityReport,
  createCompanyReport,
  createGeneralReport,
  generatePdf,
  readBrand,
  saveBrand,
  removeBrand,
  previewBrand,
  readDeliveryBrand,
  downloadDelivery,
  printNames,
  listReports,
  readReport,
  readReportContent,
  downloadReport,
  linkReport,
  readFile,
  emailReport,
  correctReport,
  redoReport,
  retryReport,
  rateReport,
  renameReport,
  deleteReport,
] as const;
