/** Every call of the contract with all that is known about it: what the page of calls, OpenAPI and the mock are made from. */
import type { Call, Schema } from '../../contract/call.ts';
import type { Feature } from '../../routes.ts';
import { type CallInfo, callsInfo } from './calls-info.ts';
import type { ContractList } from './list.ts';
import { featuresOf } from './off.ts';
import { type ParamInfo, paramInfo, segmentInfo } from './params-info.ts';

export interface Param extends ParamInfo {
  readonly name: string;
  readonly isRequired: boolean;
}

export interface DescribedCall extends CallInfo {
  readonly name: string;
  readonly call: Call<Schema, Schema>;
  /** With one of these off it is not asked. */
  readonly features: readonly Feature[];
  readonly params: readonly Param[];
  readonly segments: readonly { readonly name: string; readonly about: string }[];
  readonly statuses: readonly (readonly [status: string, when: string])[];
}

/** The parts of a schema of parameters that are read. */
interface Node {
  readonly type: string;
  readonly entries?: Readonly<Record<string, Node>>;
  readonly wrapped?: Node;
  readonly options?: readonly unknown[];
}

/** All calls, in the order of work. Throws where nothing is said about one, or about one of its parameters. */
export function describeCalls({ calls }: ContractList): DescribedCall[] {
  const order = Object.keys(callsInfo);
  const names = [...calls.keys()].sort((one, other) => order.indexOf(one) - order.indexOf(other));
  return names.map(name => {
    const call = calls.get(name) as Call<Schema, Schema>;
    const info = callsInfo[name];
    if (!info) throw new Error(`src/build/contract/calls-info.ts says nothing about ${name}`);
    return {
      ...info,
      name,
      call,
      features: featuresOf(name),
      params: paramsOf(name, call.params as unknown as Node),
      segments: [...call.path.matchAll(/\{(\w+)\}/g)].map(([, one = '']) => ({
        name: one,
        about: segmentInfo[one] ?? '',
      })),
      statuses: statusesOf(info, call),
    };
  });
}

function paramsOf(call: string, { entries = {} }: Node): Param[] {
  return Object.entries(entries).map(([name, node]) => {
    const info = paramInfo(call, name);
    if (!info) throw new Error(`src/build/contract/params-info.ts says nothing about ${name} of ${call}`);
    const isRequired = !['optional', 'nullish'].includes(node.type);
    const { options } = node.wrapped ?? node;
    const values = options?.every(one => typeof one === 'string') ? (options as string[]) : undefined;
    return { ...info, name, isRequired, ...(values && { values }) };
  });
}

function statusesOf({ who }: CallInfo, { method, path }: Call<Schema, Schema>): DescribedCall['statuses'] {
  const statuses: (readonly [string, string])[] = [
    method === 'GET' ? ['200', 'the answer'] : ['200, 204', 'done'],
  ];
  if (who !== 'guest') statuses.push(['401', 'nobody is signed in: the bundle offers to sign in']);
  if (who === 'arbitrator') statuses.push(['403', 'whoever is signed in is no arbitrator']);
  if (path.includes('{')) statuses.push(['404', 'there is none, or it is not theirs']);
  if (method !== 'GET')
    statuses.push(
      ['401, 403, 422', 'the csrf token is missing or wrong'],
      ['422', '`{"errors": {"field": ["text"]}}`, shown at the fields'],
    );
  return statuses;
}
