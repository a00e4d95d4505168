/** Features of a text, each with the weight of its kind. */
export type Features = ReadonlyMap<string, number>;

export interface LabelledFeatures {
  readonly label: string;
  readonly features: Features;
}

export interface LinearClassifier {
  readonly labels: readonly string[];
  /** The probability of each label, in the order of `labels`. */
  readonly probabilities: (features: Features) => Float32Array;
}

/** What training leaves: plain values, which can be stored. Most weights are zero and left out. */
export interface TrainedModel {
  readonly labels: readonly string[];
  readonly ids: ReadonlyMap<string, number>;
  /** By id of a feature. */
  readonly rarity: Float32Array<ArrayBuffer>;
  /** By id of a feature: its first place in the next two arrays. One more than there are features. */
  readonly starts: Uint32Array<ArrayBuffer>;
  readonly weightLabels: Uint16Array<ArrayBuffer>;
  readonly weights: Float32Array<ArrayBuffer>;
  /** By label. */
  readonly bias: Float32Array<ArrayBuffer>;
}

interface Sparse {
  readonly ids: Int32Array;
  readonly values: Float32Array;
}

/** More epochs, a smaller decay and rarer features change the accuracy of cross-validation by less than half a per cent. */
const epochs = 3;
const firstRate = 4;
const decay = 0.7;
const biasRate = 0.04;
const leastTexts = 2;
/** The rarity of a feature that no labelled text has. */
const unknownRarity = 3.2;
/** A smaller error of a probability moves no weight: it changes no decision and costs most of the time. */
const leastError = 5e-3;

/** A multinomial logistic regression over rare features, trained by stochastic gradient descent in a fixed order. */
export function trainModel(texts: readonly LabelledFeatures[]): TrainedModel {
  const { ids, rarity } = rareFeatures(texts);
  const labels = [...new Set(texts.map(({ label }) => label))];
  const labelIds = new Map(labels.map((label, id) => [label, id] as const));
  const vectors = texts.map(({ features }) => vectorOf(features, ids, rarity));
  const rights = texts.map(({ label }) => labelIds.get(label) ?? 0);
  const weights = new Float32Array(ids.size * labels.length);
  const bias = new Float32Array(labels.length);
  const model = new Learner(weights, bias);
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    const rate = firstRate * decay ** epoch;
    for (const at of shuffled(texts, epoch + 1)) {
      const vector = vectors[at];
      if (vector) model.learn(vector, rights[at] ?? 0, rate);
    }
  }
  return { labels, ids, rarity, ...withoutZeros(weights, labels.length), bias };
}

export function classifierOf({
  labels,
  ids,
  rarity,
  starts,
  weightLabels,
  weights,
  bias,
}: TrainedModel): LinearClassifier {
  return {
    labels,
    probabilities(features) {
      const scores = bias.slice();
      const vector = vectorOf(features, ids, rarity);
      for (let at = 0; at < vector.ids.length; at += 1) {
        const id = vector.ids[at] as number;
        const value = vector.values[at] as number;
        for (let one = starts[id] as number; one < (starts[id + 1] as number); one += 1) {
          const label = weightLabels[one] as number;
          scores[label] = (scores[label] as number) + (weights[one] as number) * value;
        }
      }
      return softmax(scores);
    },
  };
}

/** Of weights by feature and label. */
function withoutZeros(all: Float32Array, size: number): Pick<TrainedModel, 'starts' | 'weightLabels' | 'weights'> {
  const places = Array.from(all.keys()).filter((place) => all[place] !== 0);
  const starts = new Uint32Array(all.length / size + 1);
  for (const place of places) {
    const next = Math.floor(place / size) + 1;
    starts[next] = (starts[next] as number) + 1;
  }
  for (let id = 1; id < starts.length; id += 1) starts[id] = (starts[id] as number) + (starts[id - 1] as number);
  return {
    starts,
    weightLabels: Uint16Array.from(places, (place) => place % size),
    weights: Float32Array.from(places, (place) => all[place] as number),
  };
}

