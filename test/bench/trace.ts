import type { Place } from './source-places.ts';

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** µs */
  readonly ts: number;
  readonly dur?: number;
  readonly id?: string;
  readonly args?: { readonly data?: Record<string, unknown> };
}

/** The parts of a change, in the order in which they are shown. */
export const buckets = [
  'React: render, its own work',
  'React: render, components',
  'React: DOM changes',
  'React: effects and other',
  'state library',
  'request and answer',
  'address, history, storage',
  'other script',
  'script of which the profiler knows no function',
  'the benchmark itself',
  'compiling',
  'garbage collection',
  'style and layout, asked for by script',
  'style, for the frame',
  'layout, for the frame',
  'paint',
  'browser: events, parsing, other tasks',
  'waiting',
] as const;
export type Bucket = (typeof buckets)[number];

/** Milliseconds of one change by bucket. */
export type Spent = Map<Bucket, number>;
type Places = (url: string, line: number, column: number) => Place;

const script =
  /^(V8\.Execute|v8\.(run|evaluate|call)|V8\.RunMicro|\w+_PerformMicro|FunctionCall|EvaluateScript|FireAnimationFrame|TimerFire|FireIdle)/;
const compiling = /^(v8\.(compile|parse|produce|deserialize)|V8\.(Compile|Parse|BytecodeBudget))/;
const paint = /^(PrePaint|Paint|PaintImage|Layerize|UpdateLayer|Commit|Decode|Draw|ScrollLayer)/;

/** The split of the time between two moments of a trace, for each pair of them. */
export function readTrace(trace: string, places: Places): { untilPainted: Spent; after: Spent }[] {
  const { traceEvents: all } = JSON.parse(trace) as { traceEvents: TraceEvent[] };
  const marks = (name: string) => all.filter(event => event.name === `bench-${name}`).map(({ ts }) => ts);
  const [starts, painted, ends] = [marks('start'), marks('painted'), marks('quiet')];
  const main = all.find(({ name }) => name === 'bench-start');
  if (!main) throw new Error('the trace holds no action');
  const events = all
    .filter(({ ph, pid, tid }) => ph === 'X' && pid === main.pid && tid === main.tid)
    .sort((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0));
  const samples = readSamples(
    all.filter(({ pid }) => pid === main.pid),
    places,
  );
  return starts.map((start, index) => {
    const paint = painted[index] ?? start;
    const quiet = ends.find(ts => ts > paint) ?? paint;
    return {
      untilPainted: spend(events, samples, start, paint),
      after: spend(events, samples, paint, quiet),
    };
  });
}

interface Span {
  readonly bucket: Bucket | 'script';
  readonly from: number;
  readonly to: number;
}

function spend(events: readonly TraceEvent[], samples: readonly Sample[], from: number, to: number): Spent {
  const spent: Spent = new Map();
  const add = (bucket: Bucket, us: number) => spent.set(bucket, (spent.get(bucket) ?? 0) + us / 1000);
  const spans = flatten(events, from, to);
  let scripted = 0;
  let rest = to - from;
  for (const { bucket, from, to } of spans) {
    rest -= to - from;
    if (bucket === 'script') scripted += to - from;
    else add(bucket, to - from);
  }
  add('waiting', rest);
  // The samples within a task show which script runs in it.
  const inside = samplesIn(
    samples,
    spans.filter(({ bucket }) => bucket === 'script'),
  );
  for (const { bucket } of inside) add(bucket, scripted / inside.length);
  if (inside.length === 0) add('other script', scripted);
  return spent;
}

function samplesIn(samples: readonly Sample[], spans: readonly Span[]): Sample[] {
  let index = 0;
  return samples.filter(({ ts }) => {
    while (index < spans.length && (spans[index]?.to ?? 0) <= ts) index += 1;
    const span = spans[index];
    return span !== undefined && span.from <= ts;
  });
}

/** The innermost event of each moment. Events of one thread lie within each other or beside each other. */
function flatten(events: readonly TraceEvent[], from: number, to: number): Span[] {
  const spans: Span[] = [];
  const open: { bucket: Span['bucket']; end: number }[] = [];
  let at = from;
  const until = (time: number) => {
    const bucket = open.at(-1)?.bucket;
    const end = Math.min(time, to);
    if (bucket !== undefined && end > at) spans.push({ bucket, from: at, to: end });
    at = Math.max(at, end);
  };
  for (const { name, ts, dur = 0 } of events) {
    if (ts + dur <= from || ts >= to) continue;
    while (open.length > 0 && (open.at(-1)?.end ?? 0) <= ts) {
      until(open.at(-1)?.end ?? 0);
      open.pop();
    }
    until(ts);
    const outer = open.at(-1)?.bucket ?? 'browser: events, parsing, other tasks';
    open.push({ bucket: bucketOf(name, outer), end: ts + dur });
  }
  while (open.length > 0) {
    until(open.at(-1)?.end ?? 0);
    open.pop();
  }
  return spans;
}

