import { dayMs } from '@guildhall/contract'

/** Names of browsers as they stand in a `User-Agent`, the particular ones before those they pretend to be. */
const browsers = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrom(?:e|ium)\/|\bCriOS\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*\bSafari\//, 'Safari'],
] as const

const systems = [
  [/\biPhone\b|\biPod\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bLinux\b|\bX11\b/, 'Linux'],
] as const

type Names = readonly (readonly [RegExp, string])[]
const nameIn = (names: Names, text: string) => names.find(([pattern]) => pattern.test(text))?.[1]

export function describeDevice(userAgent: string | null): string {
  const [browser, system] = [nameIn(browsers, userAgent ?? ''), nameIn(systems, userAgent ?? '')]
  if (browser && system) return `${browser} on ${system}`
  if (browser ?? system) return browser ?? `An app on ${system}`
  const program = userAgent?.match(/^([\w.-]{1,40})\//)?.[1]
  return program ? `The program ${program}` : 'Unknown device'
}

export const deviceKnownMs = 90 * dayMs

/** Such as 'Firefox/Linux', without versions: a few dozen kinds, so invented names cannot cause a mail each. */
export function deviceKind(userAgent: string | null): string {
  return [browsers, systems].map((names) => nameIn(names, userAgent ?? '') ?? 'other').join('/')
}

/** An IP address without its last part: enough for the owner to recognize it, too little to locate a person. */
export function coarseAddress(address: string): string {
  const ipv4 = address.match(/^(?:::ffff:)?(\d+\.\d+\.\d+)\.\d+$/i)?.[1]
  if (ipv4) return `${ipv4}.x`
  const groups = address.toLowerCase().split('%')[0]?.split('::')[0]?.split(':') ?? []
  return `${groups.slice(0, 3).join(':')}:…`
}
