import { type PictureKind, pictureAccept, pictureHint, pictureMaxBytes, uploadedPictureId } from '@guildhall/contract'
import { ImageUp, Trash2 } from 'lucide-react'
import { Suspense, useRef, useState } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import { Avatar } from '../../ui/avatar.tsx'
import { Button } from '../../ui/button.tsx'
import { FieldError } from '../../ui/field.tsx'
import { FloatingPartMissing, lazyPart } from '../../ui/lazy-part.tsx'
import { TextField } from '../../ui/text-field.tsx'
import type { ProfileValues } from './profile-form-values.ts'

const loadCropping = () => import('./crop-dialog.tsx').then((part) => ({ default: part.CropDialog }))
const CropDialog = lazyPart(loadCropping, FloatingPartMissing)

export interface PictureFieldProps {
  kind: PictureKind
  name: 'profileImage' | `portfolio.${number}.image`
}

export function PictureField({ kind, name }: PictureFieldProps) {
  const { control, getValues } = useFormContext<ProfileValues>()
  const { field, fieldState } = useController({ control, name })
  const input = useRef<HTMLInputElement>(null)
  const chooser = useRef<HTMLButtonElement>(null)
  const [chosen, setChosen] = useState<File>()
  const [objection, setObjection] = useState<string>()
  const isUploaded = uploadedPictureId(field.value) !== undefined
  const what = kind === 'avatar' ? 'profile picture' : 'picture'

  function choose(file: File | undefined) {
    if (!file) return
    setObjection(objectionTo(file))
    if (!objectionTo(file)) setChosen(file)
  }

  return (
    <div className={kind === 'avatar' ? 'flex flex-col gap-5 sm:flex-row' : 'flex flex-col gap-4'}>
      {kind === 'avatar' ? (
        <Avatar size="xl" name={getValues('name')} src={field.value.trim()} />
      ) : (
        <Preview address={field.value.trim()} />
      )}
      <div className="flex min-w-0 flex-1 flex-col gap-4">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <Button ref={chooser} onClick={() => input.current?.click()}>
            <ImageUp aria-hidden="true" />
            {field.value ? `Replace ${what}` : `Upload ${what}`}
          </Button>
          {field.value ? (
            <Button
              variant="quiet"
              onClick={() => {
                field.onChange('')
                chooser.current?.focus()
              }}
            >
              <Trash2 aria-hidden="true" />
              Remove {what}
            </Button>
          ) : null}
          <span className="text-sm text-muted">{pictureHint}</span>
        </div>
        {/* Pressed by the button above, which says what it is for. */}
        <input
          ref={input}
          type="file"
          accept={pictureAccept}
          tabIndex={-1}
          aria-hidden="true"
          className="hidden"
          onChange={(event) => {
            choose(event.target.files?.[0])
            // Selecting the same file again must count as a change.
            event.target.value = ''
          }}
        />
        {objection ? (
          <div role="alert">
            <FieldError>{objection}</FieldError>
          </div>
        ) : null}
        <TextField
          optional
          label="Or link a picture by its address"
          type="url"
          inputMode="url"
          autoComplete="off"
          placeholder="https://"
          hint={isUploaded ? 'Your uploaded picture is in use. An address takes its place.' : undefined}
          error={fieldState.error?.message}
          ref={field.ref}
          name={field.name}
          onBlur={field.onBlur}
          value={isUploaded ? '' : field.value}
          onChange={(event) => field.onChange(event.target.value)}
        />
      </div>
      {chosen ? (
        <Suspense>
          <CropDialog
            file={chosen}
            kind={kind}
            onClose={() => setChosen(undefined)}
            onUploaded={(address) => {
              field.onChange(address)
              setChosen(undefined)
            }}
          />
        </Suspense>
      ) : null}
    </div>
  )
}

/** Checks what the browser can check. The server checks again and more closely. */
function objectionTo({ type, size }: File): string | undefined {
  if (!pictureAccept.split(',').includes(type)) return `This is not a PNG, JPEG or WebP picture.`
  if (size > pictureMaxBytes)
    return 'This picture is larger than 10 MB. Choose a smaller one, or make it smaller first.'
  return undefined
}

function Preview({ address }: { address: string }) {
  const [failed, setFailed] = useState<string>()
  const isAddress = uploadedPictureId(address) !== undefined || (/^https?:/i.test(address) && URL.canParse(address))
  if (!isAddress) return null
  if (failed === address) return <p className="text-sm text-muted">No picture could be loaded from this address.</p>
  return (
    <img
      key={address}
      src={address}
      alt="As it will show in your portfolio"
      referrerPolicy="no-referrer"
      onError={() => setFailed(address)}
      className="aspect-[16/10] w-full max-w-md rounded-md border border-line bg-sunken object-cover"
    />
  )
}
