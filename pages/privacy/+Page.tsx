export { LegalPage as default } from '#pages/legal/LegalPage.tsx'
