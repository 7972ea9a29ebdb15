import { prepareSite } from '../../engine/site/prepare.ts'
import { sampleModules } from './modules-folder.ts'

prepareSite(process.cwd(), sampleModules)
