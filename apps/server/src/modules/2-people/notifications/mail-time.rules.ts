import {
  dayMs,
  type MailChoice,
  minuteMs,
  type NotificationGroup,
  type NotificationKind,
  notificationRule,
} from '@guildhall/contract'

export type MailSettings = {
  choices: Partial<Record<NotificationKind, MailChoice>>
  mutedGroups: readonly NotificationGroup[]
  /** Minutes since midnight in the time zone. `from` is quiet, `to` is not. */
  quiet: { from: number; to: number } | null
  /** IANA name. */
  timeZone: string
  /** 0 to 23, in the time zone. */
  digestHour: number
}

/** What happens within this time goes into one mail. */
const bundleMs = minuteMs

export function mailChoiceOf({ choices, mutedGroups }: MailSettings, kind: NotificationKind): MailChoice {
  const rule = notificationRule(kind)
  if (!rule || rule.hasOwnMail) return 'off'
  if (rule.always) return rule.mail
  if (mutedGroups.includes(rule.group)) return 'off'
  return choices[kind] ?? rule.mail
}

/** When to mail what happened at `at`. Undefined if the choice is `off`. */
export function mailDueAt(settings: MailSettings, choice: MailChoice, at: Date): Date | undefined {
  switch (choice) {
    case 'now':
      return afterQuiet(settings, new Date(at.getTime() + bundleMs))
    case 'digest':
      return afterQuiet(settings, nextLocalTime(at, settings.digestHour * 60, settings.timeZone))
    case 'off':
      return undefined
  }
}

/** `at`, or the end of the quiet hours that it lies in. */
export function afterQuiet(settings: MailSettings, at: Date): Date {
  const { quiet, timeZone } = settings
  if (!quiet || !isQuiet(quiet, minuteOfDay(at, timeZone))) return at
  return nextLocalTime(at, quiet.to, timeZone)
}

function isQuiet({ from, to }: { from: number; to: number }, minute: number): boolean {
  return from < to ? minute >= from && minute < to : minute >= from || minute < to
}

function minuteOfDay(at: Date, timeZone: string): number {
  const wall = at.getTime() + offsetMs(at.getTime(), timeZone)
  return Math.floor((wall % dayMs) / minuteMs)
}

/** The first instant after `after` at which clocks in the time zone show `minute`, in minutes since midnight. */
export function nextLocalTime(after: Date, minute: number, timeZone: string): Date {
  const wall = after.getTime() + offsetMs(after.getTime(), timeZone)
  const midnight = Math.floor(wall / dayMs) * dayMs
  // Three days cover every time zone: one that moves across the date line skips a day.
  for (const day of [0, 1, 2]) {
    const instant = instantOf(midnight + day * dayMs + minute * minuteMs, timeZone)
    if (instant > after.getTime()) return new Date(instant)
  }
  return new Date(after.getTime() + dayMs)
}

/**
 * `wall`: local time in milliseconds, as if UTC. The first instant when clocks go back; when they skip it, the same
 * span after the change.
 */
function instantOf(wall: number, timeZone: string): number {
  const before = offsetMs(wall - dayMs, timeZone)
  const later = offsetMs(wall + dayMs, timeZone)
  for (const offset of [before, later]) {
    if (offsetMs(wall - offset, timeZone) === offset) return wall - offset
  }
  return wall - before
}

const formats = new Map<string, Intl.DateTimeFormat>()

/** How far clocks in the time zone are ahead of UTC at an instant, in milliseconds. */
function offsetMs(at: number, timeZone: string): number {
  const parts = Object.fromEntries(
    formatFor(timeZone)
      .formatToParts(at)
      .map(({ type, value }) => [type, Number(value)]),
  ) as Record<'year' | 'month' | 'day' | 'hour' | 'minute' | 'second', number>
  const wall = Date.UTC(parts.year, parts.month - 1, parts.day, parts.hour, parts.minute, parts.second)
  return wall - Math.floor(at / 1_000) * 1_000
}

function formatFor(timeZone: string): Intl.DateTimeFormat {
  let format = formats.get(timeZone)
  if (!format) {
    const number = 'numeric'
    format = new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: number,
      month: number,
      day: number,
      hour: number,
      minute: number,
      second: number,
    })
    formats.set(timeZone, format)
  }
  return format
}
