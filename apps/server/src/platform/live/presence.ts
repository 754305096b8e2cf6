import type { Namespace, Server, Socket } from 'socket.io'
import { gatherCalls } from '../gather-calls.ts'

/** Their rooms fit into one notice of PostgreSQL. */
export const peoplePerPacket = 100

export const roomOfPerson = (userId: string) => `user:${userId}`
const roomOfWatchers = (userId: string) => `watchers:${userId}`
/** Sockets of one person alone among those that watch another. */
const roomOfWatcher = (userId: string, watcherId: string) => `${roomOfWatchers(userId)}:${watcherId}`
/** Sockets of a person for which it is looked up whom they may watch. They are put out when a watch of the person's ends. */
const roomOfAsking = (watcherId: string) => `asking:${watcherId}`

/** A process that was killed is waited for during five seconds, and missed after ten: by then, only those that live are asked. */
const tries = 4

/** In all processes. The last that is seen of the person is what is seen of everybody who goes. */
export function endWatch(io: Server, { watcherId, userId }: { watcherId: string; userId: string }) {
  const [room, asking] = [roomOfWatcher(userId, watcherId), roomOfAsking(watcherId)]
  io.to(room).emit('event', { type: 'presence', userId, isOnline: false })
  io.in([room, asking]).socketsLeave([roomOfWatchers(userId), room, asking])
}

export class Presence {
  readonly #namespace: Namespace
  readonly #awayMs: number
  /** Of those whom a socket has left. */
  readonly #timers = new Map<string, NodeJS.Timeout>()
  readonly #isElsewhere: (userId: string) => Promise<boolean>
  #isClosed = false

  constructor(namespace: Namespace, awayMs: number) {
    this.#namespace = namespace
    this.#awayMs = awayMs
    // When a proxy is restarted, thousands of sockets go at once.
    this.#isElsewhere = gatherCalls(async (userIds) => {
      const sockets = await this.#fetchSockets([...new Set(userIds)].map(roomOfPerson))
      const rooms = new Set(sockets.flatMap((socket) => [...socket.rooms]))
      return (userId) => rooms.has(roomOfPerson(userId))
    }, peoplePerPacket)
  }

  /**
   * Tells the socket whether the people that `ask` names are there, and from now on when that changes. Replaces whom it watched before.
   * Without names, all stays as it is.
   */
  async watch(socket: Socket, watcherId: string, ask: () => Promise<readonly string[] | undefined>): Promise<void> {
    const asking = roomOfAsking(watcherId)
    let userIds: readonly string[] | undefined
    // A watch that ended meanwhile may be in the answer, so it is asked again.
    do {
      await socket.join(asking)
      userIds = await ask()
    } while (userIds && socket.connected && !socket.rooms.has(asking))
    if (!userIds) return socket.leave(asking)
    for (const room of socket.rooms) if (room.startsWith(roomOfWatchers(''))) await socket.leave(room)
    await socket.join(userIds.flatMap((userId) => [roomOfWatchers(userId), roomOfWatcher(userId, watcherId)]))
    await socket.leave(asking)
    await Promise.all(
      userIds.map(async (userId) => {
        const isOnline = await this.isOnline(userId)
        // Its watch may have ended meanwhile.
        if (socket.rooms.has(roomOfWatchers(userId))) socket.emit('event', { type: 'presence', userId, isOnline })
      }),
    )
  }

  came(userId: string): void {
    this.#tell(userId, true)
  }

  left(userId: string): void {
    if (this.#isClosed) return
    clearTimeout(this.#timers.get(userId))
    const timer = setTimeout(() => {
      this.#timers.delete(userId)
      this.isOnline(userId).then(
        (isOnline) => {
          if (!isOnline) this.#tell(userId, false)
        },
        () => {}, // Another process did not answer; the person counts as there until they come and go again.
      )
    }, this.#awayMs)
    this.#timers.set(userId, timer)
  }

  async isOnline(userId: string): Promise<boolean> {
    return this.#namespace.adapter.rooms.has(roomOfPerson(userId)) || this.#isElsewhere(userId)
  }

  close(): void {
    this.#isClosed = true
    for (const timer of this.#timers.values()) clearTimeout(timer)
  }

  async #fetchSockets(rooms: string[], left = tries): ReturnType<Namespace['fetchSockets']> {
    try {
      return await this.#namespace.in(rooms).fetchSockets()
    } catch (error) {
      if (left === 1 || this.#isClosed) throw error
      return this.#fetchSockets(rooms, left - 1)
    }
  }

  #tell(userId: string, isOnline: boolean) {
    this.#namespace.to(roomOfWatchers(userId)).emit('event', { type: 'presence', userId, isOnline })
  }
}
