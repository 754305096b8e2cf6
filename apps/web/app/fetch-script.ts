const pausesMs = [250, 1_000, 3_000]

/** `isGone`: the server has it no longer, as after a release. */
export class ScriptError extends Error {
  readonly isGone: boolean

  constructor(address: string, status = 0) {
    super(`${address} answered ${status}`)
    this.isGone = status === 404
  }
}

const fetched = new Map<string, Promise<unknown>>()

/**
 * Browsers remember until the page is reloaded that a module could not be fetched: `import()` and preloads of it fail at
 * once from then on. So each script is first fetched into their cache, in several tries.
 * @throws ScriptError
 */
export function fetchScript(address: string): Promise<unknown> {
  let script = fetched.get(address)
  if (!script) {
    const isLoaded = document.querySelector(`link[rel=modulepreload][href="${address}"]`)
    script = isLoaded ? Promise.resolve() : tryToFetch(address)
    fetched.set(address, script)
    script.catch(() => fetched.delete(address))
  }
  return script
}

async function tryToFetch(address: string, [pauseMs, ...later] = pausesMs): Promise<void> {
  const answer = await fetch(address).catch(() => undefined)
  const isWhole = answer?.ok && (await answer.blob().catch(() => undefined))
  if (isWhole) return
  if (pauseMs === undefined || answer?.status === 404) throw new ScriptError(address, answer?.status)
  await new Promise((resolve) => setTimeout(resolve, pauseMs))
  return tryToFetch(address, later)
}

/** The build calls this for each `import()`, with the addresses of its file and of all that it imports. */
export const importPart = <Part>(load: () => Promise<Part>, files: readonly string[]): Promise<Part> =>
  Promise.all(files.map((file) => fetchScript(file.replace(/^\/?/, '/')))).then(load)

/**
 * In place of a screen whose script stays lost: it fails as soon as it is asked for its data or shown. The router would show
 * nothing at all if its module could not be had.
 */
export function lostScreen(error: unknown) {
  const fail = () => {
    throw error
  }
  return { default: fail, clientLoader: fail }
}
