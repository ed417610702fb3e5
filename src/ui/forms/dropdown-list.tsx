import { Fragment, type MouseEvent, memo, type Ref } from 'react';
import { cx } from '../cx.ts';
import { Check } from '../icons/check.ts';
import { type DropdownOption, OptionText } from './dropdown-option.tsx';
import type { OptionGroup } from './dropdown-options.ts';

interface DropdownListProps {
  readonly ref: Ref<HTMLDivElement>;
  /** Prefix for the ids of the parts. */
  readonly id: string;
  readonly label: string;
  readonly sections: readonly OptionGroup[];
  /** The chosen value. */
  readonly value: string;
  /** Index of the highlighted option; -1 for none. */
  readonly active: number;
  readonly onPoint: (index: number) => void;
  readonly onChoose: (index: number) => void;
}

export const optionId = (id: string, index: number) => `${id}-option-${index}`;

/** The options of a dropdown. The panel around it handles the keys. */
export function DropdownList({
  ref,
  id,
  label,
  sections,
  value,
  active,
  onPoint,
  onChoose,
}: DropdownListProps) {
  // One listener for all options: options with props of their own would all render again with each highlight.
  const at = (event: MouseEvent) => {
    const option = event.target instanceof Element ? event.target.closest('[role=option]') : null;
    return option ? Number(option.id.split('-').at(-1)) : -1;
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys arrive in the panel around it
    <div
      ref={ref}
      id={`${id}-list`}
      role="listbox"
      tabIndex={-1}
      aria-label={label}
      aria-activedescendant={active < 0 ? undefined : optionId(id, active)}
      className="mp-dropdown__list"
      // Keep the focus where the keys are typed.
      onMouseDown={event => at(event) >= 0 && event.preventDefault()}
      onMouseMove={event => at(event) >= 0 && onPoint(at(event))}
      onClick={event => at(event) >= 0 && onChoose(at(event))}
    >
      {sections.map(({ from, options }) => (
        <Fragment key={from}>
          {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: it is not focusable, and a listbox may contain options only */}
          {from > 0 && <hr aria-hidden="true" className="mp-dropdown__separator" />}
          {options.map((option, index) => (
            <Option
              key={option.value}
              id={optionId(id, from + index)}
              option={option}
              isActive={from + index === active}
              isChosen={option.value === value}
            />
          ))}
        </Fragment>
      ))}
    </div>
  );
}

interface OptionProps {
  readonly id: string;
  readonly option: DropdownOption;
  readonly isActive: boolean;
  readonly isChosen: boolean;
}

const Option = memo(function Option({ id, option, isActive, isChosen }: OptionProps) {
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the list has the focus and names the highlighted option
    <div
      id={id}
      role="option"
      aria-selected={isChosen}
      aria-disabled={option.disabled || undefined}
      className={cx('mp-dropdown__option', isActive && 'mp-dropdown__option--active')}
    >
      {option.icon}
      <span className="mp-dropdown__value">
        <OptionText option={option} />
      </span>
      {option.count && <span className="mp-dropdown__detail">{option.count}</span>}
      {isChosen && <Check size={18} className="mp-dropdown__check" />}
    </div>
  );
});
