import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { Alert } from '../../ui/alert.tsx'

const whileProjectHidden =
  'Until it is shown again, nobody can be invited, and no proposal can be sent, changed or accepted. '

export interface HiddenNoticeProps {
  what: 'profile' | 'project'
}

export function HiddenNotice({ what }: HiddenNoticeProps) {
  return (
    <Alert
      tone="neutral"
      title={`An operator hid your ${what} from others`}
      action={
        <Link to={paths.settingsReports} className="text-link text-sm">
          Read why, and appeal
        </Link>
      }
    >
      {what === 'project' ? whileProjectHidden : ''}You still see it. Your contracts and their money go on as agreed.
    </Alert>
  )
}
