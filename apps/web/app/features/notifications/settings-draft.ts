import {
  choosableKinds,
  type MailChoice,
  type NotificationGroup,
  type NotificationKind,
  type NotificationSettingsBody,
  type NotificationSettingsView,
  notificationGroups,
  notificationKinds,
} from '@guildhall/contract'

export type Draft = Omit<NotificationSettingsBody, 'quietHours'> & {
  isQuiet: boolean
  quietHours: { from: string; to: string }
}

const usualNight = { from: '22:00', to: '07:00' }

/** The time zone is the browser's until one is saved. */
export function draftOf({ choices, quietHours, timeZone, digestHour, saved }: NotificationSettingsView): Draft {
  return {
    choices: Object.fromEntries(choosableKinds.map((kind) => [kind, choices[kind] ?? notificationKinds[kind].mail])),
    isQuiet: quietHours !== null,
    quietHours: quietHours ?? usualNight,
    timeZone: saved ? timeZone : Intl.DateTimeFormat().resolvedOptions().timeZone || timeZone,
    digestHour,
  }
}

export function bodyOf({ isQuiet, quietHours, ...rest }: Draft): NotificationSettingsBody {
  return { ...rest, quietHours: isQuiet ? quietHours : null }
}

export const choiceLabels: Readonly<Record<MailChoice, string>> = { now: 'At once', digest: 'Daily', off: 'Never' }

export const kindGroups = Object.entries(notificationGroups).map(([group, label]) => ({
  group: group as NotificationGroup,
  label,
  kinds: (Object.keys(notificationKinds) as NotificationKind[]).filter(
    (kind) => notificationKinds[kind].group === group,
  ),
}))

export type KindGroup = (typeof kindGroups)[number]

export const isChoosable = (kind: NotificationKind) => choosableKinds.some((one) => one === kind)

/** What is chosen for all of them; undefined if they differ. */
export function sharedChoice(kinds: readonly NotificationKind[], choices: Draft['choices']): MailChoice | undefined {
  const [first, ...others] = kinds.map((kind) => choices[kind as keyof Draft['choices']])
  return others.every((other) => other === first) ? first : undefined
}

/** By region. Includes `current` even if the browser does not know it. */
export function timeZoneOptions(current: string) {
  const names = new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', current])
  const regions = Map.groupBy([...names].sort(), (name) =>
    name.includes('/') ? name.slice(0, name.indexOf('/')) : 'Other',
  )
  return [...regions].map(([group, zones]) => ({
    group,
    options: zones.map((value) => ({ value, label: value.slice(value.indexOf('/') + 1).replaceAll('_', ' ') })),
  }))
}

export const hourOptions = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour),
  label: `${String(hour).padStart(2, '0')}:00`,
}))
