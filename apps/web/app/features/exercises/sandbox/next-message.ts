/** What the frame sends to its worker next. */
export const nextMessage = <Message>() =>
  new Promise<Message>((resolve) => {
    self.addEventListener('message', ({ data }: MessageEvent<Message>) => resolve(data), { once: true })
  })
