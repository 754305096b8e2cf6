import { react } from '../../../../../../packages/contract/src/components/react.ts'
import { serveComponents } from './serve-components.ts'

serveComponents(react)
