import type { Namespace, Socket } from 'socket.io'

export const roomOfPerson = (userId: string) => `user:${userId}`
const roomOfWatchers = (userId: string) => `watchers:${userId}`

export class Presence {
  readonly #namespace: Namespace
  readonly #awayMs: number
  readonly #timers = new Set<NodeJS.Timeout>()
  #isClosed = false

  constructor(namespace: Namespace, awayMs: number) {
    this.#namespace = namespace
    this.#awayMs = awayMs
  }

  /** Tells the socket whether these people are there, and from now on when that changes. Replaces whom it watched before. */
  async watch(socket: Socket, userIds: readonly string[]): Promise<void> {
    for (const room of socket.rooms) if (room.startsWith(roomOfWatchers(''))) await socket.leave(room)
    await socket.join(userIds.map(roomOfWatchers))
    for (const userId of userIds)
      socket.emit('event', { type: 'presence', userId, isOnline: await this.isOnline(userId) })
  }

  came(userId: string): void {
    this.#tell(userId, true)
  }

  left(userId: string): void {
    if (this.#isClosed) return
    const timer = setTimeout(() => {
      this.#timers.delete(timer)
      this.isOnline(userId).then(
        (isOnline) => {
          if (!isOnline) this.#tell(userId, false)
        },
        () => {}, // Another process did not answer; the person counts as there until they come and go again.
      )
    }, this.#awayMs)
    this.#timers.add(timer)
  }

  async isOnline(userId: string): Promise<boolean> {
    const room = roomOfPerson(userId)
    if (this.#namespace.adapter.rooms.has(room)) return true
    return (await this.#namespace.in(room).fetchSockets()).length > 0
  }

  close(): void {
    this.#isClosed = true
    for (const timer of this.#timers) clearTimeout(timer)
  }

  #tell(userId: string, isOnline: boolean) {
    this.#namespace.to(roomOfWatchers(userId)).emit('event', { type: 'presence', userId, isOnline })
  }
}
