/** The page of calls, as Markdown. `npm run contract:page` writes it to src/contract/CALLS.md. */
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { defaultLinks } from '../../host/late-meta.ts';
import { type Feature, features } from '../../routes.ts';
import { type DescribedCall, describeCalls, type Param } from './calls.ts';
import { compactJson, neededFields, shortener } from './calls-fields.ts';
import { type Step, steps } from './calls-info.ts';
import { callNotes } from './calls-notes.ts';
import { readContract } from './list.ts';
import { callsOf } from './off.ts';
import { recommendedFields } from './recommended.ts';

export type Examples = Readonly<Record<string, unknown>>;

export const pageFile = new URL('../../contract/CALLS.md', import.meta.url);
const examplesFile = new URL('./examples.json', import.meta.url);

/** Answers of calls by their names, each a right one. */
export const readExamples = async (): Promise<Examples> => JSON.parse(await readFile(examplesFile, 'utf8'));

const who = { guest: 'everybody', member: 'who is signed in', arbitrator: 'arbitrators' } as const;
const goneWith: Readonly<Record<Feature, string>> = {
  disputes: 'links to open a dispute, the tab of the profile, the pages of disputes and of arbitrators',
  feed: 'the feed, and its entry in the menu',
  people: 'the list of people, public profiles, and the links to them that the host does not give itself',
  following: 'hearts, the list of what is followed, saved searches, tabs and figures about them',
  arbitrator: 'the pages of arbitrators; disputes stay',
  footer: 'the footer of the product; one of the host takes its place by itself',
  cookie_notice:
    'the notice; the host hands the choice in, as `consent` or as the event `marketplace:consent`',
  for_businesses: 'the button "For Businesses"',
};
const cell = (text: string) => text.replaceAll('|', '\\|');
const code = (text: string) => `\`${text}\``;

/** Sent with every request of its call, or passed on: a host may do without. */
const isIdle = ({ type, isRequired, values, about }: Param) =>
  /may be ignored|^always (desc|the newest)/.test(about) ||
  (type === 'boolean' && isRequired && values?.length === 1);

function paramLine({ name, type, values, standard, example, about }: Param): string {
  const words = [
    ...(values && values.length > 1 ? [values.map(value => (value ? code(value) : 'empty')).join(', ')] : []),
    ...(values?.length === 1 ? [`always ${code(values[0] ?? '')}`] : []),
    ...(standard !== undefined ? [`default ${standard ? code(standard) : 'empty'}`] : []),
    ...(example ? [`such as ${code(example)}`] : []),
  ];
  return `| ${code(name)} | ${type} | ${cell(about)} | ${cell(words.join('; '))} |`;
}

/** What a call has in common with one before it is said there. */
interface Before {
  readonly calls: readonly DescribedCall[];
}

/** The call before that has all of these parameters, and says the same of them. */
function sameParams({ params }: DescribedCall, { calls }: Before): string | undefined {
  if (params.length < 6) return undefined;
  const before = calls.find(one =>
    params.every(own => one.params.some(other => isDeepStrictEqual(own, other))),
  );
  if (!before) return undefined;
  const lacking = before.params.filter(({ name }) => params.every(one => one.name !== name));
  const without = lacking.length > 0 ? `, without ${lacking.map(({ name }) => code(name)).join(', ')}` : '';
  return `The parameters of ${code(before.name)}${without}.`;
}

function paramsOf({ call, params }: DescribedCall): string[] {
  const { method } = call;
  const body = params.some(({ type }) => type === 'file')
    ? 'Body, as `multipart/form-data`'
    : 'Body, as JSON';
  const head = method === 'GET' || method === 'DELETE' ? 'Query' : body;
  const [idle, telling] = [params.filter(isIdle), params.filter(one => !isIdle(one))];
  const table = [`| ${head} | type | meaning | values |`, '|---|---|---|---|', ...telling.map(paramLine)];
  const others = idle.map(({ name, values }) => code(values?.length === 1 ? `${name}=${values[0]}` : name));
  return [
    ...(telling.length > 0 ? ['', ...table] : []),
    ...(others.length > 0 ? ['', `Sent as well, and may be ignored: ${others.join(', ')}.`] : []),
  ];
}

function answerOf({ name, call }: DescribedCall, { calls }: Before): string[] {
  const same = calls.find(one => one.call.answer === call.answer && neededFields(call.answer) !== '');
  const needed = same ? `as in ${code(same.name)}` : neededFields(call.answer);
  const full = recommendedFields(name).map(
    ([path, fields]) => `${path ? `${code(path)}: ` : ''}${fields.map(code).join(', ')}`,
  );
  return [
    ...(needed ? ['', `**Needed in the answer**: ${needed}.`] : []),
    ...(full.length > 0 ? ['', `**For a full page**: ${full.join(' · ')}.`] : []),
  ];
}

