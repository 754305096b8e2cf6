import { paths } from '../../paths.ts'
import { LinkButton } from '../../ui/link-button.tsx'

export function NextStep({ skill }: { skill: string | null }) {
  return (
    <div className="flex max-w-2xl flex-wrap items-center justify-between gap-4 rounded-lg bg-sunken p-5">
      <p className="min-w-0 flex-1 basis-56">
        {skill
          ? 'That was the last lesson. An assessment shows you and clients what you have learned.'
          : 'That was the last lesson.'}
      </p>
      {skill ? (
        <LinkButton variant="primary" to={paths.takeAssessment(skill)}>
          Take the {skill} assessment
        </LinkButton>
      ) : (
        <LinkButton to={paths.library}>More courses</LinkButton>
      )}
    </div>
  )
}
