import type { ComponentProps } from 'react';

interface Props extends Omit<ComponentProps<'input'>, 'type' | 'className' | 'onChange'> {
  onChosen: (file: File | undefined, input: HTMLInputElement) => void;
}

export const FileInput = ({ onChosen, ...props }: Props) => (
  <input
    {...props}
    type="file"
    onChange={({ currentTarget }) => onChosen(currentTarget.files?.[0], currentTarget)}
  />
);
