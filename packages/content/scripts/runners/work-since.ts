/** Milliseconds of the processor that this thread has used since `before`. */
export function workSince(before: NodeJS.CpuUsage): number {
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1_000
}
