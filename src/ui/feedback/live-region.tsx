/** Announces its message whenever it changes. Keep it mounted: the message it mounts with is not announced. */
export function LiveRegion({ message }: { readonly message: string }) {
  return (
    <div className="mp-visually-hidden" role="status">
      {message}
    </div>
  );
}
