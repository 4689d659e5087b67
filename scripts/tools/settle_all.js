/** Waits until every promise has settled, and then rejects with the first reason, if one was rejected. */
export async function settleAll(promises) {
  const ends = await Promise.allSettled(promises);
  const failed = ends.find(({ status }) => status === 'rejected');
  if (failed) throw failed.reason;
}
