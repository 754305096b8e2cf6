import '@angular/compiler'

export * from '@angular/common'
export * from '@angular/core'
export { outputFromObservable, rxResource, toObservable, toSignal } from '@angular/core/rxjs-interop'
export {
  FormControl,
  FormGroup,
  FormsModule,
  NG_VALUE_ACCESSOR,
  NgModel,
  ReactiveFormsModule,
  Validators,
} from '@angular/forms'
export { createApplication, DomSanitizer } from '@angular/platform-browser'
export * from 'rxjs'