/** Features of at least two texts, with how rare each is. */
function rareFeatures(texts: readonly LabelledFeatures[]): Pick<TrainedModel, 'ids' | 'rarity'> {
  const frequency = new Map<string, number>();
  for (const { features } of texts)
    for (const key of features.keys()) frequency.set(key, (frequency.get(key) ?? 0) + 1);
  const frequent = [...frequency].filter(([, count]) => count >= leastTexts);
  return {
    ids: new Map(frequent.map(([key], id) => [key, id] as const)),
    rarity: Float32Array.from(frequent, ([, count]) => Math.log((texts.length + 1) / (count + 0.5))),
  };
}

/** Known features by the weight of their kind and their rarity, of length 1 together with the unknown ones. */
function vectorOf(features: Features, ids: ReadonlyMap<string, number>, rarity: Float32Array): Sparse {
  const found: [id: number, value: number][] = [];
  let squares = 0;
  for (const [key, kind] of features) {
    const id = ids.get(key);
    const value = kind * (id === undefined ? unknownRarity : (rarity[id] ?? unknownRarity));
    squares += value * value;
    if (id !== undefined) found.push([id, value]);
  }
  const length = Math.sqrt(squares) || 1;
  return { ids: Int32Array.from(found, ([id]) => id), values: Float32Array.from(found, ([, value]) => value / length) };
}

/** Weights by feature and label while they are learnt, in flat arrays, for speed. */
class Learner {
  readonly #size: number;
  readonly #weights: Float32Array;
  readonly #bias: Float32Array;
  readonly #scores: Float32Array;
  readonly #wrong: Int32Array;

  constructor(weights: Float32Array, bias: Float32Array) {
    this.#size = bias.length;
    this.#weights = weights;
    this.#bias = bias;
    this.#scores = new Float32Array(bias.length);
    this.#wrong = new Int32Array(bias.length);
  }

  /** The same array at each call. */
  #probabilities({ ids, values }: Sparse): Float32Array {
    const [scores, size] = [this.#scores, this.#size];
    scores.set(this.#bias);
    for (let at = 0; at < ids.length; at += 1) {
      const row = (ids[at] as number) * size;
      const value = values[at] as number;
      for (let label = 0; label < size; label += 1)
        scores[label] = (scores[label] as number) + (this.#weights[row + label] as number) * value;
    }
    return softmax(scores);
  }

  learn(vector: Sparse, right: number, rate: number): void {
    const size = this.#size;
    const errors = this.#probabilities(vector);
    errors[right] = (errors[right] as number) - 1;
    let wrong = 0;
    for (let label = 0; label < size; label += 1) {
      const error = errors[label] as number;
      this.#bias[label] = (this.#bias[label] as number) - biasRate * error;
      if (Math.abs(error) >= leastError) this.#wrong[wrong++] = label;
    }
    for (let at = 0; at < vector.ids.length; at += 1) {
      const row = (vector.ids[at] as number) * size;
      const step = rate * (vector.values[at] as number);
      for (let one = 0; one < wrong; one += 1) {
        const label = this.#wrong[one] as number;
        this.#weights[row + label] = (this.#weights[row + label] as number) - step * (errors[label] as number);
      }
    }
  }
}

/** In place. */
function softmax(scores: Float32Array): Float32Array {
  let most = Number.NEGATIVE_INFINITY;
  for (const score of scores) most = Math.max(most, score);
  let sum = 0;
  for (let at = 0; at < scores.length; at += 1) {
    const power = Math.exp((scores[at] as number) - most);
    scores[at] = power;
    sum += power;
  }
  for (let at = 0; at < scores.length; at += 1) scores[at] = (scores[at] as number) / sum;
  return scores;
}

/** The places of the texts in an order by their features: one text more leaves the others in their order, and hardly moves the model. */
function shuffled(texts: readonly LabelledFeatures[], seed: number): number[] {
  return texts
    .map(({ label, features }, at) => [hashOf([label, ...features.keys()].join(' '), seed), at] as const)
    .sort(([one], [other]) => one - other)
    .map(([, at]) => at);
}

/** A number that is the same for the same text and seed, in every run. */
export function hashOf(text: string, seed: number): number {
  let hash = Math.imul(seed, 0x9e37_79b1) ^ 0x811c_9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x0100_0193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b_3c6d);
  return (hash ^ (hash >>> 13)) >>> 0;
}
