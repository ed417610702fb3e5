import {
  type DisputeAction,
  type DisputeAnswer,
  disputeActionCall,
  disputeConflict,
  type OpenedDispute,
  openDisputeCall,
} from '../contract/dispute.ts';
import type { Client } from './client.ts';
import { decodeStored } from './decode.ts';
import { ApiError } from './errors.ts';
import { type MultipartOptions, postMultipart } from './upload.ts';

export interface NewDispute {
  readonly dispute_type: string;
  readonly description: string;
  readonly desired_outcome_type: string;
  readonly desired_outcome_description: string;
  readonly source_id: string;
  readonly files: readonly File[];
}

/**
 * Opens a dispute. Rejects with an `ApiError`; a 422 names its fields.
 * @param options `path` of the call on this host: `lateMetaOf(hostPage.meta).paths.disputes`
 */
export function openDispute(dispute: NewDispute, options: MultipartOptions): Promise<OpenedDispute> {
  return postMultipart(openDisputeCall, formOf({ ...dispute }), options);
}

/** The value of a field of an action. */
export type ActionValue = string | number | boolean | readonly File[];

/**
 * Sends an action that an answer offers among its `actions`, and returns the dispute after it; undefined or null where the
 * host does not send it. Rejects with an `ApiError`: a 422 names its fields, for a 409 see `currentDispute`.
 */
export function sendDisputeAction(
  client: Client,
  { path, method, fields }: DisputeAction,
  values: Readonly<Record<string, ActionValue>>,
): Promise<DisputeAnswer | null | undefined> {
  const hasFiles = fields?.some(({ type }) => type === 'files') ?? false;
  if (hasFiles) return postMultipart(disputeActionCall, formOf(values), { path, report: client.report });
  return client.send({ ...disputeActionCall, path, method: method ?? 'POST' }, { params: values });
}

/** The current dispute, from the error of an action that came too late; null for any other error. */
export function currentDispute(error: unknown): DisputeAnswer | null {
  return error instanceof ApiError && error.status === 409 ? decodeStored(disputeConflict, error.data) : null;
}

/** Texts under their names, files as parts `name[]`, as Rails reads them. */
function formOf(values: Readonly<Record<string, ActionValue>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) {
    if (typeof value === 'object') for (const file of value) form.append(`${name}[]`, file, file.name);
    else form.append(name, String(value));
  }
  return form;
}
