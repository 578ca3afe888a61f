// Rules for accepted tokens, from the settings.
import type { Config } from '../settings/config.ts'

/** Rules for accepted tokens, with the dotted paths of their claims. */
export type TokenRules = {
  audience: string
  algorithms: readonly string[]
  types: readonly string[]
  /**
   * True if people can not choose their user names at the issuer. If false, an email address that the issuer verified is the
   * guaranteed login.
   */
  namesAreGiven: boolean
  /** True if this service neither makes nor resets the credentials of the issuer. */
  isElsewhere?: boolean
  claims: { identifiant: string; organisations: string; roles: readonly string[] }
  /** Returns the time in ms before which issued tokens are refused; null or absent for no limit. */
  issuedSince?: () => number | null
}

/** Returns the configured rules. */
export function tokenRules(
  config: Config,
  { isEmbedded, isElsewhere }: { readonly isEmbedded: boolean; readonly isElsewhere: boolean },
  issuedSince?: () => number | null,
): TokenRules {
  return {
    ...(issuedSince === undefined ? {} : { issuedSince }),
    audience: config.oidcAudience,
    algorithms: config.oidcAlgorithms,
    types: config.oidcTyp,
    isElsewhere,
    namesAreGiven: isEmbedded || config.oidcTrustUsernames === 'yes',
    claims: {
      identifiant: config.oidcClaimIdentifiant,
      organisations: config.oidcClaimOrganisations,
      roles: config.oidcClaimRoles,
    },
  }
}
