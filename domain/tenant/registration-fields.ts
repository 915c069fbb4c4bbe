/** As much of a tenant's customization as the rule reads. */
interface RegistrationCustomization<Field extends string> {
  hide: { extraFields: boolean };
  fields: { register: readonly Field[] };
}

/**
 * The extra fields that a tenant's registration asks for (specification, section 3: `fields.register`, none where `hide.extraFields`). The
 * page asks for them and the API keeps them by this one rule, so that nobody types what is thrown away.
 */
export function registrationFields<Field extends string>({
  hide,
  fields,
}: RegistrationCustomization<Field>): readonly Field[] {
  return hide.extraFields ? [] : fields.register;
}
