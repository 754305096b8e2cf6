import { vue } from '../../../../../../packages/contract/src/components/vue.ts'
import { serveComponents } from './serve-components.ts'

serveComponents(vue)
