import type { BaseIssue, BaseSchema, InferOutput } from 'valibot';

export type Schema<T = unknown> = BaseSchema<unknown, T, BaseIssue<unknown>>;
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * The description of one call. The client decodes answers with it, the fixture host checks its answers with it, and
 * the published JSON Schema is derived from it.
 */
export interface Call<Params extends Schema, Answer extends Schema> {
  readonly method: Method;
  /** Absolute path. `{name}` stands for a path segment, which is URI-encoded. */
  readonly path: string;
  /** Sent in the query (GET, DELETE) or as a JSON body (POST, PUT). */
  readonly params: Params;
  readonly answer: Answer;
}

export type ParamsOf<C> = C extends Call<infer P, Schema> ? InferOutput<P> : never;
export type AnswerOf<C> = C extends Call<Schema, infer A> ? InferOutput<A> : never;

/* @__NO_SIDE_EFFECTS__ */
export function defineCall<P extends Schema, A extends Schema>(call: Call<P, A>): Call<P, A> {
  return call;
}

/** Error messages of a refused write by the name of their field. */
export type FieldErrors = Readonly<Record<string, readonly string[]>>;
