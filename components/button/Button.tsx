import type { ComponentProps, ReactNode } from 'react'
import { Link } from '#components/link/Link.tsx'
import type { InternalHref } from '#model/routes.ts'

export const buttonVariants = [
  'default',
  'destructive',
  'outline',
  'secondary',
  'ghost',
  'link',
  'premium',
  'hero',
] as const
export const buttonSizes = ['default', 'sm', 'lg', 'icon'] as const

interface ButtonLook {
  variant?: (typeof buttonVariants)[number]
  /** `icon` is a square; give it a name with `aria-label`. */
  size?: (typeof buttonSizes)[number]
}

const classOf = (variant: ButtonLook['variant'] = 'default', size: ButtonLook['size'] = 'default'): string =>
  `button button--${variant}${size === 'default' ? '' : ` button--size-${size}`}`

/** Does something on this page. */
export const Button = ({
  variant,
  size,
  type = 'button',
  ...rest
}: ButtonLook & Omit<ComponentProps<'button'>, 'className'>) => (
  <button type={type} className={classOf(variant, size)} {...rest} />
)

/** A link to another page that looks like a button. */
export const ButtonLink = ({
  variant,
  size,
  to,
  children,
}: ButtonLook & { to: InternalHref; children: ReactNode }) => (
  <Link to={to} className={classOf(variant, size)}>
    {children}
  </Link>
)
