/** Takes the screenshots for docs/showroom.md: `npm run tool -- showroom`. */
import { takePictures } from '../../packages/plates/showroom/take-pictures.ts'

const pictures = Object.entries(await takePictures(process.cwd()))
for (const [name, { length }] of pictures) console.log(`${String(length).padStart(7)} bytes  ${name}`)
