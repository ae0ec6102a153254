export { Button, type ButtonProps, type ButtonVariant } from './button.tsx';
export { IconButton, type IconButtonProps } from './icon-button.tsx';
export { ButtonLink, type ButtonLinkProps } from './button-link.tsx';
export { ListButton, type ListButtonProps } from './list-button.tsx';
