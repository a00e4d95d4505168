import process from 'node:process';
import { parseArgs } from 'node:util';
import { contentReport } from '../bank/content-report.ts';
import { todayInSaoPaulo } from './today.ts';

const { people, date } = parseArgs({
  options: {
    people: { type: 'string', default: '500' },
    date: { type: 'string', default: todayInSaoPaulo() },
  },
}).values;
process.stdout.write(contentReport(Number(people), date));
