import { Skeleton, SkeletonLine } from '../feedback/skeleton.tsx';

interface FieldSkeletonsProps {
  /** Heights of the fields below their labels, with their hints, px. */
  readonly heights: readonly number[];
  /** Width of the labels, px. */
  readonly labelWidth?: number;
}

/** Keep the room of the fields of a form while it loads. */
export const FieldSkeletons = ({ heights, labelWidth = 110 }: FieldSkeletonsProps) =>
  heights.map((height, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
    <div key={index}>
      <p className="mp-field__label">
        <SkeletonLine width={labelWidth} />
      </p>
      <Skeleton height={height} />
    </div>
  ));
