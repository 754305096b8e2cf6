import type { Page, WebSocket } from '@playwright/test'

/** Waits until the server can send events to the page. Called before the page connects. */
export function connected(page: Page): Promise<void> {
  return new Promise((resolve) => {
    // One that is begun while nobody answers fails, and another follows.
    const listen = (socket: WebSocket) =>
      socket.on('framereceived', ({ payload }) => {
        if (!String(payload).startsWith('40')) return
        page.off('websocket', listen)
        resolve()
      })
    page.on('websocket', listen)
  })
}
