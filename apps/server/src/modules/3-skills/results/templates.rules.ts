type Generated = { template?: { id: string; version: number } }

/** Null for questions that were not generated. */
export function templatesOf(questions: readonly Generated[]): { count: number; versions: number[] } | null {
  const templates = questions.flatMap(({ template }) => template ?? [])
  if (templates.length === 0) return null
  return {
    count: new Set(templates.map(({ id }) => id)).size,
    versions: [...new Set(templates.map(({ version }) => version))].sort((one, other) => one - other),
  }
}
