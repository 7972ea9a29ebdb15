import { legalData } from '#pages/legal/legal-data.ts'

export const data = () => legalData('accessibility')
