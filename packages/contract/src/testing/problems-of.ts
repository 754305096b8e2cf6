type Parsed = { error?: { issues: readonly { path: readonly PropertyKey[]; message: string }[] } }

export function problemsOf(parsed: Parsed): string[] {
  return parsed.error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? []
}
