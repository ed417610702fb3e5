import type { Query } from '../../api/call.ts';
import type { Step } from './calls-info.ts';
import type { CheckRequest, EarlierAnswers } from './requests.ts';

/** What a rule about the meaning of an answer has at hand. */
export interface RuleContext {
  /** The answer, as the browser reads it. */
  readonly data: unknown;
  /** The answer as it was sent, with fields that the browser does not know. */
  readonly sent: unknown;
  readonly request: CheckRequest;
  readonly earlier: EarlierAnswers;
  readonly isGuest: boolean;
  /** Whether the host is to have the calls of a step. */
  has(step: Step): boolean;
  /** Asks the same call with other parameters. Undefined where it gives no right answer, which is told by itself. */
  ask(query: Query, segments?: Readonly<Record<string, string>>): Promise<unknown>;
  /** Asks another call. Undefined where the host has switched it off, or gives no right answer: that is told at that call. */
  other(name: string, query: Query, segments?: Readonly<Record<string, string>>): Promise<unknown>;
  /** The status of the same call with other segments, or with other parameters. */
  statusOf(segments: Readonly<Record<string, string>> | undefined, query?: Query): Promise<number>;
  /** Tells a difference unless `holds`. It names the address that was asked last. */
  expect(holds: boolean, path: string, expected: string, found: unknown): void;
  /** Tells what differs, though pages work with it. */
  advise(holds: boolean, path: string, expected: string, found: unknown): void;
}

/** Holds an answer, and others of the same call, to what they mean. */
export type Rule = (context: RuleContext) => void | Promise<void>;
