import { Chip } from './chip.tsx';

interface ChipChoiceProps<Name extends string> {
  readonly names: readonly Name[];
  readonly chosen: string;
  readonly labelOf: (name: Name) => string;
  readonly onChoose: (name: Name) => void;
}

/** Chips, one of which is chosen. */
export const ChipChoice = <Name extends string>({
  names,
  chosen,
  labelOf,
  onChoose,
}: ChipChoiceProps<Name>) =>
  names.map(name => (
    <Chip key={name} selected={name === chosen} onClick={() => onChoose(name)}>
      {labelOf(name)}
    </Chip>
  ));
