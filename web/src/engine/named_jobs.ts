import type { JobOf } from './worker_jobs';

type NamedJob = (module: object, request: unknown) => object | undefined;

/** Answers a call of an engine: the caller's types have seen to it that what is asked is what the job takes. */
export function answerNamed(jobs: object, module: object, { name, request }: JobOf<'named'>) {
  const job = (jobs as Readonly<Record<string, NamedJob | undefined>>)[name];
  if (job === undefined) throw new Error(`This worker has no job ${name}.`);
  return job(module, request);
}
