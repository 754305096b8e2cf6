import { ChangedElsewhere } from '../../ui/changed-elsewhere.tsx'
import { SaveTrouble } from '../accounts/shared/save-trouble.tsx'
import { DraftIsBack } from './draft-is-back.tsx'
import { OutlineChoice } from './outline-choice.tsx'
import { ProjectFilesField } from './project-files-field.tsx'
import { ProjectFormTrouble } from './project-form-trouble.tsx'
import { ProjectPreview } from './project-preview.tsx'
import { SkillPicker } from './skill-picker.tsx'

/** What the form of a project loads after its fields: one file, as the names of eight would be a part of its first view. */
export const parts = {
  ChangedElsewhere,
  DraftIsBack,
  OutlineChoice,
  ProjectFilesField,
  ProjectFormTrouble,
  ProjectPreview,
  SaveTrouble,
  SkillPicker,
}
