export { PaperPage as default } from '#pages/resources/PaperPage.tsx'
