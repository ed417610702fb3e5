/** Holds an answer to the rules of its call, which may ask this call otherwise, and others. */
import { callAddress, type Query } from '../../../api/call.ts';
import { decode } from '../../../api/decode.ts';
import type { Call, Schema } from '../../../contract/call.ts';
import { parseJson } from '../../../host/json.ts';
import type { Visit } from '../check.ts';
import { featuresOf } from '../off.ts';
import type { CheckRequest } from '../requests.ts';
import type { RuleContext } from '../rule.ts';
import { type Difference, shapeOf } from '../shape.ts';
import { checkGuest } from './guest.ts';
import { rules } from './index.ts';
import { checkSame } from './same.ts';

/** The answer as the browser reads it; undefined where it cannot. */
export function readAs(schema: Schema, data: unknown): unknown {
  try {
    return decode(schema, data, () => {});
  } catch {
    return undefined;
  }
}

export async function checkMeaning(
  name: string,
  call: Call<Schema, Schema>,
  request: CheckRequest,
  { ask, origin, isGuest, earlier, calls, seen, off, steps }: Visit,
  data: unknown,
  sent: unknown,
): Promise<{ readonly differences: readonly Difference[]; readonly tolerated: readonly Difference[] }> {
  const differences: Difference[] = [];
  const tolerated: Difference[] = [];
  let address: string | undefined;
  const told =
    (to: Difference[]): RuleContext['expect'] =>
    (holds, path, expected, found) =>
      holds || void to.push({ path, expected, found: shownValue(found), ...(address && { address }) });
  const expect = told(differences);
  checkSame(data, name, seen, expect);
  if (isGuest) checkGuest(data, expect);
  await rules[name]?.({
    ...{ data, sent, request, earlier, isGuest, expect, advise: told(tolerated) },
    has: step => !steps || steps.includes(step),
    async ask(query: Query, segments = request.segments) {
      address = callAddress(call, { ...request.query, ...query }, segments);
      const response = await ask(address);
      const answer = response.ok ? parseJson(response.text) : undefined;
      expect(answer !== undefined, 'status', '200 and JSON', response.statusLine);
      for (const one of answer === undefined ? [] : shapeOf(call.answer, answer, origin).differences)
        differences.push({ ...one, address });
      const read = answer === undefined ? undefined : readAs(call.answer, answer);
      checkSame(read, name, seen, expect);
      return read;
    },
    async other(otherName, query, segments) {
      const another = calls.get(otherName);
      if (!another || featuresOf(otherName).some(feature => off.includes(feature))) return undefined;
      const response = await ask(callAddress(another, query, segments));
      return response.ok ? readAs(another.answer, parseJson(response.text)) : undefined;
    },
    async statusOf(segments, query) {
      address = callAddress(call, { ...request.query, ...query }, segments);
      return (await ask(address)).status;
    },
  });
  return { differences, tolerated };
}

const shownValue = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? 'nothing');
