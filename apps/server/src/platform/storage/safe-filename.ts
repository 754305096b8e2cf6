const longest = 200
const fallback = 'file'
const invisible = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu

/** The last part of a path, on one line, at most 200 characters with extension, never empty or only dots. */
export function safeFilename(name: string): string {
  const last = name.toWellFormed().split(/[/\\]/).at(-1) ?? ''
  const visible = last.replace(invisible, '').trim()
  return /^\.*$/.test(visible) ? fallback : shortened(visible)
}

function shortened(name: string): string {
  const characters = [...name]
  if (characters.length <= longest) return name
  const dot = characters.lastIndexOf('.')
  const ending = dot > 0 && characters.length - dot <= 20 ? characters.slice(dot) : []
  return [...characters.slice(0, longest - ending.length), ...ending].join('')
}
