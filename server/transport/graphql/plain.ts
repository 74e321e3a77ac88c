/** The fields of a GraphQL class. Views are plain objects, not instances of the class. */
export type Plain<Type> = Type extends Date
  ? Type
  : Type extends readonly (infer Item)[]
    ? readonly Plain<Item>[]
    : Type extends object
      ? { readonly [Key in keyof Type]: Plain<Type[Key]> }
      : Type;
