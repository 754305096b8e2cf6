import { z } from 'zod'

type Issue = z.core.$ZodRawIssue

/** Replaces Zod's own sentences, which name types of JavaScript and patterns, wherever a schema has none for its field. */
export function installFieldSentences() {
  z.config({ localeError: sentenceForIssue })
}

export function sentenceForIssue(issue: Issue): string {
  const field = issue.path?.length ? `“${issue.path.map(String).join('.')}”` : 'The request'
  return `${field} ${problemOf(issue)}.`
}

const types: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
}

function problemOf(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined) return 'is required'
      return issue.expected in types ? `must be ${types[issue.expected]}` : isNotValid
    case 'invalid_value':
      return `must be ${listOf(issue.values)}`
    case 'too_small':
      return `must ${amountOf(issue.origin, 'at least', issue.minimum)}`
    case 'too_big':
      return `must ${amountOf(issue.origin, 'at most', issue.maximum)}`
    case 'invalid_format':
      return issue.format in formats ? `must be ${formats[issue.format]}` : isNotValid
    case 'unrecognized_keys':
      return 'has a field that is not known here'
    default:
      return isNotValid
  }
}

const isNotValid = 'is not valid'
const formats: Record<string, string> = { uuid: 'an id', email: 'an email address', datetime: 'a time in ISO 8601' }

const listOf = (values: readonly z.core.util.Primitive[]) =>
  new Intl.ListFormat('en', { type: 'disjunction' }).format(values.map((value) => `“${String(value)}”`))

function amountOf(origin: string, bound: string, amount: number | bigint): string {
  if (origin === 'array') return `have ${bound} ${amount} ${amount === 1 ? 'entry' : 'entries'}`
  if (origin === 'string') return `be ${bound} ${amount} ${amount === 1 ? 'character' : 'characters'} long`
  return `be ${bound} ${amount}`
}
