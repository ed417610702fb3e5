/** The page of calls, as Markdown. `npm run contract:page` writes it to src/contract/CALLS.md. */
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type DescribedCall, describeCalls, type Param } from './calls.ts';
import { type Step, steps } from './calls-info.ts';
import { readContract } from './list.ts';

export type Examples = Readonly<Record<string, unknown>>;

export const pageFile = new URL('../../contract/CALLS.md', import.meta.url);
const examplesFile = new URL('./examples.json', import.meta.url);

/** Answers of calls by their names, each a right one. */
export const readExamples = async (): Promise<Examples> => JSON.parse(await readFile(examplesFile, 'utf8'));

const who = { guest: 'everybody', member: 'who is signed in', arbitrator: 'arbitrators' } as const;
const cell = (text: string) => text.replaceAll('|', '\\|');
const code = (text: string) => `\`${text}\``;

function paramLine({ name, type, isRequired, values, standard, example, about }: Param): string {
  const words = [
    ...(values && values.length > 1 ? [values.map(value => (value ? code(value) : 'empty')).join(', ')] : []),
    ...(values?.length === 1 ? [`always ${code(values[0] ?? '')}`] : []),
    ...(standard !== undefined ? [`default ${standard ? code(standard) : 'empty'}`] : []),
    ...(example ? [`such as ${code(example)}`] : []),
  ];
  return `| ${code(name)} | ${type}${isRequired ? '' : ', may be absent'} | ${cell(about)} | ${cell(words.join('; '))} |`;
}

function section(one: DescribedCall, examples: Examples): string {
  const { name, call, params, segments, statuses } = one;
  const { method, path } = call;
  const body = method === 'GET' || method === 'DELETE' ? 'Query' : 'Body';
  const example = examples[name];
  return [
    `### ${code(`${method} ${path}`)}`,
    '',
    `${code(name)}, asked for ${who[one.who]}, when ${one.when}. Without it: no ${one.without.replace(/^the /, '')}.`,
    ...segments.map(segment => `\n- In the path: ${code(segment.name)}, ${segment.about}`),
    ...(params.length > 0
      ? ['', `| ${body} | type | meaning | values |`, '|---|---|---|---|', ...params.map(paramLine)]
      : []),
    '',
    statuses.map(([status, when]) => `${status}: ${when}`).join(' · '),
    ...(example === undefined
      ? []
      : [
          '',
          '<details><summary>Answer</summary>',
          '',
          '```json',
          JSON.stringify(example, null, 1),
          '```',
          '',
          '</details>',
        ]),
    '',
  ].join('\n');
}

/** @param calls in the order of work */
export function callsPage(calls: readonly DescribedCall[], examples: Examples): string {
  const ofStep = (step: Step) => calls.filter(one => one.step === step);
  const order = (Object.keys(steps) as Step[]).map(
    (step, index) =>
      `${index + 1}. **${steps[step]}**: ${[...new Set(ofStep(step).map(({ call }) => code(`${call.method} ${call.path}`)))].join(', ')}`,
  );
  return `# The calls of a host

Made from the schemas by \`npm run contract:page\`; a test holds it current. [README.md](README.md) says what fields mean, \`dist/schemas/openapi.json\` is the same for machines, \`npx review-marketplace mock\` answers all of it.

All texts are UTF-8. Times are ISO 8601 with their zone, scores are shares from 0 to 1, ratings 0 to 5, prices in whole units of their currency (12.5, not cents). Ids may be numbers or texts; encoded ids are texts that the host chooses. Countries have two letters (ISO 3166-1), currencies three (ISO 4217). A list in a query repeats \`name[]\`.

## Order of work

${order.join('\n')}

The first step alone is a marketplace that works. **A call may be 404 for good**: what it shows is left out, as each section says.

${(Object.keys(steps) as Step[])
  .map(step => [`## ${steps[step]}`, '', ...ofStep(step).map(one => section(one, examples))].join('\n'))
  .join('\n')}`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const page = callsPage(describeCalls(await readContract()), await readExamples());
  await writeFile(pageFile, page);
  console.log(`Wrote ${fileURLToPath(pageFile)}`);
}
