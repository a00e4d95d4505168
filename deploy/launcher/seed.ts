/** `npm run seed -- http://localhost:8080`: the demo data of a running product that has the demo accounts allowed. */
import { seed } from './seed-demo.ts';

const [baseUrl = 'http://localhost:8080'] = process.argv.slice(2);
await seed(baseUrl);
console.log(`Dados de demonstração prontos em ${baseUrl}`);
