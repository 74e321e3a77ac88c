/** What GraphQL needs of a class: its fields. Views are plain objects and never instances of it. */
export type Plain<Type> = Type extends Date
  ? Type
  : Type extends readonly (infer Item)[]
    ? readonly Plain<Item>[]
    : Type extends object
      ? { readonly [Key in keyof Type]: Plain<Type[Key]> }
      : Type;
