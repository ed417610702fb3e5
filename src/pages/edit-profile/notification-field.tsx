import type { ReactNode } from 'react';
import { lookUp } from '../../contract/look-up.ts';
import { editProfileMessages as texts } from '../../messages/edit-profile.ts';
import { Checkbox } from '../../ui/forms/checkbox.tsx';
import { FieldGroup, type FrameProps } from '../../ui/forms/field-frame.tsx';

interface NotificationFieldProps extends FrameProps {
  readonly name: string;
  readonly value: Readonly<Record<string, boolean>>;
  readonly onChange: (value: Readonly<Record<string, boolean>>) => void;
  /** Further checkboxes. */
  readonly children: ReactNode;
}

/** The topics a person wants emails about. */
export function NotificationField({
  value,
  onChange,
  name: _,
  children,
  ...frame
}: NotificationFieldProps): ReactNode {
  return (
    <FieldGroup {...frame}>
      {Object.entries(value).map(([name, isOn]) => (
        <Checkbox key={name} checked={isOn} onChange={isOn => onChange({ ...value, [name]: isOn })}>
          {labelOf(name)}
        </Checkbox>
      ))}
      {children}
    </FieldGroup>
  );
}

/** An unknown name is shown as it is, with spaces. */
function labelOf(name: string): string {
  return lookUp(texts.notificationNames, name) || name.replaceAll('_', ' ');
}
