/** The contract as OpenAPI 3.1, for clients and stubs in any language. */

import { isRecord } from '../../host/json.ts';
import { type DescribedCall, describeCalls, type Param } from './calls.ts';
import { steps } from './calls-info.ts';
import type { Examples } from './calls-page.ts';
import { fieldsInfo } from './fields-info.ts';
import { readContract } from './list.ts';
import { contractSchema } from './schema.ts';

type Json = Readonly<Record<string, unknown>>;

const jsonTypes: Readonly<Record<Param['type'], Json>> = {
  text: { type: 'string' },
  integer: { type: 'integer' },
  number: { type: 'number' },
  boolean: { type: 'boolean' },
  list: { type: 'array', items: { type: 'string' } },
  object: { type: 'object' },
  file: { type: 'string', contentMediaType: 'application/octet-stream' },
  'date-time': { type: 'string', format: 'date-time' },
};

/** An offered value may be one of several; where a text is "empty for all", the type alone says too little. */
const schemaOf = ({ type, values, standard }: Param): Json => ({
  ...(values?.includes('') ? jsonTypes.text : jsonTypes[type]),
  ...(values && values.length > 0 && { enum: values }),
  ...(standard !== undefined && { default: standard }),
});

function parametersOf({ call, params, segments }: DescribedCall): Json[] {
  const inQuery = call.method === 'GET' || call.method === 'DELETE' ? params : [];
  return [
    ...segments.map(({ name, about }) => ({
      ...{ name, in: 'path', required: true, description: about },
      schema: { type: 'string' },
    })),
    ...inQuery.map(param => ({
      name: param.type === 'list' ? `${param.name}[]` : param.name,
      ...{ in: 'query', required: param.isRequired, description: param.about },
      schema: schemaOf(param),
      ...(param.example && { example: param.example }),
    })),
  ];
}

function bodyOf({ call, params }: DescribedCall): Json {
  if (call.method === 'GET' || call.method === 'DELETE' || params.length === 0) return {};
  const hasFiles = params.some(({ type }) => type === 'file');
  const name = (param: Param) => (param.name === 'files' ? 'files[]' : param.name);
  const schema = {
    type: 'object',
    required: params.filter(({ isRequired }) => isRequired).map(name),
    properties: Object.fromEntries(
      params.map(param => [name(param), { ...schemaOf(param), description: param.about }]),
    ),
  };
  return {
    requestBody: { content: { [hasFiles ? 'multipart/form-data' : 'application/json']: { schema } } },
  };
}

function responsesOf({ call, name, who, statuses }: DescribedCall, examples: Examples): Json {
  const example = examples[name];
  const content = {
    'application/json': {
      schema: { $ref: `#/components/schemas/${name}.answer` },
      ...(example !== undefined && { example }),
    },
  };
  const responses: Record<string, unknown> = { 200: { description: 'the answer', content } };
  if (call.method !== 'GET') {
    responses['204'] = { description: 'done, without an answer' };
    responses['422'] = { $ref: '#/components/responses/Refused' };
  }
  for (const [status, when] of statuses)
    for (const one of status.split(', ')) responses[one] ??= { description: when };
  if (call.method !== 'GET' || who !== 'guest') responses['401'] ??= { description: 'nobody is signed in' };
  return responses;
}

/** Refers to the components, says what fields mean, names times, and drops what JSON Schema has beside it. */
function translated(value: unknown, key = '', isField = false): unknown {
  if (Array.isArray(value)) return value.map(one => translated(one));
  if (!isRecord(value))
    return typeof value === 'string' && key === '$ref'
      ? value.replace('#/$defs/', '#/components/schemas/')
      : value;
  const out = Object.fromEntries(
    Object.entries(value).flatMap(([name, one]) =>
      name === '$schema' ? [] : [[name, translated(one, name, key === 'properties' && !isField)]],
    ),
  );
  const description = isField && !('description' in out) ? fieldsInfo[key] : undefined;
  const described = description ? { ...out, description } : out;
  return /(_at|^until)$/.test(key) ? withFormat(described) : described;
}