function section(one: DescribedCall, example: unknown, before: Before): string {
  const { name, call, segments, statuses, features } = one;
  const { method, path } = call;
  const same = sameParams(one, before);
  const isShown = before.calls.some(other => other.call.answer === call.answer && other.step === one.step);
  const gone = features.map(feature => code(`features.${feature}`)).join(' or ');
  return [
    `### ${code(`${method} ${path}`)}`,
    '',
    `${code(name)}, asked for ${who[one.who]}, when ${one.when}. Missing without it: ${one.without}.${gone ? ` Not asked with ${gone} off.` : ''}`,
    ...segments.map(segment => `\n- In the path: ${code(segment.name)}, ${segment.about}`),
    ...(same ? ['', same] : paramsOf(one)),
    ...(callNotes[name] ?? []).flatMap(note => ['', note]),
    ...answerOf(one, before),
    ...(statuses.length > 1 ? ['', statuses.map(([status, when]) => `${status}: ${when}`).join(' · ')] : []),
    ...(example === undefined || (isShown && call.method === 'GET')
      ? []
      : ['', '```json', compactJson(example), '```']),
    '',
  ].join('\n');
}

/** The example of each call as the page shows it. */
export function pageExamples(calls: readonly DescribedCall[], examples: Examples): Examples {
  const shorten = shortener();
  return Object.fromEntries(
    calls.flatMap(({ name }) => (examples[name] === undefined ? [] : [[name, shorten(examples[name])]])),
  );
}

/** @param calls in the order of work */
export function callsPage(calls: readonly DescribedCall[], examples: Examples): string {
  const shown = pageExamples(calls, examples);
  const ofStep = (step: Step) => calls.filter(one => one.step === step);
  const order = (Object.keys(steps) as Step[]).map(
    (step, index) =>
      `${index + 1}. **${steps[step]}**: ${[...new Set(ofStep(step).map(({ call }) => code(`${call.method} ${call.path}`)))].join(', ')}`,
  );
  return `# The calls of a host

Made from the schemas by \`npm run contract:page\`; a test holds it current. [README.md](README.md) says what fields mean, \`dist/schemas/openapi.json\` is the same for machines, with whole examples. \`npx review-marketplace mock\` answers each call with one example, whatever is asked: it shows the form of answers, and is no host that \`check\` would find right.

All texts are UTF-8. Times are ISO 8601 with their zone, scores are shares from 0 to 1, ratings 0 to 5, prices in whole units of their currency (12.5, not cents). Ids may be numbers or texts; encoded ids are texts that the host chooses. Countries have two letters (ISO 3166-1), currencies three (ISO 4217). A list in a query repeats \`name[]\`.

Of each call: what it is asked with; what its answer needs (a \`?\` stands behind what may be left out, and needs the fields in its brackets where it is sent); what a page is poor without; an example, whose lists are cut to one row and their totals to 1. Fields that an example has beyond that are optional, \`null\` or left out, and a field that is not known is passed over. 200 is the answer to all of them.

## Order of work

${order.join('\n')}

The first step alone is a marketplace that works: a search. Begin it with the pages (every address of a screen answers with the layout), \`/login\`, and these calls; the next steps may come one by one, later or never.

Pages of the host itself, which the product links to:

| page | what it does |
|---|---|
| \`/login?return_to=/reviews/…\` | signs in, and leads back to \`return_to\`: a path of this host, nothing else |
| \`/logout\` | ends the session of a GET, and leads to \`/reviews\`. To keep other sites from doing that, answer \`Sec-Fetch-Site: cross-site\` with a page that asks |
| \`/profile\` | leads who is signed in to \`/reviews/users/{encoded_id}\`, with its query (\`?tab=orders\`), and a guest to the sign-in |
| ${Object.values(defaultLinks).map(code).join(', ')} | linked in the footer and below forms, unless \`app_meta.links\` names others or is \`{}\` |

**A call may be 404 for good**, but for the search itself: what it shows is left out, or says that there is none, as each section tells. \`check URL --steps search,product\` counts no such call of other steps. Better than 404 is to switch the whole feature off, because then nothing leads there and nothing is asked:

| \`app_meta.features\` | what is gone with \`false\` | calls that are not asked |
|---|---|---|
${features.map(feature => `| ${code(feature)} | ${goneWith[feature]} | ${callsOf[feature]?.map(code).join(', ') ?? '–'} |`).join('\n')}

A host that has no more than a search:

\`\`\`json
{ "features": { "disputes": false, "feed": false, "people": false, "following": false, "cookie_notice": false, "for_businesses": false } }
\`\`\`

${(Object.keys(steps) as Step[])
  .map(step =>
    [
      `## ${steps[step]}`,
      '',
      ...ofStep(step).map(one =>
        section(one, shown[one.name], { calls: calls.slice(0, calls.indexOf(one)) }),
      ),
    ].join('\n'),
  )
  .join('\n')}`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const page = callsPage(describeCalls(await readContract()), await readExamples());
  await writeFile(pageFile, page);
  console.log(`Wrote ${fileURLToPath(pageFile)}`);
}
