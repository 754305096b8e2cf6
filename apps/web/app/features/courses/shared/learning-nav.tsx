import { Link } from 'react-router'
import { paths } from '../../../paths.ts'
import { usePromptWords } from './prompt-words.ts'

const screens = {
  prompt: { label: '', to: paths.courseCreation },
  library: { label: 'Course library', to: paths.library },
  units: { label: 'Learning units', to: paths.learning },
}

export function LearningNav({ current }: { current: keyof typeof screens }) {
  const { title } = usePromptWords()
  const others = Object.values({ ...screens, prompt: { ...screens.prompt, label: title } }).filter(
    ({ to }) => to !== screens[current].to,
  )
  return (
    <nav aria-label="Learning" className="print:hidden">
      <ul className="flex flex-wrap gap-x-5 gap-y-1">
        {others.map(({ label, to }) => (
          <li key={to}>
            <Link to={to} className="text-link inline-flex min-h-6 items-center text-sm pointer-coarse:min-h-11">
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
