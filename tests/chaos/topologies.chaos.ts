/**
 * A master of Redis lost with its last second, while people go on (docs/goals.md S34, S36): `node
 * tests/chaos/topologies.chaos.ts [people]`, 6 by default. First sentinels promote a replica that lacks the second, then the
 * masters of a cluster of three do; at last a master of a cluster without replicas returns without it.
 */
import { type LossyRedis, redisCluster, redisSentinels } from '@sefira/testing/redis-topologies';
import { type Figure, reportFigures } from '../suites/figures.ts';
import { startMixedProduct } from './mixed/mixed-product.ts';
import { journeysDuring } from './mixed/outage.ts';

const [people = 6] = process.argv.slice(2).map(Number);
const lostMilliseconds = 1000;

async function loseMaster(topology: string, redis: LossyRedis): Promise<Figure[]> {
  await using product = await startMixedProduct({ redisUrl: redis.url });
  const fault = {
    name: `master of ${topology} lost with its last second`,
    run: () => redis.loseMaster(lostMilliseconds),
  };
  const figures = await journeysDuring(product, fault, { people });
  return figures.map((figure) => ({ ...figure, what: `${topology}: ${figure.what}` }));
}

await using sentinels = await redisSentinels();
const ofSentinels = await loseMaster('Sentinel', sentinels);
await using replicated = await redisCluster({ hasReplica: true });
const ofReplica = await loseMaster('cluster, replica promoted', replicated);
await using cluster = await redisCluster();
reportFigures([...ofSentinels, ...ofReplica, ...(await loseMaster('cluster', cluster))]);
