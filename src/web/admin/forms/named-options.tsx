type Props = { items: readonly { id: number; name: string }[] | undefined };

/** The options of a select for records with an id and a name. */
export const NamedOptions = ({ items }: Props) =>
  items?.map(({ id, name }) => (
    <option key={id} value={id}>
      {name}
    </option>
  ));
