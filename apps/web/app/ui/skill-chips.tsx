import { Tag } from './badge.tsx'

/** Skills beyond `most` become '+n more'. */
export function SkillChips({
  label,
  skills,
  most = skills.length,
}: {
  label: string
  skills: readonly string[]
  most?: number
}) {
  if (skills.length === 0) return null
  const hidden = skills.length - most
  return (
    <ul aria-label={label} className="flex flex-wrap gap-2">
      {skills.slice(0, most).map((skill, position) => (
        <li key={`${position} ${skill}`} dir="auto" className="flex max-w-full">
          <Tag>{skill}</Tag>
        </li>
      ))}
      {hidden > 0 ? <li className="flex min-h-6 items-center text-xs text-muted">+{hidden} more</li> : null}
    </ul>
  )
}
