import { samples } from './sample-files.ts'

/** As many as go with a proposal, of kinds that people have and the specification's list for deliveries does not name. */
export const workFiles = [
  { filename: 'prices.csv', bytes: samples.text },
  { filename: 'logo.svg', bytes: samples.svg },
  { filename: 'film.mov', bytes: samples.mov },
]

/** Headers of a download that no browser shows or runs. */
export const savedNotShown = (filename: string) => ({
  'content-disposition': `attachment; filename=${filename}`,
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
})

export function workFilesForm(): FormData {
  const form = new FormData()
  for (const { filename, bytes } of workFiles) form.append('files', new File([bytes], filename))
  return form
}

export function uploadForm(names = ['plan.pdf']): FormData {
  const form = new FormData()
  for (const name of names) form.append('files', new File([samples.pdf], name))
  return form
}