const asked = 'style and layout, asked for by script';
function bucketOf(name: string, outer: Span['bucket']): Span['bucket'] {
  const isAsked = outer === 'script' || outer === asked;
  if (/^(Minor|Major|V8\.GC|BlinkGC)/.test(name)) return 'garbage collection';
  if (name === 'UpdateLayoutTree') return isAsked ? asked : 'style, for the frame';
  if (name === 'Layout') return isAsked ? asked : 'layout, for the frame';
  if (compiling.test(name)) return 'compiling';
  if (paint.test(name)) return 'paint';
  if (script.test(name)) return 'script';
  return outer;
}

interface Sample {
  readonly ts: number;
  readonly bucket: Bucket;
}

interface ProfileNode {
  readonly id: number;
  readonly parent?: number;
  readonly callFrame: {
    readonly functionName: string;
    readonly url?: string;
    readonly lineNumber?: number;
    readonly columnNumber?: number;
  };
}

function readSamples(events: readonly TraceEvent[], places: Places): Sample[] {
  const nodes = new Map<number, ProfileNode>();
  const known = new Map<number, Bucket>();
  const samples: Sample[] = [];
  const profile = events.find(({ name }) => name === 'Profile');
  let ts = Number(profile?.args?.data?.startTime ?? 0);
  for (const { name, id, args } of events) {
    if (name !== 'ProfileChunk' || id !== profile?.id) continue;
    const { cpuProfile, timeDeltas = [] } = (args?.data ?? {}) as {
      cpuProfile?: { nodes?: ProfileNode[]; samples?: number[] };
      timeDeltas?: number[];
    };
    for (const node of cpuProfile?.nodes ?? []) nodes.set(node.id, node);
    for (const [index, id] of (cpuProfile?.samples ?? []).entries()) {
      ts += timeDeltas[index] ?? 0;
      const bucket = known.get(id) ?? stackBucket(stackOf(nodes, id, places));
      known.set(id, bucket);
      samples.push({ ts, bucket });
    }
  }
  return samples.sort((a, b) => a.ts - b.ts);
}

/** The functions that were running, the innermost first. */
function stackOf(nodes: ReadonlyMap<number, ProfileNode>, id: number, places: Places): Place[] {
  const stack: Place[] = [];
  for (let node = nodes.get(id); node; node = nodes.get(node.parent ?? 0)) {
    const { functionName, url, lineNumber = 0, columnNumber = 0 } = node.callFrame;
    stack.push(url ? places(url, lineNumber, columnNumber) : { file: '', name: functionName });
  }
  return stack;
}

/** Functions of React that begin a phase of its work, by their names in its source. */
const phases: readonly [RegExp, Bucket][] = [
  [/^(flush|recursivelyTraverse|commit)(Passive|Layout)/, 'React: effects and other'],
  [/^(flushMutationEffects|commitMutationEffects|recursivelyTraverseMutation)/, 'React: DOM changes'],
  [
    /^(renderRootSync|renderRootConcurrent|performUnitOfWork|beginWork|completeWork)/,
    'React: render, its own work',
  ],
];
const isReact = (file: string) => /node_modules\/(react|react-dom|scheduler)\//.test(file);

function stackBucket(stack: readonly Place[]): Bucket {
  // Functions of the engine stand for whoever calls them.
  const place = stack.find(({ file }) => file !== '');
  if (!place) return engineBucket(stack[0]?.name ?? '');
  const { file } = place;
  for (const { file, name } of stack) {
    if (!isReact(file)) continue;
    const phase = phases.find(([pattern]) => pattern.test(name))?.[1];
    if (phase === undefined) continue;
    if (phase !== 'React: render, its own work' || isReact(place.file)) return phase;
    return isState(place.file) ? 'state library' : 'React: render, components';
  }
  if (isState(file)) return 'state library';
  if (isReact(file)) return 'React: effects and other';
  if (/src\/(api|contract)\/|valibot|redaxios/.test(file)) return 'request and answer';
  return /src\/(routing|host)\/|wouter|bench\/pages\/search/.test(file)
    ? 'address, history, storage'
    : 'other script';
}

/** The engine's own names stand in brackets. Scripts without an address are those of the benchmark. */
function engineBucket(name: string): Bucket {
  if (name === '(garbage collector)') return 'garbage collection';
  if (name.startsWith('(')) return 'script of which the profiler knows no function';
  return 'the benchmark itself';
}
const isState = (file: string) => /node_modules\/jotai\/|src\/state\//.test(file);
