interface Answers {
  send: (message: unknown) => void
  fail: () => void
}

/**
 * What a worker does that is given files before its job. What sends its answers is in no scope in which a program could
 * evaluate anything.
 */
export async function serveJob<Files, Job>(load: (files: Files) => Promise<(job: Job, to: Answers) => Promise<void>>) {
  const send = self.postMessage.bind(self)
  const fail = () => send({ stopped: 'failed' })
  try {
    const serve = await load(await nextMessage<Files>())
    const job = nextMessage<Job>()
    send('ready')
    await serve(await job, { send, fail }).catch(fail)
  } catch (error) {
    // The frame hears the first message as "ready", and an error as what it is.
    self.reportError(error)
  }
}

/** What the frame sends to its worker next. */
const nextMessage = <Message>() =>
  new Promise<Message>((resolve) => {
    self.addEventListener('message', ({ data }: MessageEvent<Message>) => resolve(data), { once: true })
  })