/** The schemas, with what is known of the parameters of calls. */
function withParams(schemas: Json, calls: readonly DescribedCall[]): Json {
  const described = calls.flatMap(({ name, params }) => {
    const schema = schemas[`${name}.params`];
    if (!isRecord(schema) || !isRecord(schema.properties)) return [];
    const about = new Map(params.map(param => [param.name, param.about]));
    const properties = Object.entries(schema.properties).map(([key, one]) => [
      key,
      { ...(one as Json), description: about.get(key) },
    ]);
    return [[`${name}.params`, { ...schema, properties: Object.fromEntries(properties) }] as const];
  });
  return { ...schemas, ...Object.fromEntries(described) };
}

/** Of a text that may be null, the text has the format, which says more to readers than the pattern. */
function withFormat(schema: Json): Json {
  const { anyOf } = schema;
  if (Array.isArray(anyOf)) return { ...schema, anyOf: anyOf.map(one => withFormat(one as Json)) };
  if (schema.type !== 'string') return schema;
  const { pattern: _, ...rest } = schema;
  return { ...rest, format: 'date-time' };
}

/**
 * Calls that share method and path are one operation there: the answer is one of theirs.
 * @param version of the product
 */
export async function openApi(version: string, examples: Examples): Promise<Json> {
  const calls = describeCalls(await readContract());
  const { $defs } = (await contractSchema()) as { $defs: Json };
  const paths: Record<string, Record<string, Json>> = {};
  for (const one of calls) {
    const { method, path } = one.call;
    const of = paths[path] ?? {};
    paths[path] = of;
    const own = {
      operationId: one.name.replace(/Call$/, ''),
      tags: [one.step],
      summary: `Asked when ${one.when}.`,
      description: `Missing without it: ${one.without}.${one.features.length > 0 ? ` Not asked with ${one.features.map(feature => `app_meta.features.${feature}`).join(' or ')} off.` : ''}`,
      parameters: parametersOf(one),
      ...bodyOf(one),
      responses: responsesOf(one, examples),
    };
    const verb = method.toLowerCase();
    of[verb] = of[verb] ? merged(of[verb], own) : own;
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Calls of the review marketplace', version, license: { name: 'MIT', identifier: 'MIT' } },
    tags: Object.entries(steps).map(([name, description]) => ({ name, description })),
    paths,
    components: {
      schemas: withParams(translated($defs) as Json, calls),
      responses: {
        Refused: {
          description: 'refused: texts by field, or a missing csrf token',
          content: {
            'application/json': { schema: { type: 'object', properties: { errors: { type: 'object' } } } },
          },
        },
      },
    },
  };
}

/** One operation out of two: what either may be asked with, and what either answers. */
function merged(one: Json, other: Json): Json {
  const parameters = [...(one.parameters as Json[])];
  for (const param of other.parameters as Json[]) {
    const same = parameters.findIndex(({ name, in: place }) => name === param.name && place === param.in);
    if (same < 0) parameters.push({ ...param, required: false });
    else parameters[same] = { ...parameters[same], schema: joined(parameters[same]?.schema, param.schema) };
  }
  const named = new Set((other.parameters as Json[]).map(({ name }) => name));
  return {
    ...one,
    summary: `${String(one.summary)} ${String(other.summary)}`,
    parameters: parameters.map(param =>
      named.has(param.name) || param.in === 'path' ? param : { ...param, required: false },
    ),
    responses: {
      ...(one.responses as Json),
      200: {
        description: 'the answer',
        content: { 'application/json': { schema: joined(answerOf(one), answerOf(other)) } },
      },
    },
  };
}

const answerOf = (operation: Json): unknown => {
  const { 200: ok } = operation.responses as { 200: { content: Record<string, { schema: unknown }> } };
  return ok.content['application/json']?.schema;
};

/** Values of either, or one of both schemas. */
function joined(one: unknown, other: unknown): unknown {
  if (JSON.stringify(one) === JSON.stringify(other)) return one;
  const values = [one, other].map(schema =>
    isRecord(schema) && Array.isArray(schema.enum) ? schema.enum : null,
  );
  if (values[0] && values[1]) return { type: 'string', enum: [...new Set(values.flat())] };
  const all = [one, other].flatMap(schema =>
    isRecord(schema) && Array.isArray(schema.anyOf) ? schema.anyOf : [schema],
  );
  return { anyOf: all };
}
