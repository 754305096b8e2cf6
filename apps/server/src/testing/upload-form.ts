import { samples } from './sample-files.ts'

export function uploadForm(names = ['plan.pdf']): FormData {
  const form = new FormData()
  for (const name of names) form.append('files', new File([samples.pdf], name))
  return form
}
